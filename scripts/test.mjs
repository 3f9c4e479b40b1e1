// `npm test`: installs the packages, finds or installs a browser and ffmpeg, runs the checks and every test, prints the counts.
// `npm run soak` runs the soak tests instead.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallBrowser } from './browser.mjs'
import { installFromDebian } from './debian.mjs'
import { build, install, pinnedNode, root, run } from './prepare.mjs'
import { listSpecs, summarizeTests } from './test-summary.mjs'

const soak = process.argv.includes('soak')
const reports = join(root, '.tmp/reports')

// npm waits for the network for a third of its time, and ffmpeg needs no package.
await Promise.all([install(), installFfmpeg()])
const node = pinnedNode()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const SCRATCH_BYTES = 6 * 1024 ** 3
const tool = (path, ...args) => [join(root, 'node_modules', path), ...args]
const vitest = (...projects) =>
  tool('vitest/vitest.mjs', 'run', ...projects.flatMap((project) => ['--project', project]))
const playwrightArgs = tool('@playwright/test/cli.js', 'test')
const checks = { name: 'checks', args: ['scripts/check.ts'], isShownAtEnd: true }
const soakTests = { name: 'soak', args: vitest('soak') }
const serverTests = {
  name: 'server tests',
  // It also makes the first embedded database. See `execArgv` in vitest.config.ts.
  args: ['--liftoff-only', ...vitest('server on embedded', 'server on postgres')],
}
const componentTests = { name: 'component tests', args: vitest('components', 'app', 'phone'), isShownAtEnd: true }
/**
 * Tests that read requests. A process compiles thousands of patterns for the first ones in each language, so all of these share one process.
 */
const WORDS = ['carousel', 'check', 'copywriter', 'testing'].map((folder) => `src/studio/${folder}/`)
const wordTests = {
  name: 'word tests',
  args: [...vitest('pure'), '--maxWorkers=1', ...WORDS],
  isShownAtEnd: true,
  isLowPriority: true,
}
const pureTests = {
  name: 'pure tests',
  args: [...vitest('pure', 'web'), '--maxWorkers=2', ...WORDS.flatMap((folder) => ['--exclude', `${folder}**`])],
  isShownAtEnd: true,
  isLowPriority: true,
}
const browserTests = { name: 'browser tests', args: playwrightArgs }
/** The steps that Vitest runs; each writes reports of its own. */
const vitestSteps = [soakTests, serverTests, componentTests, wordTests, pureTests]

const broken = []
let CHROMIUM_PATH = null
if (soak) {
  await build(node)
  await findBrowser()
  await runStep(soakTests)
} else {
  // The checks and the component tests, which have one page and wait for half of their time, fill the pauses of the server tests. The
  // browser tests run after them, because beside others every page and server draws, polls and waits for longer. The pure tests
  // only get the time that those leave (docs/how-the-tests-run.md).
  const checked = runStep(checks)
  await Promise.all([findBrowser(), build(node)])
  const beside = async () => {
    await checked
    if (CHROMIUM_PATH) await runStep(componentTests)
  }
  const served = runStep(serverTests)
  const filled = served.then(() => Promise.all([runStep(wordTests), runStep(pureTests)]))
  await Promise.all([beside(), served])
  if (CHROMIUM_PATH) await runStep(browserTests)
  await filled
}

/** Without a browser, the tests that need one are skipped. */
async function findBrowser() {
  CHROMIUM_PATH = await findOrInstallBrowser()
}

/** The product works without ffmpeg; a few tests of its videos are skipped then. */
async function installFfmpeg() {
  if (spawnSync('ffmpeg', ['-version']).error) await installFromDebian('ffmpeg')
}

/** Runs a step. Another one may run beside it, so the output of those with `isShownAtEnd` is shown in one piece. */
async function runStep({ name, args, isShownAtEnd, isLowPriority }) {
  const started = Date.now()
  const env = {
    ...(CHROMIUM_PATH && { CHROMIUM_PATH }),
    NODE_ENV: 'test',
    TMPDIR: scratch(),
    VITEST_REPORT: reportOf(name),
  }
  const outputPath = join(reports, `${reportOf(name)}.txt`)
  const output = isShownAtEnd ? openSync(outputPath, 'w') : 'inherit'
  const code = await run(node, args, env, { stdio: ['inherit', output, output], isLowPriority })
  if (isShownAtEnd) {
    closeSync(output)
    process.stdout.write(readFileSync(outputPath))
  }
  process.stdout.write(
    `${name}: ${code === 0 ? 'ok' : 'failed'} after ${Math.round((Date.now() - started) / 1000)} s\n\n`,
  )
  if (code !== 0) broken.push(name)
}

const { lines, code: exitCode } = summarizeTests({
  vitest: vitestSteps.map(({ name }) => readReport(`${reportOf(name)}.json`)),
  outcomes: vitestSteps.map(({ name }) => readReport(`${reportOf(name)}-outcome.json`)),
  browserReport: readReport('playwright.json'),
  broken,
  withoutBrowser: soak || CHROMIUM_PATH ? 0 : countBrowserTests(),
  isCi: process.env.CI === 'true',
})
process.stdout.write(`${lines.join('\n')}\n`)
process.exit(exitCode)

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

function reportOf(step) {
  return step.replaceAll(' ', '-')
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'))
  } catch {
    return undefined
  }
}
