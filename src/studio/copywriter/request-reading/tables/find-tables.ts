import { isTable, LEAST_OF_HOURS } from './is-table.ts'
import { countWords, HAS_VALUE, LONGEST_FIRST, readFirst } from './first-row.ts'
import { findRunOn } from './find-run-on.ts'
import { isInside } from '../extents.ts'
import { isDays, isValue, readRow, type Row } from './read-row.ts'
import { createHead, HOURS } from './row-patterns.ts'
import { LONGEST_ROW, readAt, shift, type PlacedRow, type Reading } from './placed-row.ts'
import { AND_BETWEEN, LEAD_END, splitAt } from './split-rows.ts'
import type { Extent } from '../../../model/pieces.ts'
import type { ListEntry } from '../find-entries.ts'

/** What separates rows, the strongest first. A comma separates only if nothing else does. */
const SEPARATORS: readonly RegExp[] = [
  /[;；]\s*/gu,
  /[|｜]\s*/gu,
  /[•●▪](?!\d)\s*|\s·\s/gu,
  /\s\/{1,2}\s/gu,
  /[,，](?!\p{Nd}\p{Nd}?(?!\p{Nd}))\s*|[,，]\s+|[、،]\s*/gu,
  /\s(?:&|\+)\s(?=\p{L})/gu,
  /(?<!\s)\s+(?=(?:\p{Nd}{1,2}月\p{Nd}|[月火水木金土日]曜|[月火水木金土日][〜～]))/gu,
]
const LAST = SEPARATORS.at(-1)

/**
 * Finds the tables of a text: prices, opening hours, days with places, agendas. `sentences` are its sentences and lines. Nothing is divided inside of
 * the extents in `whole`. All rows of a table are in it, in their order; what cannot be read as a row for sure is no table.
 */
export function findTables(
  text: string,
  sentences: readonly Extent[],
  whole: readonly Extent[],
  language: string,
): ListEntry[] {
  const found = findIn({ text, language }, sentences, whole)
  // Sentences of some languages end with a space, and a short name of a day may end with a period: "Mo. 9–12".
  const inLines = findIn({ text, language }, listLines(text), whole)
  return inLines.length > found.length ? inLines : found
}

/** Whether a sentence stands behind the last row of a table. */
const isNext = (rows: readonly PlacedRow[], { start }: Extent) => (rows.at(-1)?.end ?? -1) >= start

function listLines(text: string): Extent[] {
  let start = 0
  return text.split(/(?<=[\n。！？])/u).map((line) => {
    const extent = { start, end: start + line.length }
    start = extent.end
    return extent
  })
}

function findIn(text: Reading, sentences: readonly Extent[], whole: readonly Extent[]): ListEntry[] {
  const tables: PlacedRow[][] = []
  let open: PlacedRow[] = []
  const close = () => {
    if (isTable(open, text.text)) tables.push(open)
    open = []
  }
  for (const sentence of sentences) {
    const single = readSingle(text, sentence) ?? readLine(text, sentence, whole)
    const last = tables.at(-1) ?? []
    // "Nordmann £29, £36. All others £18"
    if (
      single?.row.kind === 'price' &&
      HAS_VALUE.test(text.text.slice(single.row.value.start, single.row.value.end)) &&
      open.length === 0 &&
      last.at(-1)?.row.kind === 'price' &&
      isNext(last, sentence)
    ) {
      last.push(single)
      continue
    }
    if (single) {
      open.push(single)
      continue
    }
    close()
    tables.push(findInSentence(text, sentence, whole))
  }
  close()
  return tables.flatMap((rows, list) =>
    joinSizes(text, rows).map(({ row, start, end, words }, index) => ({
      start,
      end,
      words,
      wordsEnd: Math.max(row.label.end, row.value.end),
      entry: { list, index },
    })),
  )
}

/** "Frangipane 6 pers 24 €, 8 pers 31 €": a row that only has another size belongs to the one before it. */
function joinSizes({ text }: Reading, rows: readonly PlacedRow[]): PlacedRow[] {
  const joined: PlacedRow[] = []
  for (const row of rows) {
    const last = joined.at(-1)
    const size = SIZE.exec(text.slice(row.row.label.start, row.row.label.end))?.[1]?.toLowerCase()
    const before = last && text.slice(last.start, last.end)
    const isMore =
      size !== undefined &&
      before !== undefined &&
      !before.includes('\n') &&
      [...before.matchAll(SIZES)].some(({ 1: unit }) => unit?.toLowerCase() === size)
    if (isMore && last)
      joined[joined.length - 1] = { ...last, end: row.end, row: { ...row.row, label: last.row.label } }
    else joined.push(row)
  }
  // Many sizes of one thing are rows below it.
  const isShort = joined.every(({ start, end }) => end - start <= LONGEST_SIZES)
  return joined.length >= LEAST_OF_HOURS && isShort ? joined : [...rows]
}

