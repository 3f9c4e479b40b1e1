import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Prints the URL of each module that `main.ts` imports, without starting the server. */
const LIST_MODULES = `
  import { registerHooks } from 'node:module'
  registerHooks({
    load: (url, context, next) => {
      if (url.startsWith('file:')) console.log(url)
      return next(url, context)
    },
  })
  await import('#server/start/open-app.ts')
  await import('#server/start/server.ts')
  process.exit(0)
`

/** Paths of the modules, without those that a parent module loads again. */
let modules: string[] = []

beforeAll(() => {
  const args = ['--input-type=module', '--eval', LIST_MODULES]
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  modules = [...new Set(stdout.trim().split('\n'))].map((url) => relative(ROOT, fileURLToPath(url)))
})

/** What only the process of the studio needs, or a call that few servers get. The language detection alone takes 40 MB. */
const LATE = [
  'node_modules/@peculiar/',
  'node_modules/eld/',
  'node_modules/libphonenumber-js/',
  'node_modules/pdfkit/',
  'node_modules/piscina/',
  'node_modules/postal-mime/',
  'src/studio/check/word-sources.ts',
  'src/studio/copywriter/carry/',
  'src/studio/copywriter/languages/packs.ts',
  'src/studio/copywriter/write-copy.ts',
]

test('the server does not load at start what only the studio or a rare call needs', () => {
  expect(modules).toContain('src/server/start/server.ts')
  expect(modules.filter((file) => LATE.some((late) => file.startsWith(late)))).toEqual([])
})

/** V8 keeps the text of each module. 2026-12-01: 9.6 million bytes; with the language detection and the word lists, 12.0. */
const SOURCE_BYTES_MAX = 10_600_000

test('the text of the modules that the server loads at start has a limit', () => {
  const bytes = modules.reduce((sum, file) => sum + statSync(join(ROOT, file)).size, 0)
  expect(bytes).toBeGreaterThan(SOURCE_BYTES_MAX / 2)
  expect(bytes).toBeLessThan(SOURCE_BYTES_MAX)
})
