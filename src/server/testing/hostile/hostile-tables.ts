import { IMPORT_MAX_BYTES } from '#contract/limits.ts'

/** Tables and feeds that cost their sender little and a careless reader much. */
const ROW = 256 * 1024
const HEADS = 'id,title,description,price,tags,additional images'

/** `part` again and again, after `start`, until the file is as large as an upload may be. */
const fill = (part: string, start = ''): Buffer => {
  const bytes = Buffer.alloc(IMPORT_MAX_BYTES, part)
  bytes.write(start)
  return bytes
}

/** Rows that differ in their key, each with `cell` in the column of that name. */
function rows(column: string, cell: string, most = 5000): Buffer {
  const at = HEADS.split(',').indexOf(column)
  const line = (index: number) => {
    const cells = HEADS.split(',').map((_, place) => (place === at ? `"${cell}"` : place < 2 ? `x${index}` : ''))
    return `${cells.join(',')}\n`
  }
  const count = Math.min(most, Math.floor(IMPORT_MAX_BYTES / (cell.length + 100)))
  return Buffer.from(`${HEADS}\n${Array.from({ length: count }, (_, index) => line(index)).join('')}`)
}

const feed = (body: string): Buffer => Buffer.from(`<rss><channel>${body}`.slice(0, IMPORT_MAX_BYTES))
const times = (part: string, size = IMPORT_MAX_BYTES) => part.repeat(Math.floor((size - 100) / part.length))

const TABLES: Readonly<Record<string, () => Buffer>> = {
  'line breaks': () => fill('\n'),
  'line breaks of both kinds': () => fill('\r\n\n\r'),
  'rows of blank cells': () => fill(', ,\t\n'),
  'delimiters without a line break': () => fill(',;|\t'),
  'rows of 250,000 delimiters': () => fill(`${','.repeat(250_000)}\n`),
  'rows of one letter': () => fill('a\n'),
  'rows of 5,000 cells': () => fill(`${'a,'.repeat(5000)}\n`, `${HEADS}\n`),
  'quotation marks': () => fill('"'),
  'open quotation marks': () => fill('"a\n', `${HEADS}\n`),
  'quoted blank cells': () => fill('"",'),
  'a single cell': () => fill('z'),
  'bytes that are no text in any encoding': () => fill('\u{FF}', `${HEADS}\n`),
  'invalid UTF-8 between letters': () => Buffer.alloc(IMPORT_MAX_BYTES, Buffer.from([0x61, 0xff, 0xc3, 0x0a])),
  'control characters': () =>
    Buffer.from(`${HEADS}\n${'x,y\n'.repeat(2000)}${`${'\u{1}'.repeat(200_000)}\n`.repeat(100)}`),
  NULs: () => fill('\0', `${HEADS}\n`),
  'escapes to Japanese': () => fill('\u{1B}$B0!\u{1B}(B', `${HEADS}\n`),
  'letters in UTF-16': () => Buffer.from(`\u{FEFF}${HEADS}\n${times('Größe\n', IMPORT_MAX_BYTES / 2)}`, 'utf16le'),
  'Cyrillic letters of one byte': () => Buffer.alloc(IMPORT_MAX_BYTES, Buffer.from([0xcb, 0xfc, 0xed, 0x3b, 0x0a])),
  'long heads': () => fill(`${'h'.repeat(1200)},`.repeat(200), ''),
  'elements that are not closed in a cell': () => rows('description', '<a>'.repeat(ROW / 3 - 100)),
  'elements that are closed in vain in a cell': () =>
    rows('description', `${'<b>'.repeat(ROW / 8)}${'</p></i>'.repeat(ROW / 16 - 100)}`),
  'brackets in a cell': () => rows('description', '<a '.repeat(ROW / 3 - 100)),
  'references of markup in a cell': () => rows('description', '&lt;p&gt;'.repeat(ROW / 9 - 100)),
  'markup in every cell': () => rows('description', '<p>Good <b>tools</b></p>'.repeat(160)),
  'a list without an end in a cell': () => rows('tags', 'a,'.repeat(ROW / 2 - 100)),
  'addresses in a cell': () => rows('additional images', 'http://a.example/b '.repeat(13_000)),
  'prices of 300 letters': () => rows('price', '1.2,3 '.repeat(50)),
  'prices of many digits': () => rows('price', '1.2,3 '.repeat(600)),
  'prices of one row': () => rows('price', '9'.repeat(ROW - 100)),
}

const FEEDS: Readonly<Record<string, () => Buffer>> = {
  'a feed of nested products': () => feed(times('<item>')),
  'a feed of empty products': () => feed(times('<item/>')),
  'a feed of one text': () => feed(`<item><g:id>${times('a')}</g:id></item>`),
  'a feed of references': () => feed(`<item><g:id>${times('&#x41;&amp;')}</g:id></item>`),
  'a feed of pictures': () =>
    feed(`<item><g:id>1</g:id>${times('<additional_image_link>h</additional_image_link>')}</item>`),
  'a feed of different elements': () =>
    feed(`<item>${Array.from({ length: 600_000 }, (_, index) => `<a${index}>1</a${index}>`).join('')}`),
  'a feed of values': () => feed(times(`<item><g:id>1</g:id>${'<g:a>1</g:a>'.repeat(300)}</item>`)),
  'a feed of brackets': () => feed(times('<')),
  'a feed of attributes': () => feed(`<item ${times('a="1" ')}`),
  'a feed of a comment': () => feed(`<!--${times('-')}`),
  'a feed of entities of its own': () =>
    Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa">${times('<!ENTITY b "&a;&a;&a;&a;">', 100_000)}]><rss><item><g:id>&b;</g:id></item></rss>`,
    ),
  'a workbook': () => fill('\0', 'PK\u{3}\u{4}'),
}

const ALL: Readonly<Record<string, () => Buffer>> = { ...TABLES, ...FEEDS }

/** A table of the largest size without anything hostile, to compare with. */
export const ordinaryTable = (): Buffer => fill('p1,Desk lamp,A lamp for small desks,39.00,light,\n', `${HEADS}\n`)

/** The names of all kinds of hostile tables and feeds. They are made one at a time, because each may have 20 MB. */
export const HOSTILE_TABLES = Object.keys(ALL)

/** The bytes of a kind, at most IMPORT_MAX_BYTES. */
export function hostileTable(name: string): Buffer {
  const make = ALL[name]
  if (!make) throw new Error(`there is no hostile table of ${name}`)
  return make()
}
