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
/** The projects of Vitest whose tests run in Chromium. */
const IN_BROWSER = ['components', 'app', 'phone']
const without = (...projects) => projects.flatMap((name) => ['--project', `!${name}`])
const playwrightArgs = tool('@playwright/test/cli.js', 'test')
const checks = { name: 'checks', args: ['scripts/check.ts'], outputPath: join(reports, 'checks.txt') }
const soakTests = { name: 'soak', args: tool('vitest/vitest.mjs', 'run', '--project', 'soak') }
const otherTests = { name: 'tests', args: tool('vitest/vitest.mjs', 'run', ...without('soak', ...IN_BROWSER)) }
const componentTests = {
  name: 'component tests',
  args: tool('vitest/vitest.mjs', 'run', ...IN_BROWSER.flatMap((name) => ['--project', name])),
  env: { VITEST_REPORT: 'components' },
  outputPath: join(reports, 'components.txt'),
}
const browserTests = { name: 'browser tests', args: playwrightArgs }

const broken = []
let CHROMIUM_PATH = null
if (soak) {
  await build(node)
  await findBrowser()
  await runStep(soakTests)
} else {
  // The checks and the component tests, which have one page and wait for half of their time, fill the pauses of tests that wait. The
  // browser tests run alone, because beside others every page and server draws, polls and waits for longer (decision 62). A step with
  // an `outputPath` shows its output at its end, in one piece.
  const checked = runStep(checks)
  await Promise.all([findBrowser(), build(node)])
  const beside = async () => {
    await checked
    if (CHROMIUM_PATH) await runStep(componentTests)
  }
  await Promise.all([beside(), runStep(otherTests)])
  if (CHROMIUM_PATH) await runStep(browserTests)
}

/** Without a browser, the tests that need one are skipped. */
async function findBrowser() {
  CHROMIUM_PATH = await findOrInstallBrowser()
}

/** The product works without ffmpeg; a few tests of its videos are skipped then. */
async function installFfmpeg() {
  if (spawnSync('ffmpeg', ['-version']).error) await installFromDebian('ffmpeg')
}

async function runStep({ name, args, outputPath, env: own = {} }) {
  const started = Date.now()
  const env = { ...(CHROMIUM_PATH && { CHROMIUM_PATH }), NODE_ENV: 'test', TMPDIR: scratch(), ...own }
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

const { lines, code: exitCode } = summarizeTests({
  vitest: ['vitest.json', 'components.json'].map(readReport),
  outcomes: ['vitest-outcome.json', 'components-outcome.json'].map(readReport),
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

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'))
  } catch {
    return undefined
  }
}
