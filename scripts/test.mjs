// `npm test`: installs, finds or installs a browser and ffmpeg, runs the checks and every test, ends with the counts.
// `npm run soak` runs the long rounds instead.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallBrowser } from './browser.mjs'
import { installFromDebian } from './debian.mjs'
import { build, install, pinnedNode, root, run } from './prepare.mjs'

const soak = process.argv.includes('soak')
const reports = join(root, '.tmp/reports')

await install()
const node = pinnedNode()
const CHROMIUM_PATH = findOrInstallBrowser()
// The product does without; a few tests of its films do not, and would be skipped.
if (spawnSync('ffmpeg', ['-version']).error) installFromDebian('ffmpeg')
await build(node)
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const SCRATCH_BYTES = 6 * 1024 ** 3
const tool = (path, ...args) => [join(root, 'node_modules', path), ...args]
const steps = soak
  ? [{ name: 'soak', args: tool('vitest/vitest.mjs', 'run', '--project', 'soak') }]
  : [
      { name: 'checks', args: ['scripts/check.ts'] },
      { name: 'tests', args: tool('vitest/vitest.mjs', 'run', '--project', '!soak') },
      { name: 'browser tests', args: tool('@playwright/test/cli.js', 'test') },
    ]

const broken = []
for (const { name, args } of steps) {
  const started = Date.now()
  const code = await run(node, args, { CHROMIUM_PATH, NODE_ENV: 'test', TMPDIR: scratch() })
  process.stdout.write(
    `${name}: ${code === 0 ? 'ok' : 'failed'} after ${Math.round((Date.now() - started) / 1000)} s\n\n`,
  )
  if (code !== 0) broken.push(name)
}

const vitest = readReport('vitest.json')
const playwright = readReport('playwright.json')?.stats
const passed = (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0) + (playwright?.flaky ?? 0)
const failed = (vitest?.numFailedTests ?? 0) + (playwright?.unexpected ?? 0)
const skipped = (vitest?.numPendingTests ?? 0) + (playwright?.skipped ?? 0)
if (playwright?.flaky) process.stdout.write(`${playwright.flaky} of the browser tests passed at the second try only\n`)
if (broken.length > 0) process.stdout.write(`Not green: ${broken.join(', ')}\n`)
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`)
process.exit(broken.length > 0 || failed > 0 || passed === 0 ? 1 : 0)

/**
 * Where tests put their databases: into memory where there is room, as they are thrown away and each commit is synced.
 * What has to survive a power cut is tested by which bytes were synced, not by a disk.
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
