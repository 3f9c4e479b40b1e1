import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: '.tmp/playwright',
  timeout: 180_000,
  expect: { toMatchAriaSnapshot: { pathTemplate: 'e2e/words/{arg}{ext}' } },
  fullyParallel: true,
  workers: 2,
  // A click that a busy machine lost is tried again, and reported as flaky by name, with a trace of the second try.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '.tmp/reports/playwright.json' }]],
  use: {
    launchOptions: {
      // In another locale Chromium drops names of downloads that have letters beyond ASCII.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
})
