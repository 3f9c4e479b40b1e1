import { isTable, LEAST_OF_HOURS } from './is-table.ts'
import { countWords, HAS_VALUE, readFirst } from './first-row.ts'
import { formBits } from './form-bits.ts'
import { hasDaysInside } from './days-head.ts'
import { findRunOn } from './find-run-on.ts'
import { findRunOnHours, preferHours, withHours } from './run-on-hours.ts'
import { findTiers } from './find-tiers.ts'
import { foldCase } from '../../../model/fold-case.ts'
import { isInside } from '../extents.ts'
import { readRow, type Row } from './read-row.ts'
import { createHead, CURRENCY_NOTE, HOURS } from './row-patterns.ts'
import { LONGEST_ROW, readAt, shift, type PlacedRow, type Reading } from './placed-row.ts'
import { splitAt } from './split-rows.ts'
import type { Extent } from '../../../model/pieces.ts'
import type { ListEntry } from '../part.ts'
import { compilePattern } from '../../../model/compile-pattern.ts'

/** What separates rows, the strongest first. A comma separates only if nothing else does. */
const SEPARATORS: readonly RegExp[] = [
  /[;；]\s*/gu,
  /[|｜]\s*/gu,
  /[•●▪](?!\d)\s*|\s·\s/gu,
  /\s\/{1,2}\s|／\s*/gu,
  /[,，](?!\p{Nd}\p{Nd}?(?!\p{Nd})|[-–—])\s*|[,，]\s+|[、،]\s*/gu,
  // "Single 1 h $12, 2 h $20 / Double 1 h $18, 2 h $30"
  /\s\/{1,2}\s|[;；|｜／]\s*|[,，]\s+|[、،]\s*/gu,
  /\s(?:&|\+)\s(?=\p{L})/gu,
  /(?<!\s)\s+(?=(?:\p{Nd}{1,2}月\p{Nd}|[月火水木金土日]曜|[月火水木金土日][〜～]))/gu,
]
const LAST = SEPARATORS.at(-1)

/**
 * Finds the tables of a text: prices, opening hours, days with places, agendas. `sentences` are its sentences and lines. Nothing is divided inside of
 * the extents in `whole`, and nothing before `from` is read. All rows of a table are in it, in their order; what cannot be read as a row for
 * sure is no table.
 */
export function findTables(
  text: string,
  sentences: readonly Extent[],
  whole: readonly Extent[],
  language: string,
  from = 0,
): ListEntry[] {
  const behind = (extents: readonly Extent[]) =>
    extents.flatMap(({ start, end }) => (end > from ? [{ start: Math.max(start, from), end }] : []))
  const typed = writeThousands(text, language)
  const found = findIn({ text: typed, language }, behind(sentences), whole)
  // Sentences of some languages end with a space, and a short name of a day may end with a period: "Mo. 9–12".
  const inLines = findIn({ text: typed, language }, behind(listLines(text)), whole)
  return inLines.length > found.length ? inLines : found
}

/** "45k" is an amount of money in these languages. A sign of as many letters stands for it, so that all offsets stay. */
const writeThousands = (text: string, language: string): string =>
  language === 'vi' || language === 'id' ? text.replace(/(?<=\p{Nd})k(?![\p{L}\p{N}])/giu, '₫') : text

const areTable = ({ text }: Reading, rows: readonly PlacedRow[]): boolean =>
  isTable(
    rows.map(({ row }) => row),
    rows.map(({ row: { label } }) => text.slice(label.start, label.end)),
    text,
  )

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
    if (areTable(text, open)) tables.push(open)
    open = []
  }
  for (const sentence of sentences) {
    const single =
      readSingle(text, sentence, whole) ?? readLine(text, sentence, whole) ?? readDaySentence(text, sentence)
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
    tables.push(...withHours(text, sentence, (part) => findDivided(text, part, whole)))
  }
  close()
  // "Day ticket: adult £14, child £9. Season: adult £60, child £35": two tables of so few rows are one that has no form.
  const isDivided = tables.filter(isPair).length > 1
  const kept = isDivided ? tables.filter((rows) => !isPair(rows)) : tables
  return kept.flatMap((rows, list) =>
    joinSizes(text, rows).map(({ row, start, end, words }, index) => ({
      start,
      end,
      words,
      wordsEnd: Math.max(row.label.end, row.value.end),
      entry: { list, index },
    })),
  )
}

