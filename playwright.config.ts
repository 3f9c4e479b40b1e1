import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium, SHORT_LIVED } from './scripts/chromium.ts'

/** Where Node keeps compiled modules, for the servers that the tests start. */
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/compile')

export default defineConfig({
  globalSetup: './e2e/prepare.ts',
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: '.tmp/playwright',
  timeout: 180_000,
  // On a busy machine a reply may take seconds.
  expect: { timeout: 15_000, toMatchAriaSnapshot: { pathTemplate: 'e2e/words/{arg}{ext}' } },
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
    // A control that never comes fails its test early.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
})
