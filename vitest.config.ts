import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromium } from './scripts/chromium.ts'
import { OutcomeReporter } from './scripts/outcome-reporter.ts'

/** What knows no database is tested once. */
const NO_DATABASE = ['src/server/{providers,storage}/**/*.test.ts']

/** Server tests run on both kinds of database; `SIGNET_TEST_DATABASE` tells `testing/site.ts` which one to open. */
const server = (database: 'embedded' | 'postgres') => ({
  test: {
    name: `server on ${database}`,
    include: ['src/server/**/*.test.ts'],
    exclude: [...NO_DATABASE, `src/server/**/*.${database === 'postgres' ? 'embedded' : 'postgres'}.test.ts`],
    env: { SIGNET_TEST_DATABASE: database },
    globalSetup: ['src/server/testing/databases.ts'],
    // These end a test that hangs. On a busy machine a correct one may take long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
})

/** What the components import. */
const BROWSER_DEPENDENCIES = [
  '@base-ui/react/dialog',
  '@base-ui/react/popover',
  '@base-ui/react/select',
  '@hookform/resolvers/zod',
  '@tanstack/react-query',
  'clsx',
  'lucide-react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router',
  'react-router/dom',
  'vitest-browser-react',
  'zod',
]

export default defineConfig({
  test: {
    reporters: [
      'default',
      ['json', { outputFile: '.tmp/reports/vitest.json' }],
      new OutcomeReporter('.tmp/reports/outcome.json'),
    ],
    // As in playwright.config.ts: what a busy machine broke is tried again, and named at the end of `npm test`.
    retry: 1,
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['src/{contract,studio,web}/**/*.test.ts', '{bench,scripts}/*.test.{ts,mjs}', ...NO_DATABASE],
          testTimeout: 180_000,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        // Found only while the tests run, a dependency would reload their page.
        optimizeDeps: { include: BROWSER_DEPENDENCIES },
        test: {
          name: 'components',
          include: ['src/web/**/*.test.tsx'],
          // One page: pages side by side take the focus from one another.
          fileParallelism: false,
          setupFiles: ['src/web/ui/testing/load-styles.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: 'chromium', viewport: { width: 1024, height: 768 } }],
          },
        },
      },
      server('embedded'),
      server('postgres'),
      {
        test: {
          name: 'soak',
          include: ['src/{server,studio}/**/*.soak.ts'],
          retry: 0,
          testTimeout: 3_600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
