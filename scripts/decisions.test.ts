import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../docs/decisions')
const names = readdirSync(folder)

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
  expect(lines.length).toBeLessThanOrEqual(45)
})