/** Two tiers of a price. */
const isPair = (rows: readonly PlacedRow[]) =>
  rows.length === LEAST_OF_HOURS && rows.every(({ row: { kind } }) => kind === 'price' || kind === 'bare')

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
  // Many sizes of one thing are rows below it. So are all, if one of them is no size: "1 h 12 €, 2 h 20 €, day 45 €".
  const areShort = joined.every(({ start, end }) => end - start <= LONGEST_SIZES)
  const areSized = joined.every(({ start, end }) => text.slice(start, end).search(SIZES) >= 0)
  return joined.length >= LEAST_OF_HOURS && areShort && areSized ? joined : [...rows]
}

/** In UTF-16 code units: what a line of a list holds. */
const LONGEST_SIZES = 44

/** An amount and its unit, alone and behind what it is the size of. */
const SIZE = /^\p{Nd}{1,4}(?:[.,]\p{Nd}{1,2})? ?(\p{L}{1,12}|″|")\.?$/u
const SIZES = /(?<=\p{L}\S{0,24} )\p{Nd}{1,4}(?:[.,]\p{Nd}{1,2})? ?(\p{L}{1,12}|″|")\.? /gu

/** A sentence or a line that is one row and nothing else. */
function readSingle(reading: Reading, { start, end }: Extent, whole: readonly Extent[]): PlacedRow | null {
  const { text, language } = reading
  const said = text.slice(start, end)
  if (said.length > LONGEST_ROW || DIVIDED.test(said.trim().slice(0, -1))) return null
  const isRunOn =
    findRunOn(text, { start, end }, language) !== null || findRunOnHours(text, { start, end }, language).length > 0
  const row = isRunOn ? null : readRow(said.trimEnd(), language)
  if (!row?.isComplete || countWords(said) > MOST_WORDS || (row.kind === 'bare' && !row.hasDecimals && !row.hasTenths))
    return null
  // "6 for 2.50, 12 for 4.50"
  if (/,\s\p{Nd}/u.test(said) && findInSentence(reading, { start, end }, whole).length > 0) return null
  return { start, end, words: start, row: shift(row, start) }
}

/** A mark between two rows. A comma before a number may be a part of one. */
const DIVIDED = /,\s(?!\p{Nd})|[;|•]\s|\s[/·]\s|[、，،；؛｜／]/u

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

/** "tues: pub car park in Wrington.": a sentence that says what is on a day. */
function readDaySentence({ text, language }: Reading, { start, end }: Extent): PlacedRow | null {
  const said = text.slice(start, end).replace(/(?<![.!\s])[.!\s]+$/u, '')
  if (said.length > LONGEST_ROW || !/^[^:：]{2,24}[:：]\s/u.test(said) || /[:：]\s.*[:：]\s/u.test(said)) return null
  const row = readRow(said, language)
  if (row?.kind !== 'day' || !/^\s*[:：]\s*$/u.test(said.slice(row.label.end, row.value.start))) return null
  return { start, end, words: start, row: shift(row, start) }
}

const MOST_WORDS = 10
/** In UTF-16 code units: a sentence with a note about its currency. */
const LONGEST_NOTED = 400
function findInSentence(reading: Reading, sentence: Extent, whole: readonly Extent[]): PlacedRow[] {
  return preferHours(reading, sentence, findDivided(reading, sentence, whole))
}

function findDivided(reading: Reading, { start, end }: Extent, whole: readonly Extent[]): PlacedRow[] {
  const { text } = reading
  const note = CURRENCY_NOTE.exec(text.slice(start, Math.min(end, start + LONGEST_NOTED)))
  const sentence = { start, end: note ? start + note.index : end }
  const gap = mayHaveDayGap(text.slice(sentence.start, sentence.end), reading.language)
    ? findDayGap(reading.language)
    : null
  for (const separator of [...SEPARATORS, ...(gap ? [gap] : [])]) {
    const bits = splitAt(separator === gap ? foldCase(text) : text, sentence, separator, whole)
    if (bits.length < LEAST_OF_HOURS && separator !== LAST) continue
    const rows = readBits(reading, bits)
    // Two days without a mark may be one: "bank holiday monday 8 to 2".
    if (areTable(reading, rows) && (separator !== gap || rows.length > LEAST_OF_HOURS)) return rows
  }
  const found = findRunOn(text, sentence, reading.language) ?? findTiers(text, sentence)
  const list = { start: sentence.start, end: found?.end ?? 0 }
  const runOn = whole.some((one) => isInside(one, list)) ? null : found
  return (runOn?.rows ?? []).map((row, index, rows) => {
    const at = (one: Row | undefined) => (one ? Math.min(one.label.start, one.value.start) : (runOn?.end ?? 0))
    return { row, start: at(row), words: at(row), end: at(rows[index + 1]) }
  })
}

const dayGaps = new Map<string, RegExp>()

/** "mon 9-5 tue 9-5 wed closed": the space before a day with its hours, in lower case, because so long a pattern that ignores case is slow. */
function findDayGap(language: string): RegExp {
  const gap =
    dayGaps.get(language) ??
    compilePattern(`(?<=[\\p{L}\\p{N}])\\s+(?=(?:${createHead(language)})\\s+(?:${HOURS})(?![\\p{L}\\p{N}]))`, 'gu')
  dayGaps.set(language, gap)
  return gap
}

const HAS_HOURS = compilePattern(`\\s(?:${HOURS})(?![\\p{L}\\p{N}])`, 'u')

/** Whether a text may have such a gap. It needs no pattern that has both days and hours, which takes long to compile in each language. */
function mayHaveDayGap(text: string, language: string): boolean {
  if (!HAS_VALUE.test(text)) return false
  const folded = foldCase(text)
  return HAS_HOURS.test(folded) && hasDaysInside(folded, language)
}

/** Reads the parts of a sentence as rows: the longest run, if no row is outside of it. */
function readBits(text: Reading, given: readonly Extent[]): PlacedRow[] {
  const bits = formBits(text, given)
  const rows: PlacedRow[] = []
  let isOver = false
  for (const [index, bit] of bits.entries()) {
    const read = rows.length === 0 ? readFirst(text, bit, bits.slice(index + 1)) : readAt(text, bit)
    const row = read && isAddress(text, rows, read) ? null : read
    // "gratis ongkir area Depok": what is free behind a table is said of all of it.
    if (row && isOver && !/\p{Nd}/u.test(text.text.slice(row.row.value.start, row.row.value.end))) continue
    if (row && isOver) return []
    // A first row that its lead cannot be told from would be torn from the others.
    if (
      !row &&
      rows.length === 0 &&
      HAS_VALUE.test(text.text.slice(bit.start, bit.end)) &&
      isLike(text, bit, bits[index + 1])
    )
      return []
    if (row) rows.push(row)
    else if (rows.length > 0) isOver = true
  }
  return rows
}

/** Whether a part is a row as the next one may be. A date before "tickets 40 zł adult / 25 zł child" is none. */
function isLike(text: Reading, bit: Extent, next: Extent | undefined): boolean {
  const kind = readAt(text, bit)?.row.kind
  const nextKind = next && readAt(text, next)?.row.kind
  // "С 1 декабря работаем с 7 до 21, кофе 120 р": a day leads to prices.
  return (
    kind !== undefined &&
    !((kind === 'day' || kind === 'time') && next && (nextKind === undefined || nextKind === 'price'))
  )
}

/** "40 zł adult / 25 zł child, Mill Road 2": a number without a currency behind a comma is no row of prices that slashes separate. */
function isAddress({ text }: Reading, rows: readonly PlacedRow[], { row, start }: PlacedRow): boolean {
  const mark = (end: number) => /[/／,，]\s*$/u.exec(text.slice(Math.max(0, end - 4), end))?.[0].trim()
  const name = (one: Row) => text.slice(one.label.start, one.label.end)
  // "кузов 500 р, салон 700 р, Промышленная 7"
  const isStreet = PROPER_END.test(name(row)) && rows.slice(1).every((other) => !PROPER_END.test(name(other.row)))
  return (
    row.kind === 'bare' &&
    rows.length >= LEAST_OF_HOURS &&
    rows.every((other) => other.row.kind === 'price') &&
    (isStreet || mark(start) !== mark(rows[0]?.end ?? 0))
  )
}
/** A name with a capital at the end of a label, that of a street. */
const PROPER_END = /(?:^|[\s,،])\p{Lu}\p{Ll}[\p{L}\p{M}’'.-]{2,24}(?: \p{Lu}[\p{L}\p{M}’'.-]{1,24})?$/u
