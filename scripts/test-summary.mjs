import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { NO_BROWSER } from './browser.mjs'
import { root } from './prepare.mjs'

const NO_POSTGRES =
  'PostgreSQL could not be had: the server tests ran on the embedded database, and those of PostgreSQL alone were skipped. Install PostgreSQL, or set TEST_DATABASE_URL.'

/**
 * The last lines of `npm test`, and its exit code. Takes the reports of each run of Vitest, of its outcome reporter and of Playwright as
 * far as they were written, the names of the steps that failed, and how many browser tests could not run because there is no browser.
 * With `isCi`, those are a failure.
 */
export function summarizeTests({ vitest, outcomes, browserReport, broken, withoutBrowser, isCi }) {
  const { stats, suites = [] } = browserReport ?? {}
  const specs = suites.flatMap(listSpecs)
  const count = (name) => vitest.reduce((sum, report) => sum + (report?.[name] ?? 0), 0)
  const passed = count('numPassedTests') + (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  const failed = count('numFailedTests') + (stats?.unexpected ?? 0)
  const skipped = count('numPendingTests') + (stats?.skipped ?? 0) + withoutBrowser
  const notGreen = [...broken, ...(withoutBrowser > 0 && isCi ? ['browser tests'] : [])]
  const lines = [
    ...list('Files that took the longest', listSlowest(vitest, specs)),
    ...list('Faults to mend, because these passed at the second try only', [
      ...outcomes.flatMap((outcome) => outcome?.flaky ?? []),
      ...namesOf(specs, 'flaky'),
    ]),
    ...list('Failed', [...outcomes.flatMap((outcome) => outcome?.failed ?? []), ...namesOf(specs, 'unexpected')]),
    ...(outcomes.some((outcome) => outcome?.withoutPostgres) ? [NO_POSTGRES] : []),
    ...(withoutBrowser > 0
      ? [`${withoutBrowser} browser tests and the component tests were skipped. ${NO_BROWSER}`]
      : []),
    ...(notGreen.length > 0 ? [`Not green: ${notGreen.join(', ')}`] : []),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ]
  return { lines, code: notGreen.length > 0 || failed > 0 || passed === 0 ? 1 : 0 }
}

/** The tests of a suite in Playwright's JSON report. */
export function listSpecs({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)]
}

const SLOWEST = 12
/** Others are not worth a look. */
const SLOW_SECONDS = 15

/** The files whose tests took the longest, in seconds by the clock, with what they waited for beside other files. */
function listSlowest(vitest, specs) {
  const seconds = new Map()
  const add = (file, ms) => seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000)
  for (const report of vitest)
    for (const { name, startTime, endTime } of report?.testResults ?? []) add(relative(root, name), endTime - startTime)
  for (const { file, tests } of specs)
    for (const { duration = 0 } of tests.flatMap(({ results = [] }) => results)) add(`e2e/${file}`, duration)
  return [...seconds]
    .filter(([, taken]) => taken >= SLOW_SECONDS)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SLOWEST)
    .map(([file, taken]) => `${Math.round(taken)} s  ${file}`)
}

const list = (title, names) => (names.length > 0 ? [`${title}:`, ...names.map((name) => `  ${name}`)] : [])

const namesOf = (specs, status) =>
  specs
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map(({ file, title, tests }) => [`[browser] e2e/${file} > ${title}`, ...findReasons(tests)].join('\n    '))

/** The first line of each error of a spec's tries. */
const findReasons = (tests) =>
  tests
    .flatMap(({ results = [] }) => results)
    .flatMap(({ error }) => (error?.message ? [stripVTControlCharacters(error.message).split('\n')[0]] : []))
