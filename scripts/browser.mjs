import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium: the one in CHROMIUM_PATH, one on PATH, or Debian's, installed now. Exits 1 where none can be had. */
export function findOrInstallBrowser() {
  return findBrowser() ?? installDebianBrowser() ?? refuse()
}

function findBrowser() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [process.env.CHROMIUM_PATH ?? '', ...onPath, ...ELSEWHERE].find((path) => path && existsSync(path))
}

function installDebianBrowser() {
  const isRoot = process.getuid?.() === 0
  const apt = (...args) => {
    const command = isRoot ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args]
    return (
      spawnSync(command[0], command.slice(1), {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0
    )
  }
  process.stdout.write('No browser found: installing Debian’s Chromium for the tests\n')
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
    ? findBrowser()
    : undefined
}

function refuse() {
  process.stderr.write('The tests need Chromium: install it, or name one in CHROMIUM_PATH\n')
  process.exit(1)
}
