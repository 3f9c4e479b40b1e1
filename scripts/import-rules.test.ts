import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Lints files under the project's rules, outside the project. Returns the messages of a file. */
function lint(sources: Readonly<Record<string, string>>, ...flags: string[]): (file: string) => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'signet-lint-'))
  const { options: _, ...rules } = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as {
    options: unknown
  }
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(rules))
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), source)
  }
  // The linter looks for its type checker here.
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const linter = join(ROOT, 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(linter, ['--format=json', ...flags], { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const report = JSON.parse(stdout) as {
    diagnostics: { filename: string; message: string; help?: string }[]
    number_of_files: number
  }
  expect(report.number_of_files).toBe(Object.keys(sources).length)
  return (file) =>
    report.diagnostics.filter(({ filename }) => filename === file).map(({ message, help = '' }) => `${message} ${help}`)
}

const FASTIFY = `import type { FastifyReply } from 'fastify'\nexport const send = (reply: FastifyReply) => reply.send()\n`
const APP = `import type { App } from '../app.ts'\nexport const idOf = ({ id }: App) => id\n`

const FORBIDDEN: [string, string, string][] = [
  ['src/server/generation/planted.ts', FASTIFY, 'Only http/ and *.routes.ts know Fastify'],
  [
    'src/server/infrastructure/limits/planted.ts',
    `import '@fastify/helmet'\n`,
    'Only http/ and *.routes.ts know Fastify',
  ],
  [
    'src/studio/check/words/planted.ts',
    `import '../../copywriter/write-copy.ts'\n`,
    'The judge of the words knows nothing of the writer',
  ],
  ['src/server/brands/planted.ts', APP, 'not the whole App'],
  ['src/server/brands/planted.routes.ts', APP, 'not the whole App'],
]
const ALLOWED: [string, string][] = [
  ['src/server/products/planted.routes.ts', FASTIFY],
  ['src/server/http/planted.ts', FASTIFY],
  ['src/server/testing/planted.ts', APP],
]

describe('imports', () => {
  const messagesOf = lint(Object.fromEntries([...FORBIDDEN, ...ALLOWED].map(([file, source]) => [file, source])))

  test.each(FORBIDDEN)('the linter reports this forbidden import: %s', (file, _, sentence) => {
    expect(messagesOf(file).join()).toContain(sentence)
  })

  test.each(ALLOWED)('the linter accepts this allowed import: %s', (file) => {
    expect(messagesOf(file)).toEqual([])
  })
})

test('the linter reports a cast of external data in product code', () => {
  const source = `export const read = (text: string) => JSON.parse(text) as { id: number }\n`
  const files = ['src/web/lib/planted.ts', 'src/server/brands/planted.ts']
  const messagesOf = lint(Object.fromEntries(files.map((file) => [file, source])), '--type-aware')
  for (const file of files) expect(messagesOf(file).join()).toContain('Unsafe assertion from `any`')
})
