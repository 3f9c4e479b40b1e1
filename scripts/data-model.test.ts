import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = 'src/server/infrastructure/db'
const page = readFileSync(join(ROOT, 'docs/data-model.md'), 'utf8')
const sources = globSync([`${FOLDER}/schema.ts`, `${FOLDER}/*-tables.ts`], { cwd: ROOT })
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n')

/** The lines of an interface of the schema. */
function readInterface(name: string): string {
  const [, body] = new RegExp(`interface ${name}(?: extends \\w+)? \\{\\n([\\s\\S]*?)\\n\\}`).exec(sources) ?? []
  if (body === undefined) throw new Error(`There is no interface ${name}`)
  return body
}

/** The tables with their interfaces, as the type `Schema` has them. */
const tables = [...readInterface('Schema').matchAll(/^ {2}(\w+): (\w+)$/gm)].map(([, table = '', type = '']) => ({
  table,
  isOwned: /^ {2}user_id: /m.test(readInterface(type)),
}))
const listTables = (isOwned: boolean) =>
  tables
    .filter((one) => one.isOwned === isOwned)
    .map(({ table }) => table)
    .toSorted((a, b) => a.localeCompare(b))
const readRows = (heading: string) => {
  const [, section = ''] = page.split(`## ${heading}\n`)
  return [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)` \|/gm)].map(([, table]) => table)
}

test('the page has a row for each table with a column user_id, and no other', () => {
  expect(listTables(true).length).toBeGreaterThan(30)
  expect(readRows('Owned tables')).toEqual(listTables(true))
})

test('the page has a row for each shared table, and no other', () => {
  expect(listTables(false).length).toBeGreaterThan(10)
  expect(readRows('Shared tables')).toEqual(listTables(false))
})

test('the drawings name only tables and columns of the schema', () => {
  const drawings = [...page.matchAll(/```\n([\s\S]*?)```/g)].map(([, drawing = '']) => drawing).join('\n')
  const names = [...drawings.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)].map(([name]) => name)
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !new RegExp(`^ {2}${name}\\??:`, 'm').test(sources))).toEqual([])
})
