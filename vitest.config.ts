import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromium, SHORT_LIVED } from './scripts/chromium.ts'
import { OutcomeReporter } from './scripts/outcome-reporter.ts'
import { WaitingTestsFirst } from './scripts/waiting-tests-first.ts'
import { VIEWPORT } from './src/web/ui/testing/viewport.ts'
import { scaleLimit } from './src/server/testing/patience.ts'
import { canStartPostgres } from './src/server/testing/postgres.ts'

/** End a test that hangs. On a busy machine a correct test may take long, so tests have no limits of their own. */
const HANGS = {
  testTimeout: scaleLimit(300_000),
  hookTimeout: scaleLimit(300_000),
  expect: { poll: { timeout: scaleLimit(60_000) } },
}

/** Tests that use no database run once, in the project `pure`. */
const NO_DATABASE = [
  'src/server/infrastructure/storage/**/*.test.ts',
  'src/server/providers/*.test.ts',
  'src/server/providers/!(own)/**/*.test.ts',
]

const hasPostgres = canStartPostgres()

/**
 * A server test file runs once: on PostgreSQL, or on the embedded database where PostgreSQL cannot be had. `*.both.test.ts` run on both,
 * because what they assert depends on the kind of database (docs/how-the-tests-run.md). `*.embedded.test.ts` and `*.postgres.test.ts` are about one kind.
 */
const ANY_DATABASE = ['src/server/**/*.test.ts', 'scripts/demo/*.test.ts']
const includedIn = {
  embedded: hasPostgres ? ['src/server/**/*.{both,embedded}.test.ts'] : ANY_DATABASE,
  postgres: hasPostgres ? ANY_DATABASE : ['src/server/**/*.postgres.test.ts'],
}
const excludedFrom = { embedded: 'src/server/**/*.postgres.test.ts', postgres: 'src/server/**/*.embedded.test.ts' }

/** Where Node keeps compiled modules; processes that the tests start use it too. */
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/compile')

/** Node loads TypeScript by itself, in less CPU time than Vite, which only the modules of the web app need. */
const NATIVE = { viteModuleRunner: false, nodeLoader: false }

/**
 * V8 compiles a regular expression to machine code when it runs for the second time, and keeps that code for good. The studio has thousands of
 * long ones, and the code of all languages fills the 512 MB that a process has for it. Most of them run a few times only, so shortening their
 * bytecode does not pay either.
 */
const PATTERNS = ['--regexp-tier-up-ticks=10', '--no-regexp-peephole-optimization']

/** The name of this run's reports: `npm test` runs Vitest in several steps, some of them at the same time. */
const REPORT = process.env['VITEST_REPORT'] ?? 'vitest'

/** The server tests of one kind of database; `SIGNET_TEST_DATABASE` tells `testing/site.ts` which one to open. */
const server = (database: 'embedded' | 'postgres') => ({
  test: {
    name: `server on ${database}`,
    include: includedIn[database],
    exclude: [...NO_DATABASE, excludedFrom[database]],
    env: { SIGNET_TEST_DATABASE: database },
    globalSetup: ['src/server/testing/databases.ts'],
    // Importing the server takes two seconds of CPU time, so the files of a worker share its modules.
    isolate: false,
    // V8's optimizing compiler takes longer for PGlite than a test gains from it. Without it, opening a database takes half the CPU time.
    execArgv: [...(database === 'embedded' ? ['--liftoff-only'] : []), ...PATTERNS],
    experimental: NATIVE,
    ...HANGS,
    // Most of what is waited for is asked of the site by a call, which takes milliseconds of CPU time.
    expect: { poll: { ...HANGS.expect.poll, interval: 150 } },
  },
})

const SHORT_LIVED_CHROMIUM = { ...chromium, args: [...chromium.args, ...SHORT_LIVED] }

