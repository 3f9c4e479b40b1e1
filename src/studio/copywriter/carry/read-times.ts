import { oneOf, oneOfTyped } from './read-days.ts'
import { matchType, replaceFolded, type Tape } from './tape.ts'
import type { CarryWords } from './carry-words.ts'
import type { Clock, Node } from './node.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** Reads clock times and joins them with the days beside them: "7:30 pm", "18–22 Uhr", "Mon–Fri 9–18", "Saturday at noon". */
export function readTimes(tape: Tape, words: CarryWords): Tape {
  const patterns = found.get(words.tag) ?? createPatterns(words)
  found.set(words.tag, patterns)
  const between = replaceFolded(tape, patterns.between, ({ groups = {} }) => makeRange(groups, patterns))
  const ranged = replaceFolded(between, patterns.range, ({ groups = {} }) => makeRange(groups, patterns))
  const single = replaceFolded(ranged, patterns.single, ({ groups = {} }) => makeSingle(groups, patterns))
  const named = replaceFolded(single, patterns.named, ([word = '']) => makeNamed(word, words))
  const bare = replaceFolded(named, BARE_RANGE, makeBareRange)
  return joinMoments(replaceFolded(bare, DOTTED_TIME, makeDottedTime), words)
}

type Groups = Readonly<Record<string, string | undefined>>

const BETWEEN = 'between|zwischen|entre|tra|tussen|między|между|між'

interface Patterns {
  single: RegExp
  range: RegExp
  /** "between 6 and 8 pm" */
  between: RegExp
  named: RegExp
  am: RegExp
  pm: RegExp
}

const found = new Map<string, Patterns>()

const matchHalf = (text: string) => compilePattern(`^(?:${oneOf(text.split('|'))})$`, 'iu')

function createPatterns({ clock, named, read }: CarryWords): Patterns {
  const halves = oneOf([...clock.am.split('|'), ...clock.pm.split('|')].filter((word) => word !== ''))
  const before = `(?:(?<lead>(?<![\\p{L}])(?:${oneOfTyped(clock.lead.split('|'))}))[ ]?)?(?:(?<before>${halves || '(?!)'})[ ]?)?`
  const digits = (at: string) =>
    String.raw`(?<![\p{N}.,:/])(?<hour${at}>\d{1,2})(?:(?<mark${at}>[:.h]|時|时|点|點|시 ?| h )(?<minute${at}>\d\d)(?:分|분)?|(?<half${at}>[時时点點]半))?`
  const tail = (at: string) =>
    `(?: ?(?<tail${at}>${oneOf([...clock.tail.split('|'), '時', '时', '点', '點', '시'])})(?![\\p{Script=Latin}\\p{Script=Cyrillic}]))?(?: ?(?<after${at}>${halves || '(?!)'})(?![\\p{Script=Latin}]))?`
  const end = String.raw`(?!\p{N}|[.,:]\d| ?[%€$£¥])`
  const to = ` ?(?:[–—~〜～-]|${oneOfTyped(read.to.split('|'))}|から|至|到) ?`
  const second = (at: string) =>
    `(?:(?<lead${at}>${oneOfTyped(clock.lead.split('|'))})[ ]?)?(?:(?<before${at}>${halves || '(?!)'})[ ]?)?${digits(at)}${tail(at)}`
  return {
    single: compilePattern(`${before}${digits('')}${tail('')}${end}`, 'gu'),
    between: compilePattern(
      `(?<![\\p{L}])(?:${BETWEEN}) ${before}${digits('')}${tail('')} (?:${oneOf(read.and.split('|'))}|a) ${second('2')}${end}`,
      'gu',
    ),
    range: compilePattern(`${before}${digits('')}${tail('')}${to}${second('2')}${end}`, 'gu'),
    named: compilePattern(
      `(?<![\\p{L}])(?:${oneOfTyped(clock.lead.split('|'))}) (?:${oneOf([...named.midnight.split('|'), ...named.noon.split('|')])})(?![\\p{L}])|(?<![\\p{L}])(?:${oneOf([...named.midnight.split('|'), ...named.noon.split('|')])})(?![\\p{L}])`,
      'gu',
    ),
    am: matchHalf(clock.am),
    pm: matchHalf(clock.pm),
  }
}

const times = (from: Clock, to: Clock | null = null): Node => ({ as: 'when', kind: 'date', is: 'times', from, to })

interface Written {
  hour: number
  minute: number
  /** 0 and 12 for a known half of the day. */
  half: number | null
  isTime: boolean
}

/** A number is a time if it has minutes, a unit, or a half of the day. A dot may be that of decimals. */
function readOne(groups: Groups, at: string, { am, pm }: Patterns): Written | null {
  const halfText = groups[`before${at}`] ?? groups[`after${at}`] ?? ''
  const isHalf = groups[`half${at}`] !== undefined
  const [hour, minute] = [Number(groups[`hour${at}`]), isHalf ? 30 : Number(groups[`minute${at}`] ?? 0)]
  if (hour > 24 || minute > 59) return null
  const half = halfText === '' ? null : pm.test(halfText) ? 12 : am.test(halfText) ? 0 : null
  const mark = groups[`mark${at}`]?.trim()
  const isMarked = mark !== undefined && mark !== '.'
  const hasTail = groups[`tail${at}`] !== undefined || (mark === 'h' && groups[`minute${at}`] !== undefined)
  const isLed = mark === '.' && groups[`lead${at}`] !== undefined
  return { hour, minute, half, isTime: isMarked || hasTail || half !== null || isHalf || isLed }
}

