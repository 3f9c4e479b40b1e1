import { keepResults } from '../keep-results.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** Names of days and months of a language that writes them with a capital, in lower case. */
interface DayNames {
  /** No other words: a capital is always right. */
  certain: readonly string[]
  /** Other words, unless a number is beside them: "may", "march", "nov". */
  months: readonly string[]
  /** Short days, which are other words, unless an hour, a date or another day is beside them: "sat", "so". */
  days: readonly string[]
}

/** Returns where days and months begin in a text, of a language (BCP 47) that writes them with a capital. */
export function findDayExtents(text: string, language: string): number[] {
  const { pattern } = readPattern(language)
  return pattern ? [...text.matchAll(pattern)].map(({ index }) => index) : []
}

/** Turkish and others write a capital in some dates only. */
const WITH_CAPITALS = /^(?:en|de)\b/u

const START = String.raw`(?<![\p{L}\p{M}\p{N}@#/._])`
const END = String.raw`(?![\p{L}\p{M}@_])`

const readPattern = keepResults((language): { pattern: RegExp | null } => {
  if (!WITH_CAPITALS.test(language)) return { pattern: null }
  const { certain, months, days } = listDayNames(language)
  const [day, month] = [days, [...months, ...certain]].map((names) => names.join('|'))
  const joint = String.raw`\.?\s?(?:[-–—/&+,]|to|bis|und|and)\s?`
  const sources = [
    `(?:${certain.join('|')})`,
    String.raw`(?<=\d(?:\.|st|nd|rd|th)?[\s ](?:of )?)(?:${months.join('|')})`,
    String.raw`(?:${months.join('|')})(?=\.?[\s ]\d)`,
    `(?:${day})(?=${joint}(?:${day})${END})`,
    `(?<=${START}(?:${day})${joint})(?:${day})`,
    String.raw`(?:${day})(?=[.,]?[\s ]\d{1,2}(?:[-–:.h]|(?:st|nd|rd|th)${END}|\s?(?:am|pm|uhr|${month})${END}))`,
    `(?:${day})(?=[.,]?[\\s ](?:${month})${END})`,
  ]
  return { pattern: compilePattern(`${START}(?:${sources.join('|')})${END}`, 'gu') }
})

/** English names of days and months that are no other words. Several days are written with an "s". */
const CERTAIN = 'Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays Tues Weds Thurs April June July'.split(
  ' ',
)

/** A longer name of a month is no other word. In UTF-16 code units. */
const LONG = 6

function listDayNames(language: string): DayNames {
  const format = (options: Intl.DateTimeFormatOptions, count: number, toDate: (index: number) => Date) =>
    Array.from({ length: count }, (_, index) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(toDate(index)).replace(/\.$/u, ''),
    )
  const toMonth = (index: number) => new Date(Date.UTC(2026, index, 10))
  // A Monday.
  const toDay = (index: number) => new Date(Date.UTC(2026, 5, 1 + index))
  const [weekdays, months] = [format({ weekday: 'long' }, 7, toDay), format({ month: 'long' }, 12, toMonth)]
  const short = [...format({ month: 'short' }, 12, toMonth), ...months].filter((name) => name.length < LONG)
  const lower = (names: readonly string[]) => [...new Set(names.map((name) => name.toLowerCase()))]
  return {
    certain: lower([
      ...weekdays,
      ...months.filter((name) => name.length >= LONG),
      ...(language === 'en' ? CERTAIN : []),
    ]),
    months: lower([...short, ...(language === 'en' ? ['Sept'] : [])]),
    days: lower(format({ weekday: 'short' }, 7, toDay)),
  }
}