/** In UTF-16 code units: what a line of a list holds. */
const LONGEST_SIZES = 44

/** An amount and its unit, alone and behind what it is the size of. */
const SIZE = /^\p{Nd}{1,4}(?:[.,]\p{Nd}{1,2})? ?(\p{L}{1,12}|″|")\.?$/u
const SIZES = /(?<=\p{L}\S{0,24} )\p{Nd}{1,4}(?:[.,]\p{Nd}{1,2})? ?(\p{L}{1,12}|″|")\.? /gu

/** A sentence or a line that is one row and nothing else. */
function readSingle({ text, language }: Reading, { start, end }: Extent): PlacedRow | null {
  const said = text.slice(start, end)
  if (
    said.length > LONGEST_ROW ||
    /[,;|•]\s|\s[/·]\s/u.test(
      said
        .trim()
        .slice(0, -1)
        .replace(/,\s(?=\p{Nd})/gu, ''),
    )
  )
    return null
  const row = findRunOn(text, { start, end }, language) ? null : readRow(said.trimEnd(), language)
  if (!row?.isComplete || countWords(said) > MOST_WORDS || (row.kind === 'bare' && !row.hasDecimals && !row.hasTenths))
    return null
  return { start, end, words: start, row: shift(row, start) }
}
/** A line that begins with a day or a time, or ends with the one price in it, may have commas: "12 Feb – Leeds, Brudenell". */
function readLine(reading: Reading, { start, end }: Extent, whole: readonly Extent[]): PlacedRow | null {
  const { text, language } = reading
  const isLine =
    (start === 0 || text.charAt(start - 1) === '\n') && (end >= text.length || text.charAt(end - 1) === '\n')
  const said = text.slice(start, end).trimEnd()
  if (
    !isLine ||
    !text.includes('\n') ||
    said.length > LONGEST_ROW ||
    findInSentence(reading, { start, end }, whole).length > 0
  )
    return null
  const row = readRow(said, language)
  if (!row || row.kind === 'bare' || (row.kind === 'price' && !row.isComplete)) return null
  return { start, end, words: start, row: shift(row, start) }
}

const MOST_WORDS = 10
function findInSentence(reading: Reading, sentence: Extent, whole: readonly Extent[]): PlacedRow[] {
  const { text } = reading
  const gap = HAS_VALUE.test(text.slice(sentence.start, sentence.end)) ? findDayGap(reading.language) : null
  for (const separator of [...SEPARATORS, ...(gap ? [gap] : [])]) {
    const bits = splitAt(text, sentence, separator, whole)
    if (bits.length < LEAST_OF_HOURS && separator !== LAST) continue
    const rows = readBits(reading, bits)
    // Two days without a mark may be one: "bank holiday monday 8 to 2".
    if (isTable(rows, text) && (separator !== gap || rows.length > LEAST_OF_HOURS)) return rows
  }
  const found = findRunOn(text, sentence, reading.language)
  const list = { start: sentence.start, end: found?.end ?? 0 }
  const runOn = whole.some((one) => isInside(one, list)) ? null : found
  return (runOn?.rows ?? []).map((row, index, rows) => {
    const at = (one: Row | undefined) => (one ? Math.min(one.label.start, one.value.start) : (runOn?.end ?? 0))
    return { row, start: at(row), words: at(row), end: at(rows[index + 1]) }
  })
}

const dayGaps = new Map<string, RegExp>()

/** "mon 9-5 tue 9-5 wed closed": the space before a day with its hours. */
function findDayGap(language: string): RegExp {
  const gap =
    dayGaps.get(language) ??
    new RegExp(`(?<=[\\p{L}\\p{N}])\\s+(?=(?:${createHead(language)})\\s+(?:${HOURS})(?![\\p{L}\\p{N}]))`, 'giu')
  dayGaps.set(language, gap)
  return gap
}

/** Reads the parts of a sentence as rows: the longest run, if no row is outside of it. */
function readBits(text: Reading, given: readonly Extent[]): PlacedRow[] {
  const bits = splitLast(text, cutLast(text, joinBits(text, joinDays(text, given))))
  const rows: PlacedRow[] = []
  let isOver = false
  for (const [index, bit] of bits.entries()) {
    const row = rows.length === 0 ? readFirst(text, bit, bits[index + 1]) : readAt(text, bit)
    if (row && isOver) return []
    // A first row that its lead cannot be told from would be torn from the others.
    if (!row && rows.length === 0 && HAS_VALUE.test(text.text.slice(bit.start, bit.end)) && readAt(text, bit)) return []
    if (row) rows.push(row)
    else if (rows.length > 0) isOver = true
  }
  return rows
}

/** Where a period behind an abbreviation ends the table: "from 10 zł. Book on 600 555 012". */
function cutLast(text: Reading, bits: readonly Extent[]): Extent[] {
  const last = bits.at(-1)
  if (!last || readAt(text, last)) return [...bits]
  const mark = /[.!?](?=\s+\p{L})/u.exec(text.text.slice(last.start, last.end))
  const end = last.start + (mark ? mark.index + 1 : 0)
  const rest = { start: end, end: last.end }
  if (!mark || !readAt(text, { start: last.start, end })) return [...bits]
  // "VAT included" is no row.
  const isRow = readAt(text, rest)?.row.kind !== 'price' || HAS_VALUE.test(text.text.slice(rest.start, rest.end))
  return [...bits.slice(0, -1), { start: last.start, end }, ...(isRow ? [rest] : [])]
}

/** "Mo, Di, Do 9–18 Uhr": days that share what stands behind the last of them are one row. */
function joinDays({ text, language }: Reading, bits: readonly Extent[]): Extent[] {
  const joined: Extent[] = []
  let open: Extent | null = null
  for (const { start, end } of bits) {
    const said = text.slice(start, end)
    const lead = [...said.matchAll(LEAD_END)].at(-1)
    const isOpen = isDays(lead ? said.slice(lead.index + lead[0].length) : said, language)
    if (open) open.end = end
    else joined.push((open = { start, end }))
    if (!isOpen) open = null
  }
  return joined
}

/** Joins parts that are no rows by themselves: a value with the words before it, words with the value behind them, and what a day has. */
function joinBits(text: Reading, bits: readonly Extent[]): Extent[] {
  const joined: Extent[] = []
  let open: Extent | null = null
  const said = ({ start, end }: Extent) => text.text.slice(start, end)
  const days = bits.filter((bit) => readAt(text, bit)?.row.kind === 'day').length
  for (const bit of bits) {
    const last: Extent | undefined = joined.at(-1)
    if (last && isValue(said(bit)) && (joined.length === 1 || readAt(text, { start: last.start, end: bit.end }))) {
      last.end = bit.end
      open = null
      continue
    }
    const row = readAt(text, bit)
    const before = open
    // "Brake pads, pair $18"
    if (row?.row.isComplete && row.row.kind !== 'day' && before && joined.length > 1 && joined.at(-1) === before) {
      const both = readAt(text, { start: before.start, end: bit.end })
      if (both && both.row.label.end - both.row.label.start < 44) {
        joined[joined.length - 1] = { start: before.start, end: bit.end }
        open = null
        continue
      }
    }
    // "Tue: soup, salad, bread 8.50"
    if (row?.row.kind !== 'day' && last) {
      const previous = days > 1 ? readAt(text, last) : null
      const both =
        previous?.row.kind === 'day' && !previous.row.isComplete
          ? readAt(text, { start: last.start, end: bit.end })
          : null
      if (both) {
        last.end = bit.end
        continue
      }
    }
    const added = { ...bit }
    joined.push(added)
    open = row ? null : added
  }
  return joined
}

/** "Mon–Fri 9–18 and Sat 10–14": the last part may be two rows. */
function splitLast(text: Reading, bits: readonly Extent[]): Extent[] {
  const last = bits.at(-1)
  if (!last) return []
  if (last.end - last.start > LONGEST_FIRST) return [...bits]
  for (const { index, 0: mark } of text.text.slice(last.start, last.end).matchAll(AND_BETWEEN)) {
    const at = last.start + index
    const [left, right] = [
      { start: last.start, end: at },
      { start: at, end: last.end },
    ]
    const one = bits.length === 1 ? readFirst(text, left, right) : readAt(text, left)
    const other = readAt(text, right)
    if (mark && one?.row.isComplete && other?.row.isComplete && one.row.kind === other.row.kind)
      return [...bits.slice(0, -1), left, right]
  }
  return [...bits]
}
