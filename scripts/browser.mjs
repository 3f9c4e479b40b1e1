import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './debian.mjs'
import { root, run } from './prepare.mjs'

const DOWNLOAD_TIMEOUT_MS = 600_000
/** Debian's build without windows comes first: a test takes a fifth less processor time in it. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of a Chromium that starts, or null if there is none. Tries in this order: CHROMIUM_PATH and PATH, the build that
 * Playwright stores for this user (downloaded now if it is missing), Debian's package (installed now, as root only). Needs the
 * project's packages to be installed.
 */
export async function findOrInstallBrowser() {
  return findInstalledBrowser() ?? (await findPlaywrightBrowser()) ?? installDebianBrowser()
}

/** Like `findOrInstallBrowser`, for commands that need a browser: prints one line and exits with 1 if there is none. */
export async function requireBrowser() {
  const path = await findOrInstallBrowser()
  if (path) return path
  process.stderr.write(`${NO_BROWSER}\n`)
  return process.exit(1)
}

export const NO_BROWSER =
  'No Chromium was found, and none could be installed. Install Chromium, or set CHROMIUM_PATH to its path.'

/** Finds a Chromium on the machine. A file that does not start, such as a stub package, does not count. */
export function findInstalledBrowser(env = process.env) {
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [env.CHROMIUM_PATH ?? '', ...onPath, ...MAC_PATHS].find((path) => path && starts(path)) ?? null
}

const starts = (path) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

async function findPlaywrightBrowser() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  if (starts(path)) return path
  process.stdout.write('Downloading Playwright’s Chromium for the tests\n')
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  const args = [cli, 'install', '--no-shell', 'chromium']
  await run(process.execPath, args, {}, { stdio: 'ignore', timeoutMs: DOWNLOAD_TIMEOUT_MS })
  return starts(path) ? path : null
}

async function installDebianBrowser() {
  const isInstalled = (await installFromDebian('chromium-headless-shell')) || (await installFromDebian('chromium'))
  return isInstalled ? findInstalledBrowser() : null
}
