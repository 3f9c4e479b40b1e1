import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './prepare.mjs'
import { summarizeTests } from './test-summary.mjs'

const VITEST = { numPassedTests: 5000, numFailedTests: 0, numPendingTests: 2 }
const NOTHING = { failed: [], flaky: [] }
const toSpec = (title, status) => {
  const results = [{ error: { message: `\u001B[31mError: ${title} is missing\u001B[39m\nCall log` } }, {}]
  return { file: 'a.e2e.ts', title, tests: [{ status, results }] }
}
const ALL_RAN = {
  vitest: [VITEST, { numPassedTests: 200, numFailedTests: 0, numPendingTests: 0 }],
  outcomes: [NOTHING, NOTHING],
  browserReport: { stats: { expected: 170, unexpected: 0, flaky: 0, skipped: 1 }, suites: [] },
  broken: [],
  withoutBrowser: 0,
  isCi: true,
}
const NO_BROWSER = {
  ...ALL_RAN,
  vitest: [VITEST, undefined],
  outcomes: [NOTHING, undefined],
  browserReport: undefined,
  withoutBrowser: 171,
}

test('without a browser, the last lines say that the browser tests were skipped', () => {
  const { lines, code } = summarizeTests({ ...NO_BROWSER, isCi: false })
  expect(lines.at(-2)).toMatch(/^171 browser tests and the component tests were skipped\. No Chromium was found/)
  expect(lines.at(-1)).toBe('5000 passed, 0 failed, 173 skipped')
  expect(code).toBe(0)
})

test('without a browser, a test server reports a failure', () => {
  const { lines, code } = summarizeTests(NO_BROWSER)
  expect(lines.slice(-2)).toEqual(['Not green: browser tests', '5000 passed, 0 failed, 173 skipped'])
  expect(code).toBe(1)
})

test('without PostgreSQL, the last lines say on which database the server tests ran', () => {
  const { lines, code } = summarizeTests({ ...ALL_RAN, outcomes: [{ ...NOTHING, withoutPostgres: true }] })
  expect(lines.at(-2)).toMatch(/^PostgreSQL could not be had: the server tests ran on the embedded database/)
  expect([lines.at(-1), code]).toEqual(['5370 passed, 0 failed, 3 skipped', 0])
})

test('if all tests ran and passed, the only line is their count', () => {
  expect(summarizeTests(ALL_RAN)).toEqual({ lines: ['5370 passed, 0 failed, 3 skipped'], code: 0 })
})

test('the files that took the longest come first, the longest of them at the top', () => {
  const toResult = (name, seconds) => ({ name: join(root, name), startTime: 5000, endTime: 5000 + seconds * 1000 })
  const twice = { file: 'a.e2e.ts', title: 'one', tests: [{ status: 'expected', results: [{ duration: 20_000 }] }] }
  const { lines } = summarizeTests({
    ...ALL_RAN,
    vitest: [
      { ...VITEST, testResults: [toResult('src/quick.test.ts', 14), toResult('src/slow.test.ts', 30)] },
      undefined,
      { ...VITEST, testResults: [toResult('src/slow.test.ts', 31)] },
    ],
    browserReport: { ...ALL_RAN.browserReport, suites: [{ specs: [twice, twice] }] },
  })
  expect(lines.slice(0, -1)).toEqual([
    'Files that took the longest:',
    '  61 s  src/slow.test.ts',
    '  40 s  e2e/a.e2e.ts',
  ])
})

test('failed and flaky tests of both kinds are named', () => {
  const suites = [{ specs: [toSpec('one', 'unexpected')], suites: [{ specs: [toSpec('two', 'flaky')] }] }]
  const { lines, code } = summarizeTests({
    ...ALL_RAN,
    outcomes: [
      { failed: ['[pure] b.test.ts > three'], flaky: [] },
      { failed: [], flaky: ['[components] c.test.tsx > four'] },
    ],
    vitest: [{ ...VITEST, numFailedTests: 1 }],
    browserReport: { stats: { expected: 168, unexpected: 1, flaky: 1, skipped: 0 }, suites },
    broken: ['tests', 'browser tests'],
  })
  expect(lines).toEqual([
    'Faults to mend, because these passed at the second try only:',
    '  [components] c.test.tsx > four',
    '  [browser] e2e/a.e2e.ts > two\n    Error: two is missing',
    'Failed:',
    '  [pure] b.test.ts > three',
    '  [browser] e2e/a.e2e.ts > one\n    Error: one is missing',
    'Not green: tests, browser tests',
    '5169 passed, 2 failed, 2 skipped',
  ])
  expect(code).toBe(1)
})

test('if no test ran, that is a failure', () => {
  const nothing = {
    vitest: [undefined],
    outcomes: [undefined],
    browserReport: undefined,
    broken: [],
    withoutBrowser: 0,
  }
  expect(summarizeTests(nothing)).toEqual({ lines: ['0 passed, 0 failed, 0 skipped'], code: 1 })
})
