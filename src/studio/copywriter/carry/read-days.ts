import { findDayNames, INFLECTED, withoutAccents, type DayNames } from './day-names.ts'
import { matchType, replaceFolded, replaceParts, type Tape } from './tape.ts'
import type { CarryWords } from './carry-words.ts'
import type { Day, Node } from './node.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** Reads days: "Saturday, 12 May 2026", "May 3–5", "12.5.", "5月12日(土)", "Mon–Fri". */
export function readDays(tape: Tape, { tag, read }: CarryWords): Tape {
  const reader = readers.get(tag) ?? createReader(tag, findDayNames(tag), read)
  readers.set(tag, reader)
  let left = tape
  for (const [pattern, make, isCased] of reader) {
    const replace = isCased ? replaceParts : replaceFolded
    left = replace(left, pattern, (match, nodes) => make(match.groups ?? {}, nodes))
  }
  return joinDays(left, read)
}

type Make = (groups: Record<string, string | undefined>, nodes: Tape['nodes']) => Node | null
/** With `true`, the pattern is of the text as typed, else of the text in lower case. */
type Reader = readonly (readonly [RegExp, Make, true?])[]
const readers = new Map<string, Reader>()

/** Languages that write a numeric date with dots or with slashes, day first. */
const DOTTED: readonly string[] = ['de', 'pl', 'ru', 'uk', 'tr', 'he']
const SLASHED: readonly string[] = ['fr', 'es', 'pt-BR', 'it', 'vi', 'ar', 'th', 'hi']

export const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
/** Words, and those that people type without accents. */
export const oneOfTyped = (words: readonly string[]) =>
  oneOf(new Set(words.flatMap((word) => [word, withoutAccents(word)])))
export const oneOf = (words: Iterable<string>) =>
  [...words]
    .toSorted((one, other) => other.length - one.length)
    .map(escape)
    .join('|')

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const END = String.raw`(?![\p{L}\p{N}])`

