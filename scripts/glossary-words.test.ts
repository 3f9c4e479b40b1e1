import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasTerm, listHits, listNames, OPEN, readTerms, splitWords } from './glossary-words.ts'

const glossary = readFileSync(join(import.meta.dirname, '../docs/glossary.md'), 'utf8')

test('a remark in parentheses limits the words before it to one meaning, up to a semicolon', () => {
  const rows = [
    '| term | meaning | do not use |',
    '|---|---|---|',
    '| owner | whose rows a query may read | tenant, user id |',
    '| treatment | how a photo is finished | filter, effect (of a photo) |',
    '| cell | one deliverable | deliverable, asset (in code) |',
    '| content | a stored result | made; thing, child (of a version) |',
    '| plate | a panel behind a logo | |',
  ]
  expect(readTerms(rows.join('\n'))).toEqual(['tenant', 'user id', 'deliverable', 'asset', 'made'])
})

test('a name has the words that its case or its hyphens separate', () => {
  expect(splitWords('readDueItems')).toEqual(['read', 'due', 'items'])
  expect(splitWords('HTTPServer')).toEqual(['http', 'server'])
  expect(splitWords('USER_ID_MAX')).toEqual(['user', 'id', 'max'])
  expect(splitWords('custom-font.test')).toEqual(['custom', 'font', 'test'])
})

test.each([
  ['tenantOf', 'tenant', true],
  ['TENANTS', 'tenant', true],
  ['byUserId', 'user id', true],
  ['idOfUser', 'user id', false],
  ['mushroom', 'room', false],
])('whether %s has the word "%s": %s', (name, term, expected) => {
  expect(hasTerm(name, term)).toBe(expected)
})

test('names are those that a file declares, and not texts, fields, or what repeats a field', () => {
  const source = `
    export interface Tenancy { tenant: string }
    export const openTenant = ({ tenant, name: firstTenant = 'tenant', ...others }: Tenancy, [head]: string[]) => {
      const rows = list({ tenant })
      return rows
    }
    function closeAll(all: string[]): void {}
    type Id = number
  `
  expect(listNames('src/server/tenants/tenant-list.ts', source)).toEqual([
    'server',
    'tenants',
    'tenant-list',
    'Tenancy',
    'openTenant',
    'firstTenant',
    'others',
    'head',
    'rows',
    'closeAll',
    'all',
    'Id',
  ])
})

test('the glossary forbids words, and the open ones are among them', () => {
  const terms = readTerms(glossary)
  expect(terms.length).toBeGreaterThan(30)
  expect(OPEN.filter((term) => !terms.includes(term))).toEqual([])
})

test('a name with a forbidden word is found with its file', () => {
  // `npm run check` reads all files.
  expect(listHits(['glossary'], 'scripts/glossary-*.ts')).toContainEqual({
    term: 'glossary',
    name: 'glossary-words',
    file: 'scripts/glossary-words.ts',
  })
})
