import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findInstalledBrowser } from './browser.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signet-browser-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A program in the temporary folder that exits with `code` when it is asked for its version. */
function addProgram(name, code) {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\nexit ${code}\n`)
  chmodSync(path, 0o755)
  return path
}

test('the browser of CHROMIUM_PATH is preferred to one on PATH', () => {
  addProgram('chromium', 0)
  const own = addProgram('own-build', 0)
  expect(findInstalledBrowser({ CHROMIUM_PATH: own, PATH: folder })).toBe(own)
})

test('a browser that does not start is passed over for the next one', () => {
  addProgram('chromium', 1)
  const chrome = addProgram('google-chrome', 0)
  expect(findInstalledBrowser({ PATH: ['', folder].join(delimiter) })).toBe(chrome)
})

test('the build without windows is preferred to the browser beside it', () => {
  addProgram('chromium', 0)
  const shell = addProgram('chromium-headless-shell', 0)
  expect(findInstalledBrowser({ PATH: folder })).toBe(shell)
})

// On a Mac, Chrome is also found outside PATH.
test.skipIf(process.platform === 'darwin')(
  'a machine without a browser and apt, to which Playwright adds none, has none',
  () => {
    const code = `import { findOrInstallBrowser } from ${JSON.stringify(new URL('browser.mjs', import.meta.url).href)}
    process.stdout.write('found ' + (await findOrInstallBrowser()))`
    // Below a file there is no folder for a download. Without a network, Playwright fails in the same way after five attempts.
    const env = { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: join(import.meta.filename, 'browsers') }
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { env, encoding: 'utf8' })
    expect(stdout).toMatch(/found null$/)
  },
)
