import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Lints one invalid file under the project's rules, outside the project. Returns the linter's report. */
function lint(file: string, source: string, ...flags: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'signet-lint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { options: _, ...rules } = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as {
    options: unknown
  }
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(rules))
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), source)
  // The linter looks for its type checker here.
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), flags, { cwd: folder, encoding: 'utf8' }).stdout
}

const FASTIFY = `import type { FastifyReply } from 'fastify'\nexport const send = (reply: FastifyReply) => reply.send()\n`
const APP = `import type { App } from '../app.ts'\nexport const idOf = ({ id }: App) => id\n`

test.each([
  ['src/server/generation/planted.ts', FASTIFY, 'Only http/ and *.routes.ts know Fastify'],
  ['src/server/limits/planted.ts', `import '@fastify/helmet'\n`, 'Only http/ and *.routes.ts know Fastify'],
  ['src/server/brands/planted.ts', APP, 'not the whole App'],
  ['src/server/brands/planted.routes.ts', APP, 'not the whole App'],
])('the linter reports this forbidden import: %s', (file, source, sentence) => {
  expect(lint(file, source)).toContain(sentence)
})

test.each([
  ['src/server/brands/planted.routes.ts', FASTIFY],
  ['src/server/http/planted.ts', FASTIFY],
  ['src/server/testing/planted.ts', APP],
])('the linter accepts this allowed import: %s', (file, source) => {
  expect(lint(file, source)).toContain('Found 0 warnings and 0 errors')
})

test('the linter reports a cast of external data in product code', () => {
  const source = `export const read = (text: string) => JSON.parse(text) as { id: number }\n`
  expect(lint('src/web/lib/planted.ts', source, '--type-aware')).toContain('Unsafe assertion from `any`')
  expect(lint('src/server/brands/planted.ts', source, '--type-aware')).toContain('Unsafe assertion from `any`')
})
