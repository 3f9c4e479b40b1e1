import { expect, test } from 'vitest'
import { replaceTable } from './report.ts'

const DOCUMENT = `# Benchmarks

## Still images

<!-- bench/stills.ts -->
Words about it.

### Throughput

old figures

### By group

kept

## Video

<!-- bench/film.ts -->
`

test('a table replaces the one of the same title and leaves the others as they are', () => {
  const updated = replaceTable(DOCUMENT, 'bench/stills.ts', { title: 'Throughput', body: 'new figures' })
  expect(updated).toBe(DOCUMENT.replace('old figures', 'new figures'))
})

test('a table with a new title is added at the end of its own section', () => {
  const updated = replaceTable(DOCUMENT, 'bench/stills.ts', { title: 'Design: season', body: 'figures' })
  expect(updated).toBe(DOCUMENT.replace('kept\n', 'kept\n\n### Design: season\n\nfigures\n'))
})

test('a benchmark without a section in the document is an error', () => {
  expect(() => replaceTable(DOCUMENT, 'bench/zip.ts', { title: 'Zip', body: '' })).toThrow('bench/zip.ts')
})
