import { loadDateParser } from '../../libraries/load-libraries.ts'
import { trimMarks } from './trim-marks.ts'
import type { ParsedResult } from 'chrono-node'

/** A part of a text. Offsets in UTF-16 code units. */
export interface Span {
  start: number
  end: number
}

/**
 * "in 30 days" is more often a duration than a date. For such a date, chrono-node is certain of every part, even the time zone or the
 * day.
 */
const isRelative = ({ start }: ParsedResult) =>
  start.isCertain('timezoneOffset') || (start.isCertain('year') && start.isCertain('day') && !start.isCertain('hour'))

const isYearWritten = ({ text }: ParsedResult) => /\d{4}/.test(text)

/** "3 October, 60 minutes": the number after the comma is not a year. */
const COUNT = /, \d{1,2}$/

/** A date names a weekday, a day of a month, or a clock time. A month or "weekend" alone may be part of a name. */
function isDate(result: ParsedResult): boolean {
  if (isRelative(result) && !isYearWritten(result) && !COUNT.test(result.text)) return false
  const { start, text } = result
  if (/^\p{L}+$/u.test(text) && !start.isCertain('weekday')) return false
  if (/weekend/i.test(text)) return /^(?:this|next)/i.test(text)
  return (
    start.isCertain('weekday') ||
    (start.isCertain('month') && /\d/.test(text)) ||
    (start.isCertain('hour') && /\d ?(?:am|pm|h|Uhr|時)|:\d\d/i.test(text))
  )
}

/** "at 23" before a name is an address, and "evening" before a noun belongs to it. */
function trimEnd(date: string, after: string): string {
  if (/^ \p{Lu}/u.test(after)) return trimMarks(date.replace(/,? at \d{1,4}$/, ''))
  if (/^ \p{Ll}/u.test(after)) return trimMarks(date.replace(/, (?:morning|afternoon|evening|night)$/i, ''))
  return date
}

/** "Black Friday" is the name of an occasion. */
const NAMED_DAY = /\b(?:black|good|cyber|giving|small business|super bowl|casual|taco|pancake) $/i

const PART_OF_DAY = /^(?:morning|afternoon|evening|night) (?:on )?(?=\S)/i

/** Text that is allowed between two parts of one date: "Saturday, 10 am", "12. Juli ab 15 Uhr". */
const BETWEEN = /^(?:,? ?(?:at|from|um|ab|à|dès|a las|a partir de las|,|–|-|to|and)? ?)$/i

/** Finds the dates and times of an English text. Other languages have patterns for them. */
export function findDates(text: string): Span[] {
  const found = loadDateParser()
    .parse(text)
    .filter(isDate)
    .filter(({ index }) => !/\bno $/i.test(text.slice(0, index)) && !NAMED_DAY.test(text.slice(0, index)))
    .map(({ index, text: whole }) => {
      const part = whole.replace(COUNT, '')
      // "Tasting evening on Friday": the evening belongs to the noun before it.
      const lead = index > 0 ? (part.match(PART_OF_DAY)?.[0].length ?? 0) : 0
      return {
        start: index + lead,
        end: index + trimEnd(trimMarks(part), text.slice(index + trimMarks(part).length)).length,
      }
    })
  return found.reduce<Span[]>((merged, span) => {
    const last = merged.at(-1)
    if (!last || !BETWEEN.test(text.slice(last.end, span.start))) return [...merged, span]
    return [...merged.slice(0, -1), { start: last.start, end: span.end }]
  }, [])
}
