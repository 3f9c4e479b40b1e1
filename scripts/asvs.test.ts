import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const page = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8')

/** Each section of ASVS 5.0.0 with the number of its requirements of levels 1 and 2. In every section, their numbers start at 1 without a gap. */
const SECTIONS = `
1.1:2 1.2:9 1.3:11 1.4:3 1.5:2
2.1:3 2.2:3 2.3:4 2.4:1
3.2:2 3.3:4 3.4:6 3.5:5 3.7:2
4.1:3 4.2:1 4.3:2 4.4:4
5.1:1 5.2:3 5.3:2 5.4:3
6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4
7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
8.1:2 8.2:3 8.3:1 8.4:1
9.1:3 9.2:4
10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3
11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1
12.1:3 12.2:2 12.3:4
13.1:1 13.2:5 13.3:2 13.4:5
14.1:2 14.2:4 14.3:3
15.1:3 15.2:3 15.3:7
16.1:1 16.2:5 16.3:4 16.4:3 16.5:3
17.1:1 17.2:4 17.3:2
`
const wanted = SECTIONS.trim()
  .split(/\s+/)
  .flatMap((entry) => {
    const [section = '', count] = entry.split(':')
    return Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`)
  })

interface Row {
  numbers: string[]
  state: string
  proof: string
}

/** The rows of the tables of requirements. A row can name several numbers: `10.1.1 to 10.1.2`. */
const rows: Row[] = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => {
    const [, names = '', , state = '', proof = ''] = line.split('|').map((cell) => cell.trim())
    const [first = '', last = first] = names.split(' to ')
    const section = first.slice(0, first.lastIndexOf('.'))
    const [from, to] = [Number(first.split('.')[2]), Number(last.split('.')[2])]
    const numbers = Array.from({ length: to - from + 1 }, (_, at) => `${section}.${from + at}`)
    return { numbers, state, proof }
  })
const filesIn = (text: string) =>
  [...text.matchAll(/`([\w./-]+\/[\w./-]+|[\w.]+\.(?:ts|md|yaml|json))`/g)].map(([, file = '']) => file)

test('the page names each of the 253 requirements of levels 1 and 2 once', () => {
  expect(wanted).toHaveLength(253)
  expect(rows.flatMap(({ numbers }) => numbers)).toEqual(wanted)
})

test('each requirement has a state, and what is met or partly met has a file', () => {
  const wrong = rows.filter(({ state, proof }) => {
    if (state === 'met' || state === 'partly') return filesIn(proof).length === 0
    return !['not', 'n/a'].includes(state) || proof === ''
  })
  expect(wrong).toEqual([])
  // What is missing is said in words.
  const mute = rows.filter(({ state, proof }) => state !== 'met' && proof.replaceAll(/`[^`]*`/g, '').trim() === '')
  expect(mute).toEqual([])
})

test('the table of states counts them', () => {
  for (const state of ['met', 'partly', 'not', 'n/a']) {
    const count = rows.filter((row) => row.state === state).flatMap(({ numbers }) => numbers).length
    expect(page).toContain(`| ${state} | ${count} |`)
  }
})

test('every file that the page names exists', () => {
  const files = filesIn(page).filter((file) => !file.startsWith('/'))
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})
