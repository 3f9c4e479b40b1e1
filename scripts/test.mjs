// `npm test`: installs the packages, finds or installs a browser and ffmpeg, runs the checks and every test, prints the counts.
// `npm run soak` runs the soak tests instead.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallBrowser, NO_BROWSER } from './browser.mjs'
import { installFromDebian } from './debian.mjs'
import { build, install, pinnedNode, root, run } from './prepare.mjs'

const soak = process.argv.includes('soak')
const reports = join(root, '.tmp/reports')

await install()
const node = pinnedNode()
const CHROMIUM_PATH = await findOrInstallBrowser()
// The product works without ffmpeg; a few tests of its videos need it and are skipped otherwise.
if (spawnSync('ffmpeg', ['-version']).error) installFromDebian('ffmpeg')
await build(node)
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const SCRATCH_BYTES = 6 * 1024 ** 3
const tool = (path, ...args) => [join(root, 'node_modules', path), ...args]
const without = (...projects) => projects.flatMap((name) => ['--project', `!${name}`])
const playwrightArgs = tool('@playwright/test/cli.js', 'test')
const checks = { name: 'checks', args: ['scripts/check.ts'] }
const soakTests = { name: 'soak', args: tool('vitest/vitest.mjs', 'run', '--project', 'soak') }
const otherTests = {
  name: 'tests',
  args: tool('vitest/vitest.mjs', 'run', ...without('soak', ...(CHROMIUM_PATH ? [] : ['components']))),
}
// Both kinds of tests wait for much of their time, so they run at once and fill each other's pauses. The output of these is shown at their end.
const browserTests = { name: 'browser tests', args: playwrightArgs, outputPath: join(reports, 'browser-tests.txt') }

const broken = []
if (soak) await runStep(soakTests)
else {
  await runStep(checks)
  await Promise.all([otherTests, ...(CHROMIUM_PATH ? [browserTests] : [])].map(runStep))
}

async function runStep({ name, args, outputPath }) {
  const started = Date.now()
  const env = { ...(CHROMIUM_PATH && { CHROMIUM_PATH }), NODE_ENV: 'test', TMPDIR: scratch() }
  const output = outputPath ? openSync(outputPath, 'w') : 'inherit'
  const code = await run(node, args, env, ['inherit', output, output])
  if (outputPath) {
    closeSync(output)
    process.stdout.write(readFileSync(outputPath))
  }
  process.stdout.write(
    `${name}: ${code === 0 ? 'ok' : 'failed'} after ${Math.round((Date.now() - started) / 1000)} s\n\n`,
  )
  if (code !== 0) broken.push(name)
}

const vitest = readReport('vitest.json')
const outcome = readReport('outcome.json') ?? { failed: [], flaky: [] }
const browserReport = readReport('playwright.json')
const playwright = browserReport?.stats
const browserSpecs = (browserReport?.suites ?? []).flatMap(listSpecs)
const passed = (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0) + (playwright?.flaky ?? 0)
const failed = (vitest?.numFailedTests ?? 0) + (playwright?.unexpected ?? 0)
const withoutBrowser = soak || CHROMIUM_PATH ? 0 : countBrowserTests()
const skipped = (vitest?.numPendingTests ?? 0) + (playwright?.skipped ?? 0) + withoutBrowser
list('Passed at the second try only', [...outcome.flaky, ...namesOf('flaky')])
list('Failed', [...outcome.failed, ...namesOf('unexpected')])
if (withoutBrowser > 0) {
  process.stdout.write(`${withoutBrowser} browser tests and the component tests were skipped. ${NO_BROWSER}\n`)
  // A test server that cannot run the browser tests must not report success.
  if (process.env.CI === 'true') broken.push('browser tests')
}
if (broken.length > 0) process.stdout.write(`Not green: ${broken.join(', ')}\n`)
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`)
process.exit(broken.length > 0 || failed > 0 || passed === 0 ? 1 : 0)

function list(title, names) {
  if (names.length > 0) process.stdout.write(`${title}:\n${names.map((name) => `  ${name}\n`).join('')}`)
}

/** The browser tests of one status of Playwright's JSON report. */
function namesOf(status) {
  return browserSpecs
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map(({ file, title }) => `[browser] e2e/${file} > ${title}`)
}

function listSpecs({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)]
}

/** How many browser tests there are; listing them needs no browser. */
function countBrowserTests() {
  const { stdout } = spawnSync(node, [...playwrightArgs, '--list', '--reporter=json'], { cwd: root, encoding: 'utf8' })
  return JSON.parse(stdout).suites.flatMap(listSpecs).length
}

/**
 * Where tests keep their databases: in memory if there is enough, because they are temporary and every commit calls fsync.
 * Durability tests check which bytes were synced, so they need no disk.
 */
function scratch() {
  const memory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= SCRATCH_BYTES ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'))
  } catch {
    return undefined
  }
}