/** Tests that run in Chromium. */
const inBrowser = (
  name: string,
  files: { include: string[]; exclude?: string[]; isolate?: boolean },
  options: PlaywrightProviderOptions = { launchOptions: SHORT_LIVED_CHROMIUM },
) => ({
  test: {
    name,
    ...files,
    // Waiting for an element ends with the test only, so a failed try costs this long. On a busy machine a test takes up to twenty seconds.
    ...HANGS,
    testTimeout: scaleLimit(90_000),
    hookTimeout: scaleLimit(90_000),
    // One page only, because several pages take the focus from each other.
    fileParallelism: false,
    setupFiles: ['src/web/ui/testing/load-styles.ts', 'src/web/ui/testing/fresh-page.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ ...options, actionTimeout: scaleLimit(30_000) }),
      instances: [{ browser: 'chromium' as const, viewport: VIEWPORT }],
    },
  },
})

/** Tests of the whole app use React as the build has it. Its development version takes twice the CPU time. */
const PRODUCTION = { 'process.env.NODE_ENV': '"production"' }
const asBuilt: Plugin = {
  name: 'as-built',
  enforce: 'post',
  config: () => ({ oxc: { jsx: { development: false } } }),
}

/** The packages that the app imports. */
const BROWSER_DEPENDENCIES = [
  '@base-ui/react/csp-provider',
  '@base-ui/react/dialog',
  '@base-ui/react/direction-provider',
  '@base-ui/react/menu',
  '@base-ui/react/popover',
  '@base-ui/react/select',
  '@hookform/resolvers/zod',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  'chart.js',
  'clsx',
  'lucide-react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-hot-toast/headless',
  'react-router',
  'react-router/dom',
  'vitest-browser-react',
  'zod',
]

const PHONE_TESTS = 'src/web/app/tests/**/*-phone.test.tsx'

/** Tests of the whole app. */
const inApp = (name: string, files: { include: string[]; exclude?: string[]; isolate?: boolean }) => ({
  ...inBrowser(name, files, {
    launchOptions: SHORT_LIVED_CHROMIUM,
    contextOptions: { reducedMotion: 'reduce' },
  }),
  plugins: [react(), tailwindcss(), asBuilt],
  optimizeDeps: {
    include: [...BROWSER_DEPENDENCIES, 'axe-core'],
    rolldownOptions: { transform: { define: PRODUCTION } },
  },
  define: PRODUCTION,
})

export default defineConfig({
  test: {
    reporters: [
      'default',
      ['json', { outputFile: `.tmp/reports/${REPORT}.json` }],
      new OutcomeReporter(`.tmp/reports/${REPORT}-outcome.json`, { withoutPostgres: !hasPostgres }),
    ],
    // As in playwright.config.ts: a failed test is retried once, and named at the end of `npm test`.
    retry: 1,
    maxWorkers: 3,
    sequence: { sequencer: WaitingTestsFirst },
    projects: [
      {
        test: {
          name: 'pure',
          include: ['src/{contract,studio}/**/*.test.ts', '{bench,scripts}/*.test.{ts,mjs}', ...NO_DATABASE],
          // The files of a worker share its process and modules. Most files take longer to start and to import than to run.
          isolate: false,
          execArgv: PATTERNS,
          experimental: NATIVE,
          ...HANGS,
        },
      },
      {
        test: {
          name: 'web',
          include: ['src/web/**/*.test.ts'],
          isolate: false,
          ...HANGS,
        },
      },
      {
        // The files share a page, because each new one loads all modules again.
        ...inBrowser('components', { include: ['src/web/**/*.test.tsx'], exclude: ['src/web/app/**'], isolate: false }),
        plugins: [react(), tailwindcss()],
        // A dependency that is found only while the tests run would reload their page.
        optimizeDeps: { include: BROWSER_DEPENDENCIES },
      },
      inApp('app', { include: ['src/web/app/**/*.test.tsx'], exclude: [PHONE_TESTS], isolate: false }),
      // A page that was a phone once says forever that it has no mouse.
      inApp('phone', { include: [PHONE_TESTS] }),
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
