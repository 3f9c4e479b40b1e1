import { expect, test } from 'vitest'
import { csvHeader, csvRow, writeCsv } from './csv.ts'

test('a table has a byte order mark, a line of columns, and CRLF at the end of each line', () => {
  expect(
    writeCsv(
      ['name', 'price'],
      [
        ['Oat milk', 2.5],
        [null, true],
      ],
    ),
  ).toBe('\u{FEFF}name,price\r\nOat milk,2.5\r\n,true\r\n')
  expect(csvHeader(['a']) + csvRow(['b'])).toBe(writeCsv(['a'], [['b']]))
})

test.each([
  ['=1+1', `"'=1+1"`],
  ['+49 30 1', `"'+49 30 1"`],
  ['-5', `"'-5"`],
  ['@acme', `"'@acme"`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ['＝1', `"'＝1"`],
  ['|cmd', `"'|cmd"`],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [' padded', '" padded"'],
  ['plain', 'plain'],
])('writes %j as %j', (text, cell) => {
  expect(csvRow([text])).toBe(`${cell}\r\n`)
})

test('a negative number stays a number', () => {
  expect(csvRow([-5])).toBe('-5\r\n')
})
