import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../docs/decisions')
const names = readdirSync(folder).filter((name) => name !== 'README.md')
const index = readFileSync(join(folder, 'README.md'), 'utf8')

test.each(names)('%s has a number, a date, a status and three parts', (name) => {
  const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')
  const number = Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1])
  expect(lines[0]).toMatch(new RegExp(`^# ${number}\\. \\S`))
  expect(lines.slice(1, 5)).toEqual([
    '',
    expect.stringMatching(/^- Date: \d{4}-\d\d-\d\d/),
    expect.stringMatching(/^- Status: (?:accepted|replaced)/),
    '',
  ])
  expect(lines.filter((line) => line.startsWith('## '))).toEqual(['## Context', '## Decision', '## Consequences'])
  expect(lines.filter((line) => !line.startsWith('|')).length).toBeLessThanOrEqual(45)
})

test('the index has one line for each record, in order', () => {
  const linked = [...index.matchAll(/^\| \[(\d+)\]\((\d{4}-[a-z0-9-]+\.md)\) \| \S/gm)]
  expect(linked.map(([, , name]) => name)).toEqual(names)
  expect(linked.map(([, number = '', name = '']) => Number(number) - Number(name.slice(0, 4)))).toEqual(
    names.map(() => 0),
  )
})

test('the index says where each missing number is', () => {
  const given = names.map((name) => Number(name.slice(0, 4)))
  const why = index.slice(index.indexOf('## Why numbers are missing'), index.indexOf('## Write a record'))
  const told = [...why.matchAll(/(\d+)(?: to (\d+))?/g)].flatMap(([, from = '', to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at),
  )
  const highest = Math.max(...given, ...told)
  const missing = Array.from({ length: highest }, (_, at) => at + 1).filter((number) => !given.includes(number))
  expect(missing.filter((number) => !told.includes(number))).toEqual([])
})

test('each record is named in a file that it binds', () => {
  const root = join(import.meta.dirname, '..')
  const files = globSync(['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'], { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  )
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  expect(names.filter((name) => !text.includes(`docs/decisions/${name}`))).toEqual([])
})
