import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TABLE_NOT_READ } from '#contract/catalog-files/import-messages.ts'
import { hostileTable, ordinaryTable } from '../testing/hostile/hostile-tables.ts'
import { watchHolds } from '../testing/holds.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'
import { openTable } from './open-table.ts'
import { readFeed } from './read-feed.ts'

/**
 * How much longer than for an ordinary table of the same size a turn may be. Sender and server share the thread of the test, which copies
 * 20 MB for either.
 */
const MOST_TIMES = 4
/** Turns below this many milliseconds of CPU time are short on any machine. */
const SHORT_MS = 100

describe('a hostile table of 20 MB', () => {
  let site: Site
  let ann: Person
  let brand_id: number
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
    brand_id = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
  })
  afterAll(() => site.close())

  const upload = (bytes: Buffer) =>
    ann.api.imports.create({
      form: { brand_id, file_name: 'hostile.csv' },
      files: { file: [new Blob([new Uint8Array(bytes)])] },
    })

  /** Uploads a table and checks it. `longest` is the longest turn in milliseconds of CPU time. */
  const measure = async (bytes: Buffer) => {
    const watch = watchHolds()
    const status = await upload(bytes).then(
      async ({ id, mapping }) => {
        await ann.api.imports.check({ params: { id }, body: { mapping: [...mapping] } })
        return 201
      },
      (error: { status: number }) => error.status,
    )
    return { status, longest: watch.stop()[0]?.cpu ?? 0 }
  }

  // The same tables occupied the main thread for seconds, and those with Japanese escapes or open elements for more than five minutes.
  test.each([
    'line breaks',
    'delimiters without a line break',
    'invalid UTF-8 between letters',
    'escapes to Japanese',
    'elements that are not closed in a cell',
    'prices of 300 letters',
  ])('of %s is read, checked and refused or imported without a long turn of the event loop', async (name) => {
    const ordinary = await measure(ordinaryTable())
    const hostile = await measure(hostileTable(name))
    expect([201, 413, 422]).toContain(hostile.status)
    expect(hostile.longest).toBeLessThan(MOST_TIMES * Math.max(ordinary.longest, SHORT_MS))
  })

  test('that would take too much memory is refused with a sentence that says what to do', async () => {
    await expect(upload(hostileTable('control characters'))).rejects.toMatchObject({
      status: 422,
      message: TABLE_NOT_READ,
    })
  })
})

test('a row with more cells than a table may have is reported alone, and blank cells behind the last column are left out', () => {
  const wide = Array.from({ length: 300 }, (_, at) => `c${at}`).join(',')
  const table = openTable(`name,price\nA,1\n${wide}\nB,2${','.repeat(16_000)}\nC,3\n`)
  const rows = [...table.rows]
  expect(rows.map(({ problem }) => problem)).toEqual([null, 'The row is too long', null, null])
  expect(rows.map(({ cells }) => cells.length)).toEqual([2, 201, 200, 2])
  expect(rows.at(-1)?.number).toBe(5)
  expect(openTable(`${wide}\n1,2\n`).heads.length).toBeGreaterThan(200)
})

test('a product of a feed with more text than a row may have is reported alone', async () => {
  const item = (id: string) => `<item><g:id>${id}</g:id><g:title>T</g:title></item>`
  const { rows } = await readFeed(`<rss>${item('1')}${item('x'.repeat(300_000))}${item('3')}</rss>`)
  expect(rows.map(({ problem }) => problem)).toEqual([null, 'The row is too long', null])
})
