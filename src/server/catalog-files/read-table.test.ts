import { describe, expect, test } from 'vitest'
import { decodeTable } from './decode-table.ts'
import { detectDelimiter } from './open-table.ts'
import { readRows } from './read-table.ts'

const read = (text: string, delimiter = ',') => [...readRows(text, delimiter)]
const cells = (text: string, delimiter = ',') => read(text, delimiter).map((row) => row.cells)
const problems = (text: string) => read(text).map(({ problem }) => problem)

describe('a table', () => {
  test('has lines that end with CRLF, LF or CR, also mixed, and blank ones are left out', () => {
    expect(cells('a,b\r\n1,2\n\n3,4\r5,6\r\n , \r\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ])
  })

  test('has quoted cells with delimiters, line breaks and quotation marks', () => {
    expect(cells('"a,1","x\r\ny","say ""hi"""\n"5"" screen",5" screen,')).toEqual([
      ['a,1', 'x\r\ny', 'say "hi"'],
      ['5" screen', '5" screen', ''],
    ])
  })

  test('reports a quotation mark that is not closed alone, and reads the rows below', () => {
    const text = 'a,b\n1,2\n3,"open\n5,6\n7,8\n'
    expect(problems(text)).toEqual([null, null, 'A quotation mark is not closed', null, null])
    expect(cells(text).at(-1)).toEqual(['7', '8'])
  })

  test('reports a row with a cell of 10 MB alone, quoted or not', () => {
    const huge = 'z'.repeat(10 * 1024 * 1024)
    for (const cell of [huge, `"${huge}"`]) {
      const rows = read(`a,b\n1,${cell}\n3,4\n`)
      expect(rows.map(({ problem }) => problem !== null)).toEqual([false, true, false])
      expect(JSON.stringify(rows[1]).length).toBeLessThan(2000)
    }
  })

  test('is read in time that grows with its size, whatever quotation marks it has', () => {
    const hostile = ['"'.repeat(1_000_001), '"\n'.repeat(20_000), '""'.repeat(500_000), '",'.repeat(100_000)]
    for (const text of hostile) expect(read(text).length).toBeLessThanOrEqual(20_000)
  })
})

test.each([
  ['a;b;c\n1,5;2;3', ';'],
  ['id\ttitle\tprice, in USD', '\t'],
  ['"a;b;c;d",b,c', ','],
  ['name', '\t'],
  ['a|b|c', '|'],
])('the delimiter of %j is %j', (text, delimiter) => {
  expect(detectDelimiter(text)).toBe(delimiter)
})

describe('text', () => {
  test.each([
    ['UTF-8', Buffer.from('Größe')],
    ['UTF-8 with a byte order mark', Buffer.from('\u{FEFF}Größe')],
    ['UTF-16', Buffer.from('\u{FEFF}Größe', 'utf16le')],
    ['Windows-1252', Buffer.from([0x47, 0x72, 0xf6, 0xdf, 0x65])],
    ['UTF-8 with a NUL', Buffer.from('Grö\u0000ße\n1\n2\n3')],
  ])('is decoded from %s', async (_, bytes) => {
    expect((await decodeTable(bytes)).text.split('\n')[0]).toBe('Größe')
  })

  test.each(['PK\u0003\u0004 a spreadsheet', '%PDF-1.7', '\u0000\u0001\u0002binary'.repeat(10)])(
    'is not %j',
    async (text) => {
      await expect(decodeTable(Buffer.from(text))).rejects.toThrow('This is not a table of text.')
    },
  )
})
