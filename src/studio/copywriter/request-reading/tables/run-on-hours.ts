import { CLOSED } from '../../closed.ts'
import { compilePattern } from '../../../model/compile-pattern.ts'
import { findReadingWords } from '../../languages/reading/find-reading-words.ts'
import { matchWords } from '../word-pattern.ts'
import { findHead } from './days-head.ts'
import { foldCase } from '../../../model/fold-case.ts'
import { LEAST_OF_HOURS } from './is-table.ts'
import { createHead, HOURS, RANGE } from './row-patterns.ts'
import { readRow } from './read-row.ts'
import { shift, type PlacedRow, type Reading } from './placed-row.ts'
import type { Extent } from '../../../model/pieces.ts'

/** A part of a day behind its name: "Mi nachmittag zu", "sat morning closed". */
const PART_OF_DAY =
  'mornings?|afternoons?|evenings?|morgens?|vormittags?|mittags?|nachmittags?|abends?|matin|après-midi|apres-midi|soir|mañana|tarde|mattina|pomeriggio|sera|manhã|tarde|noite|ochtend|middag|avond|rano|popołudniu|po południu|förmiddag|eftermiddag|kväll|formiddag|ettermiddag|aften|kveld'
/** What is said of all days behind the last row begins with a word. An amount or a date there makes all of it something else. */
const ENDED = /^(?:\s*$|\s*[,;.!?/|)+&–—-](?!\p{N})|\s+\p{L})/u
/** What is between two rows. */
const GAP = /^\s*(?:[,;/|+&•]\s*)?(?:(?:and|und|et|y|e|en|i|ve|och|og|ja) )?(?=\p{L})/u
const CLOSED_FIRST = compilePattern(`^(?:${CLOSED.source})(?: (?:on|am|le|el|op|w))? (?=\\p{L})`, 'u')
/** Further hours of the same day: "11h30-14h 18h30-22h". */
const MORE_HOURS = compilePattern(`^(?: (?:${RANGE})(?![\\p{L}\\p{N}:]))+`, 'u')
/** Where a row may begin. */
const WORD = /(?<=^|[\s:：(])(?=\p{L})/gu

const compiled = new Map<string, RegExp>()

/** Days and their hours. They have no date: two days of an event are no opening hours. */
function matchHours(language: string): RegExp {
  const pattern =
    compiled.get(language) ??
    compilePattern(
      `^(?:${createHead(language)})(?: (?:${PART_OF_DAY}))?(?:[:：]\\s*|,? )(?:${HOURS})(?![\\p{L}\\p{N}:])`,
      'u',
    )
  compiled.set(language, pattern)
  return pattern
}

/**
 * Finds days with their hours that follow each other behind their lead, with or without marks: "new hours from monday mon-fri 7am-6pm sat 8-2
 * closed sun". What follows the last of them is no row. Empty if there are fewer than two.
 */
export function findRunOnHours(text: string, { start, end }: Extent, language: string): PlacedRow[] {
  const said = foldCase(text.slice(start, end))
  if (!/\p{Nd}/u.test(said)) return []
  for (const { index } of said.matchAll(WORD)) {
    const rows = readRows(said, index, language)
    if (rows.length >= LEAST_OF_HOURS) return rows.map((row) => move(row, start))
  }
  return []
}

function readRows(said: string, from: number, language: string): PlacedRow[] {
  const rows: PlacedRow[] = []
  for (let at = from; ;) {
    const row = readOne(said.slice(at), language)
    if (!row) return rows
    const end = at + row.end
    const gap = GAP.exec(said.slice(end))?.[0].length ?? 0
    rows.push({ start: at, end: end + gap, words: at, row: shift(row.row, at) })
    if (gap === 0) return rows
    at = end + gap
  }
}

/** The row at the start of a text in lower case, and where it ends. */
function readOne(said: string, language: string): Pick<PlacedRow, 'row' | 'end'> | null {
  const status = CLOSED_FIRST.exec(said)?.[0].length ?? 0
  const head = findHead(language).exec(said.slice(status))?.[1]
  if (head === undefined || /\p{Nd}/u.test(head)) return null
  const closedEnd = status + head.length
  if (status > 0 && !/^\s*(?:$|[,;.!])/u.test(said.slice(closedEnd))) return null
  const first = status > 0 ? closedEnd : (matchHours(language).exec(said)?.[0].length ?? 0)
  const more = status > 0 ? 0 : (MORE_HOURS.exec(said.slice(first))?.[0].length ?? 0)
  const row = first > 0 && ENDED.test(said.slice(first + more)) ? readRow(said.slice(0, first + more), language) : null
  return row?.kind === 'day' && row.isComplete ? { row, end: first + more } : null
}

/** The days and hours of a sentence, if these are more rows than those that its marks divide, or have no words that are none of them. */
export function preferHours(
  { text, language }: Reading,
  sentence: Extent,
  rows: PlacedRow[],
  hours = findRunOnHours(text, sentence, language),
): PlacedRow[] {
  const [first, last] = [hours[0], hours.at(-1)]
  if (!first || !last || hours.length < rows.length) return rows
  // "vanaf 1 maart ma-vr 8.30-18, za 9-17": the date before the first day leads to it.
  const isLed = first.start > (rows[0]?.words ?? 0)
  return hours.length > rows.length || isLed || endsClosed(text, last, language) ? hours : rows
}

/** The tables of a sentence, of which `divide` reads those with marks: opening hours, and what is before and behind them. */
export function withHours(
  reading: Reading,
  sentence: Extent,
  divide: (part: Extent) => PlacedRow[],
): readonly PlacedRow[][] {
  const hours = findRunOnHours(reading.text, sentence, reading.language)
  const rows = preferHours(reading, sentence, divide(sentence), hours)
  const [first, last] = [hours[0], hours.at(-1)]
  if (!first || !last) return [rows]
  const start = rows[0]?.start ?? 0
  const isApart = start >= last.end || (rows.at(-1)?.end ?? 0) <= first.start
  if (!isApart && start !== first.start) return [rows]
  const around = [
    { start: sentence.start, end: first.start },
    { start: last.end, end: sentence.end },
  ].map(divide)
  return [around[0] ?? [], isApart ? hours : rows, around[1] ?? []].filter((table) => table.length > 0)
}

/** Whether a word that says "closed" ends the last row, and what follows it is another statement: "sön stängt ring 070-555 01 47". */
function endsClosed(text: string, { row: { value }, end }: PlacedRow, language: string): boolean {
  const { dangling, lead, open, continuing } = findReadingWords(language)
  const isOver = compilePattern(`^(?:${CLOSED.source}|zu|dicht|stängt|lukket|stengt|suljettu)$`, 'u').test(
    foldCase(text.slice(value.start, value.end)),
  )
  const next = text.slice(end, end + 24)
  return (
    isOver &&
    /^\p{L}/u.test(next) &&
    matchWords([dangling, lead, open, continuing].filter(Boolean).join('|'), false).exec(next)?.index !== 0
  )
}

const move = ({ row, ...extent }: PlacedRow, by: number): PlacedRow => ({
  start: extent.start + by,
  end: extent.end + by,
  words: extent.words + by,
  row: shift(row, by),
})
