import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium, SHORT_LIVED } from './scripts/chromium.ts'
import { scaleLimit } from './src/server/testing/patience.ts'

/** What never comes fails its test early. */
const LIMIT = scaleLimit(60_000)

/** Where Node keeps compiled modules, for the servers that the tests start. */
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/compile')

export default defineConfig({
  globalSetup: './e2e/prepare.ts',
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: '.tmp/playwright',
  timeout: scaleLimit(180_000),
  expect: {
    timeout: LIMIT,
    toPass: { timeout: LIMIT },
    toMatchAriaSnapshot: { pathTemplate: 'e2e/words/{arg}{ext}' },
  },
  fullyParallel: true,
  workers: 3,
  // A failed test is retried once and reported as flaky, with a trace of the second try.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '.tmp/reports/playwright.json' }]],
  use: {
    launchOptions: { ...chromium, args: [...chromium.args, ...SHORT_LIVED] },
    // Drawing animations takes an eighth of the time of a test. Tests of motion, of its focus and of the main journey have it.
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    actionTimeout: LIMIT,
    navigationTimeout: LIMIT,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
})