function createReader(tag: string, { months, weekdays, short }: DayNames, read: CarryWords['read']): Reader {
  const tail = INFLECTED.includes(tag) ? String.raw`\p{L}{0,4}` : ''
  const month = `(?<month>${oneOf(months.keys())})${tail}\\.?`
  const other = `(?<month2>${oneOf(months.keys())})${tail}\\.?`
  const day = String.raw`(?<day>\d{1,2})(?:\.|st|nd|rd|th|er|º|ª|°|-го|-е)?`
  const last = String.raw`(?<day2>\d{1,2})(?:\.|st|nd|rd|th|er|º|ª|°)?`
  const of = String.raw`(?: ?(?:${oneOf(read.of.split('|'))}) ?| )`
  const to = String.raw` ?(?:[–—~〜～-]|${oneOfTyped(read.to.split('|'))}) ?`
  const year = String.raw`(?<year>20\d\d)`
  const cal: Reader = [
    [/(?<![\p{N}-])(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)(?![\p{N}-])/gu, makeNumeric],
    [
      /(?:(?<year>20\d\d)[年년] ?)?(?<month>\d{1,2})[月월] ?(?<day>\d{1,2})[日일号號]? ?(?:[〜～~–-]|から|至|到) ?(?:(?<month2>\d{1,2})[月월] ?)?(?<day2>\d{1,2})[日일号號]/gu,
      makeNumeric,
    ],
    [/(?:(?<year>20\d\d)[年년] ?)?(?<month>\d{1,2})[月월] ?(?<day>\d{1,2})[日일号號]/gu, makeNumeric],
    [
      /(?<![\p{L}\p{N}])(?:ngày )?(?<day>\d{1,2})(?: ?[–-] ?(?<day2>\d{1,2}))? tháng (?<month>\d{1,2})(?:(?:,| năm) (?<year>20\d\d))?(?!\p{N})/gu,
      makeNumeric,
    ],
  ]
  const words: Reader = [
    // 28 April – 2 May 2026
    [
      compilePattern(`(?<![\\p{N}.,])${day}${of}${month}${to}${last}${of}${other}(?:,?${of}${year})?${END}`, 'gu'),
      makeNamed(months),
    ],
    // 3–5 May 2026
    [
      compilePattern(`(?<![\\p{N}.,])${day}(?:${to}${last})?${of}?${month}(?:,?${of}${year})?${END}`, 'gu'),
      makeNamed(months),
    ],
    // April 28 – May 2, 2026
    [
      compilePattern(
        `(?<![\\p{L}])${month} ${day}${to}${other} ${last}(?:,? ${year})?(?![\\p{L}\\p{N}:]|[.,]\\d)`,
        'gu',
      ),
      makeNamed(months),
    ],
    // May 3–5, 2026
    [
      compilePattern(
        `(?<![\\p{L}])${month} ${day}(?:${to}${last}(?! ?[ap]\\.?m))?(?:,? ${year})?(?![\\p{L}\\p{N}:%]|[.,]\\d| ?[ap]\\.?m)`,
        'gu',
      ),
      makeNamed(months),
    ],
    // May 2026
    [
      compilePattern(`(?<![\\p{L}])(?:(?:${oneOf(read.month.split('|'))}) )?${month}${of}${year}${END}`, 'gu'),
      makeNamed(months),
    ],
    [compilePattern(`(?<![\\p{L}])(?:${oneOf(read.month.split('|'))}) ${month}${END}`, 'gu'), makeNamed(months)],
  ]
  const dotted: Reader = DOTTED.includes(tag)
    ? [
        [
          /(?<![\p{N}.,:])(?<day>\d{1,2})\.(?: ?[–-] ?(?<day2>\d{1,2})\.)?(?<month>\d{1,2})\.(?<year>20\d\d)?(?![\p{N}%])/gu,
          makeNumeric,
        ],
        [
          /(?<![\p{N}.,:])(?<day>\d{1,2})\.(?<month>\d{1,2})\.? ?[–-] ?(?<day2>\d{1,2})\.(?<month2>\d{1,2})\.(?<year>20\d\d)?(?!\p{N})/gu,
          makeNumeric,
        ],
      ]
    : []
  const slashed: Reader = SLASHED.includes(tag)
    ? [[/(?<![\p{N}/.,])(?<day>\d{1,2})\/(?<month>\d{1,2})(?:\/(?<year>20\d\d))?(?![\p{N}/])/gu, makeNumeric]]
    : tag === 'ja' || tag === 'ko' || tag.startsWith('zh')
      ? [[/(?<![\p{N}/.,])(?:(?<year>20\d\d)\/)?(?<month>\d{1,2})\/(?<day>\d{1,2})(?![\p{N}/])/gu, makeNumeric]]
      : []
  const asian: Reader = [
    [/[（(](?<cjk>[月火水木金土日월화목금토일])(?:・祝)?[）)]/gu, makeShort],
    [/(?<cjk>[月火水木金土日])曜日?/gu, makeShort],
    [/(?:周|週|星期|礼拜|禮拜)(?<cjk>[一二三四五六日天])/gu, makeShort],
    [/(?<cjk>[월화수목금토일])요일/gu, makeShort],
  ]
  const long: Reader = [
    [
      compilePattern(
        `(?<![\\p{L}\\p{N}])(?<!(?:${oneOf(read.otherDay.split('|'))}) )(?<weekday>${oneOf(weekdays.keys())})${tail}(?<plural>s)?(?:,?(?: (?:den|dem|the|le|el|il|de))? ?(?=${matchType('when')}))?${END}`,
        'gu',
      ),
      makeWeekday(weekdays, tag),
    ],
    [
      compilePattern(
        `(?<![\\p{L}\\p{N}])(?<weekday>${oneOf([...short.keys()].map(capitalize))})\\.?(?= ?(?:[–—-]|,|&|and |to |bis |und |et |a |y |al |e |do |i |t/m )? ?(?:\\p{Lu}|\\d|${matchType('when')}))(?!\\p{L})`,
        'gu',
      ),
      makeAbbreviated(short),
      true,
    ],
    [
      compilePattern(
        `(?<=${matchType('when')}\\.? ?(?:[–—-]|to|bis|,|and|und|&) ?)(?<weekday>${oneOf([...short.keys()].map(capitalize))})\\.?(?!\\p{L})`,
        'gu',
      ),
      makeAbbreviated(short),
      true,
    ],
  ]
  const isAsian = tag === 'ja' || tag === 'ko' || tag.startsWith('zh')
  return [...cal, ...(months.size > 0 && !isAsian ? words : []), ...dotted, ...slashed, ...(isAsian ? asian : long)]
}

const when = (from: Day, to: Day | null = null): Node => ({ as: 'when', kind: 'date', is: 'days', from, to })

const isDay = (day: number) => day >= 1 && day <= 31
const isMonth = (month: number) => month >= 1 && month <= 12

function makeDates(month: number, month2: number | null, groups: Record<string, string | undefined>): Node | null {
  const { day, day2, year } = groups
  if ((day !== undefined && !isDay(Number(day))) || !isMonth(month)) return null
  const dated = year === undefined ? {} : { year: Number(year) }
  const from: Day = { ...(day !== undefined && { day: Number(day) }), month, ...dated }
  if (day2 === undefined) return when(from)
  if (!isDay(Number(day2)) || (month2 !== null && !isMonth(month2))) return null
  return when(from, { day: Number(day2), month: month2 ?? month, ...dated })
}

