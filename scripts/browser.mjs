import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './debian.mjs'

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

const installDebianBrowser = () => (installFromDebian('chromium') ? findBrowser() : undefined)

function refuse() {
  process.stderr.write('The tests need Chromium: install it, or name one in CHROMIUM_PATH\n')
  process.exit(1)
}
