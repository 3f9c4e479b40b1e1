import { defineConfig } from 'vitest/config'

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
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.tmp/reports/vitest.json' }]],
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['src/{contract,studio,web}/**/*.test.ts', ...NO_DATABASE],
          testTimeout: 60_000,
        },
      },
      server('embedded'),
      server('postgres'),
      {
        test: {
          name: 'soak',
          include: ['src/{server,studio}/**/*.soak.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