const makeNumeric: Make = (groups) =>
  makeDates(Number(groups['month']), groups['month2'] === undefined ? null : Number(groups['month2']), groups)

const makeNamed =
  (months: DayNames['months']): Make =>
  (groups) => {
    const find = (name: string) => (months.get(name.toLowerCase().replace(/\.$/, '')) ?? -1) + 1
    return makeDates(find(groups['month'] ?? ''), groups['month2'] ? find(groups['month2']) : null, groups)
  }

const CJK = ['月월一', '火화二', '水수三', '木목四', '金금五', '土토六', '日일天']
const makeShort: Make = ({ cjk = '?' }) => when({ weekday: CJK.findIndex((letters) => letters.includes(cjk)) })

const makeWeekday =
  (weekdays: DayNames['weekdays'], tag: string): Make =>
  ({ weekday = '', plural }) => {
    const found = weekdays.get(weekday.toLowerCase())
    if (found === undefined) return null
    const day = when({ weekday: found })
    if (plural === undefined || (tag !== 'en' && tag !== 'de' && tag !== 'nl')) return day
    return { as: 'when', kind: 'date', is: 'phrase', key: 'say.every', parts: { when: day } }
  }

const makeAbbreviated =
  (short: DayNames['short']): Make =>
  ({ weekday = '' }) => {
    // "Sun" and "sat" are words as well.
    const found = /^\p{Ll}/u.test(weekday) ? undefined : short.get(weekday.toLowerCase())
    return found === undefined ? null : when({ weekday: found })
  }

/** Joins a weekday and its date, ranges and lists: "Fri 3 – Sun 5 May", "Sat and Sun". */
function joinDays(tape: Tape, read: CarryWords['read']): Tape {
  const W = `(${matchType('when')})`
  const to = ` ?(?:[–—~〜～-]|${oneOfTyped(read.to.split('|'))}|から|至|到|bis zum|au|al) ?`
  const beside = compilePattern(
    String.raw`${W}(?:[,.،、]? ?\(?|ที่ ?|,? (?:the|den|dem|der|le|el|il|de|dia|día) )${W}(?:\))?`,
    'gu',
  )
  const joined = replaceFolded(tape, beside, ([, one = '', other = ''], nodes) =>
    mergeDays(nodes.get(one), nodes.get(other)),
  )
  const ranged = replaceFolded(
    joined,
    compilePattern(`${W}${to}(?:the |den |dem )?${W}`, 'gu'),
    ([, one = '', other = ''], nodes) => rangeDays(nodes.get(one), nodes.get(other)),
  )
  const and = `(?:, ?| ?(?:${oneOf(read.and.split('|'))}) ?|、|・)`
  const list = compilePattern(`${matchType('when')}(?:${and}${matchType('when')}){1,5}`, 'gu')
  return replaceFolded(ranged, list, ([text], nodes) =>
    listDays(Array.from(text).flatMap((letter) => nodes.get(letter) ?? [])),
  )
}

const isSingle = (node: Node | undefined): node is Node & { is: 'days' } => node?.is === 'days' && node.to === null

function mergeDays(one: Node | undefined, other: Node | undefined): Node | null {
  if (one?.is !== 'days' || other?.is !== 'days') return null
  const [bare, dated] = other.from.day === undefined ? [other, one] : [one, other]
  if (bare.to !== null || bare.from.day !== undefined || bare.from.weekday === undefined) return null
  if (dated.from.day === undefined || dated.from.weekday !== undefined) return null
  return { ...dated, from: { ...dated.from, weekday: bare.from.weekday } }
}

function rangeDays(one: Node | undefined, other: Node | undefined): Node | null {
  if (!isSingle(one) || !isSingle(other)) return null
  const [from, to] = [one.from, other.from]
  if ((from.day === undefined) !== (to.day === undefined)) return null
  return { ...one, from: { ...from, ...(to.year !== undefined && from.year === undefined && { year: to.year }) }, to }
}

function listDays(days: readonly Node[]): Node | null {
  const single = days.filter(isSingle)
  const every = days.every(({ is }) => is === 'phrase')
  if (every && days.length > 1) return joinEvery(days)
  return single.length === days.length &&
    single.every(({ from }) => (from.day === undefined) === (single[0]?.from.day === undefined))
    ? { as: 'when', kind: 'date', is: 'list', days: single.map(({ from }) => from) }
    : null
}

/** "Tuesdays and Thursdays" are the two weekdays. */
function joinEvery(days: readonly Node[]): Node | null {
  const inner = days.flatMap((day) => (day.is === 'phrase' && day.key === 'say.every' ? (day.parts['when'] ?? []) : []))
  const single = inner.filter(isSingle)
  return single.length === days.length
    ? { as: 'when', kind: 'date', is: 'list', days: single.map(({ from }) => from) }
    : null
}