const toClock = ({ hour, minute, half }: Written, other: number | null = null): Clock => {
  const known = half ?? other
  return { hour: known === null || hour > 12 ? hour : (hour % 12) + known, minute }
}

function makeSingle(groups: Groups, patterns: Patterns): Node | null {
  const one = readOne(groups, '', patterns)
  return one?.isTime ? times(toClock(one)) : null
}

/** "6–10 pm" begins in the same half of the day, "9–6 pm" in the other. */
function makeRange(groups: Groups, patterns: Patterns): Node | null {
  const [one, other] = [readOne(groups, '', patterns), readOne(groups, '2', patterns)]
  if (!one || !other || !(other.isTime || (one.isTime && groups['minute2'] === undefined && one.half === null)))
    return null
  if (!one.isTime && (groups['mark'] === '.') !== (groups['mark2'] === '.') && groups['mark'] !== undefined) return null
  const last = toClock(other, one.half)
  const isSame = other.half === null || one.hour % 12 < other.hour % 12
  return times(toClock(one, one.half ?? (other.half === null ? null : isSame ? other.half : 12 - other.half)), last)
}

function makeNamed(text: string, { named }: CarryWords): Node {
  const isNoon = named.noon.split('|').some((word) => text.toLowerCase().endsWith(word.toLowerCase()))
  const key = isNoon ? 'named.noon' : 'named.midnight'
  return { as: 'when', kind: 'date', is: 'phrase', key, parts: {} }
}

/** "Mon–Fri 9–18": hours without a unit count after a day only. */
const BARE_RANGE = compilePattern(
  String.raw`(${matchType('when')})((?::|,)? ?)(\d{1,2})(?:[:.](\d\d))? ?[–-] ?(\d{1,2})(?:[:.](\d\d))?(?!\p{N}|[.,]\d| ?[%€$£¥]| ?(?:am|pm|kg|km|m|cm)(?!\p{L}))`,
  'gu',
)

function makeBareRange(match: RegExpMatchArray, nodes: Tape['nodes']): Node | null {
  const [, letter = '', , hour = '', minute = '0', hour2 = '', minute2 = '0'] = match
  const day = nodes.get(letter)
  const [from, to] = [Number(hour), Number(hour2)]
  if (!day || !isDayNode(day) || from > 24 || to > 24 || from >= to) return null
  return toMoment(day, times({ hour: from, minute: Number(minute) }, { hour: to, minute: Number(minute2) }))
}

/** "Thursday 19.00": a quarter of an hour with a dot is a time behind a day only. */
const DOTTED_TIME = compilePattern(
  String.raw`(${matchType('when')})(?:,? )(\d{1,2})\.(00|15|30|45)(?!\p{N}|[.,]\d| ?[%\p{Sc}]| ?(?:zł|kr|tl|eur|euro|руб|грн|kg|km|m|cm|l)(?!\p{L}))`,
  'gu',
)

function makeDottedTime([, letter = '', hour = '', minute = '']: RegExpMatchArray, nodes: Tape['nodes']): Node | null {
  const day = nodes.get(letter)
  if (!day || !isDayNode(day) || Number(hour) > 24) return null
  return toMoment(day, times({ hour: Number(hour), minute: Number(minute) }))
}

const NAMED_TIMES: readonly string[] = ['named.midnight', 'named.noon']
/** Whether a node is a time of the day, or has only one. */
export const isTimeNode = (node: Node): boolean =>
  node.is === 'times' ||
  (node.is === 'phrase' && NAMED_TIMES.includes(node.key)) ||
  (node.as === 'bound' && node.is === 'phrase' && node.parts['when'] !== undefined && isTimeNode(node.parts['when']))
export const isDayNode = (node: Node): boolean => node.as === 'when' && node.is !== 'moment' && !isTimeNode(node)

const toMoment = (day: Node, time: Node): Node => ({ as: 'when', kind: 'date', is: 'moment', day, time })

/** Joins a day and a time beside it. */
export function joinMoments(tape: Tape, { read, clock }: CarryWords): Tape {
  const words = oneOf([
    ...read.on.split('|'),
    ...clock.lead.split('|').filter((word) => !read.to.split('|').includes(word)),
  ])
  const part = String.raw`(${matchType('when')}|${matchType('bound')})`
  const beside = compilePattern(
    String.raw`${part}(?:[,،、]? ?(?:\(|[–-] ?)?|[,:]? ?(?:${words}) ?|の|，)${part}\)?`,
    'gu',
  )
  return replaceFolded(tape, beside, ([, one = '', other = ''], nodes) => {
    const [first, second] = [nodes.get(one), nodes.get(other)]
    if (!first || !second) return null
    if (isDayNode(first) && isTimeNode(second)) return toMoment(first, second)
    return isTimeNode(first) && isDayNode(second) ? toMoment(second, first) : null
  })
}
