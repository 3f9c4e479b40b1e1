import { foldCase } from '../../../model/fold-case.ts'
import { CLOSED } from '../../closed.ts'
import { findHead, isDays, START } from './days-head.ts'
import { BARE_PRICE, DECIMALS, HOURS, PRICE, TENTHS, TIME_HEAD } from './row-patterns.ts'
import { findSession } from './find-session.ts'
import type { Extent } from '../../../model/pieces.ts'
import { compilePattern } from '../../../model/compile-pattern.ts'

/**
 * What a row is a row of: a day and what is then (`day`), what is when (`session`), what is at which time (`time`), or what costs how much
 * (`price`, `bare`).
 */
export type RowKind = 'day' | 'session' | 'time' | 'price' | 'bare'

/** A row of a table: offsets in its text. */
export interface Row {
  kind: RowKind
  label: Extent
  value: Extent
  /** Whether its value ends the row and is hours, a price, or a word such as "closed". */
  isComplete: boolean
  /** Whether its amount has decimals: "3.50" is a price, "3" may be anything. */
  hasDecimals: boolean
  hasTenths: boolean
  /** Whether its amount has a word of a price before it: "from 60". */
  isLed: boolean
  /** Whether a row of a day ends with a price. */
  isPriced: boolean
}

const atEnd = (pattern: string) =>
  compilePattern(`(?:^|[\\s:：=–—-]|(?<=[^\\p{Nd}\\p{Script=Latin}.,:]))(${pattern})\\s*[.,;!。]*$`, 'u')
const hoursAtEnd = atEnd(HOURS)
const priceAtEnd = atEnd(PRICE)
const bareAtEnd = compilePattern(
  `(?:^|[\\s:：=]|(?<=[^\\p{Nd}\\p{Script=Latin}.,:–—-]))(${BARE_PRICE})\\s*[.,;!。]*$`,
  'u',
)
const priceInFront = compilePattern(`${START}(${PRICE})(?:\\s?[:：–—-])?\\s{1,3}(?=\\p{L})`, 'u')
const statusInFront = compilePattern(`${START}(${CLOSED.source})(?:[:：]|\\s)\\s?(?=[\\p{L}\\p{N}])`, 'u')
const time = compilePattern(`${START}(${TIME_HEAD})\\s*(?:[:：,|–—-]\\s+)?(?=[\\s\\p{L}])`, 'u')
const timeOnly = compilePattern(`^(?:${HOURS})$`, 'u')

/** The most letters of a label and of a value, in UTF-16 code units. */
const LONGEST = { label: 56, value: 34, words: 46 }

/** Reads a text as a row of a table; null if it is none. */
export function readRow(typed: string, language: string): Row | null {
  const emoji = EMOJI_END.exec(typed.slice(-LONGEST_EMOJI))?.[0].length ?? 0
  const row = readTyped(typed.slice(0, typed.length - emoji), language)
  const isLast = row !== null && emoji > 0 && row.value.end > row.label.end
  // "Sat 9–1 🙌": an emoji stays with the last value.
  return row && isLast ? { ...row, value: { ...row.value, end: typed.trimEnd().length } } : row
}
const EMOJI_END =
  /(?<![\p{Extended_Pictographic}\uFE0F\u200D\p{Emoji_Modifier}\s])\s[\p{Extended_Pictographic}\uFE0F\u200D\p{Emoji_Modifier}\s]+$/u
/** In UTF-16 code units. */
const LONGEST_EMOJI = 16

function readTyped(typed: string, language: string): Row | null {
  const text = foldCase(typed)
  return (
    readDay(text, language) ??
    readClosed(text, language) ??
    readTime(text) ??
    readSession(text, language) ??
    readPriced(text)
  )
}

/** "Pilates Wednesday 6pm". */
function readSession(text: string, language: string): Row | null {
  const found = findSession(text, language)
  return found && finish(text, 'session', found.label, found.value, true)
}

/** "closed Mon + Sun": what is said of the days stands before them. */
function readClosed(text: string, language: string): Row | null {
  const status = statusInFront.exec(text)?.[1]
  if (status === undefined) return null
  const start = text.indexOf(status)
  const days = trim(text, { start: start + status.length, end: text.length })
  const said = days && text.slice(days.start, days.end).replace(/(?<![.!。])[.!。]+$/u, '')
  return days && said && isDays(said, language)
    ? finish(
        text,
        'day',
        { start: days.start, end: days.start + said.length },
        { start, end: start + status.length },
        true,
      )
    : null
}

/** "dim 18 à 16h": the number of the day before its hour, which would be a range that runs backwards. */
function measureNumberOfDay(value: string): number {
  const [, day, hour] = /^(\d{1,2}) (?:à|a las|alle|alle ore|ore|às|o|в|saat|um|at) (?=(\d{1,2}))/iu.exec(value) ?? []
  return day !== undefined && Number(day) > Number(hour) ? day.length + 1 : 0
}

/** "Tue Canal St 11–2", "Dec 25 closed", "Mo Linsensuppe 6,50", "Sat 12 Dec Cologne". */
function readDay(text: string, language: string): Row | null {
  const found = findHead(language).exec(text)
  const day = found?.[1]
  if (!found || day === undefined) return null
  const start = found[0].indexOf(day)
  const rest = { start: found[0].length, end: text.length }
  const after = text.slice(rest.start)
  if (trim(text, rest) === null) return null
  for (const pattern of [hoursAtEnd, priceAtEnd, bareAtEnd]) {
    const hours = findAtEnd(text, rest, pattern)
    if (hours === null) continue
    const value = { ...hours, start: hours.start + measureNumberOfDay(text.slice(hours.start, hours.end)) }
    const between = trim(text, { start: rest.start, end: value.start })
    const isBare = pattern === bareAtEnd
    if (isBare && (between === null || !DECIMALS.test(text.slice(value.start, value.end)))) continue
    const named = { start, end: start + day.length }
    // "mar-dim 11h30-14h 18h30-22h": both are hours of the days.
    if (between && pattern === hoursAtEnd && timeOnly.test(text.slice(between.start, between.end)))
      return finish(text, 'day', named, { start: between.start, end: value.end }, true)
    return finish(text, 'day', between === null ? named : { start, end: between.end }, value, true)
  }
  const first = time.exec(after)
  const at = first?.[1]
  if (at !== undefined && first) {
    const end = rest.start + first[0].indexOf(at) + at.length
    const words = trim(text, { start: end, end: text.length })
    if (words) return finish(text, 'day', { start, end }, words, false)
  }
  const words = trim(text, rest)
  return words && /\p{L}/u.test(text.slice(words.start, words.end))
    ? finish(text, 'day', { start, end: start + day.length }, words, false)
    : null
}

/** The length of the day or the date at the start of a label: that of "Tue" in "Tue Canal St". 0 without one. */
export function measureDay(label: string, language: string): number {
  const found = findHead(language).exec(foldCase(label))
  return found?.[1] === undefined ? 0 : found[0].indexOf(found[1]) + found[1].length
}

/** "18:30 Doors", "9–10 Uhr Yoga". */
function readTime(text: string): Row | null {
  const found = time.exec(text)
  const at = found?.[1]
  if (!found || at === undefined) return null
  const start = found[0].indexOf(at)
  const words = trim(text, { start: start + at.length, end: text.length })
  if (!words || !/\p{L}{2}/u.test(text.slice(words.start, words.end))) return null
  return finish(text, 'time', { start, end: start + at.length }, words, false)
}

/** "Full tune-up $89", "Panna +0,50 €", "€5 Espresso", "one scoop 3.50". */
function readPriced(text: string): Row | null {
  const whole = { start: 0, end: text.length }
  for (const [pattern, kind] of [
    [priceAtEnd, 'price'],
    [bareAtEnd, 'bare'],
  ] as const) {
    const value = takeCount(text, leaveAge(text, findAtEnd(text, whole, pattern)))
    const label = value && trim(text, { start: 0, end: value.start })
    if (label && value && (isLabel(text, label) || isCount(text, label, value)))
      return finish(text, kind, label, value, true)
  }
  const front = priceInFront.exec(text)
  const price = front?.[1]
  if (!front || price === undefined) return null
  const start = front[0].indexOf(price)
  const label = trim(text, { start: front[0].length, end: text.length })
  return label && isLabel(text, label)
    ? finish(text, 'price', label, { start, end: start + price.trimEnd().length }, true)
    : null
}

/** Hours, a price, or "closed" alone: it belongs to the words before it. */
export const isValue = (text: string): boolean => {
  if (text.length > 2 * LONGEST.value) return false
  const said = foldCase(text)
    .trim()
    .replace(/(?<![.,;|/•·，、،\s])[.,;|/•·，、،\s]+$/u, '')
  return timeOnly.test(said) || VALUE.test(said)
}
const VALUE = compilePattern(`^(?:${PRICE})$`, 'u')

/** Words, or a size: "1,80 m". */
const isLabel = (text: string, { start, end }: Extent) =>
  /\p{L}{2}|\p{Lo}|\p{Nd}\s?(?:m|g|l|°|″|"|′)$/u.test(text.slice(start, end))

/** "6 for 2.50": how many for how much. */
const isCount = (text: string, label: Extent, value: Extent) =>
  /^\p{Nd}{1,3}$/u.test(text.slice(label.start, label.end)) && FOR.test(text.slice(value.start, value.end))
const FOR = /^(?:for|für|pour|por|per|voor|za|за|till|til)\s/u

/** How many or how much a price is for belongs to it: "2 for £5" of "Cookies 2 for £5", "500 g pour 8,50 €", "3個で500円". */
function takeCount(text: string, value: Extent | null): Extent | null {
  if (!value) return null
  const isFor = FOR.test(text.slice(value.start, value.end))
  const found = (isFor ? COUNT_BEFORE : COUNT_BEFORE_UNSPACED).exec(text.slice(0, value.start))
  const at = found ? found.index + (found[1]?.length ?? 0) : 0
  const name = text.slice(0, at).trim()
  // "box of 6 for 13"
  const isNamed = /\p{L}{2}|\p{Lo}/u.test(name) && !/\p{Nd}/u.test(name) && !OPEN_END.test(name)
  return found && isNamed ? { start: at, end: value.end } : value
}
/** "børn under 12 200 kr": an age before a price is no thousands of it. */
function leaveAge(text: string, value: Extent | null): Extent | null {
  const age =
    value && AGE.test(text.slice(0, value.start))
      ? /^\p{Nd}{1,2} (?=\p{Nd}{3}(?!\p{Nd}))/u.exec(text.slice(value.start))
      : null
  return value && age ? { start: value.start + age[0].length, end: value.end } : value
}
const AGE =
  /(?:^|\s)(?:under|over|op ?til|til|till|bis|unter|über|ab|tot|t\/m|vanaf|moins de|plus de|menores de|hasta|sotto i|fino a|até|alle|yli|do|od|poniżej)\s$/u
const COUNT_BEFORE = /(\s)\p{Nd}{1,4}(?:[.,]\p{Nd})?(?:\s?\p{L}{1,12}\.?)?\s$/u
const COUNT_BEFORE_UNSPACED =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]\s?)\p{Nd}{1,3}\s?(?:個|本|点|袋|枚|箱|缶|杯|足|つ|包|件|瓶|개|병|팩|장)(?:で|に|에)\s?$/u

function findAtEnd(text: string, { start }: Extent, pattern: RegExp): Extent | null {
  const found = pattern.exec(text.slice(start))
  const value = found?.[1]
  if (!found || value === undefined) return null
  const at = start + found.index + found[0].indexOf(value)
  const bare = value.trimStart()
  return { start: at + value.length - bare.length, end: at + value.trimEnd().length }
}

function finish(text: string, kind: RowKind, label: Extent, value: Extent, isComplete: boolean): Row | null {
  const [name, said] = [label, value].map(({ start, end }) => text.slice(start, end))
  if (name === undefined || said === undefined || name.length > LONGEST.label) return null
  if (said.length > (isComplete ? LONGEST.value : LONGEST.words) || /[.!?。！？](?=\s)|\n/u.test(said)) return null
  if (/[!?！？](?=\s)|\n|\p{L}{5}\. +\p{L}{3}/u.test(name) || OPEN_END.test(name)) return null
  if (ENDED_PRICE.test(name)) return null
  // "le 5e article offert" is an offer about the others.
  if (kind === 'price' && !/\p{Nd}/u.test(said) && ORDINAL.test(name)) return null
  // "39 € p.P. statt 49 €, Kinder bis 12 frei", "Treffpunkt 17 Uhr Steg 3": a row has one amount, and no time before it.
  if (kind === 'price' && hasPrice(name)) return null
  // "Abholung nach Absprache" says when.
  if (kind === 'price' && !/\p{Nd}/u.test(said) && PLAN.test(name)) return null
  if (kind === 'bare' && (hasPrice(name) || CLOCK.test(name) || ON_DAY.test(name))) return null
  // "sat 8.30–16.30. mon closed": a row has one time.
  if (kind === 'day' && isComplete && ENDED_HOURS.test(name)) return null
  return {
    kind,
    label,
    value,
    isComplete,
    hasDecimals: DECIMALS.test(said),
    hasTenths: TENTHS.test(said),
    isLed: kind === 'bare' && /^\p{L}/u.test(said),
    isPriced: isComplete && VALUE.test(said),
  }
}

/** An amount with its currency. A threshold in brackets belongs to its label. */
const PLAN =
  /^(?:abholung|abhol\p{L}*|termine?|besichtigung\p{L}*|lieferung|anlieferung|besuch\p{L}*|öffnung\p{L}*|zeiten|anreise|übergabe|ophalen|afhalen|levering|hämtning|leverans|avhämtning|afhentning|henting|nouto|collection|delivery|viewings?|visits?|appointments?|pick[- ]?up)(?!\p{L})/iu
const hasPrice = (name: string): boolean => {
  const bracket = name.search(/[（(]/u)
  return PRICED.test(name) && !(bracket >= 0 && /\p{Sc}/u.test(name.slice(bracket)))
}
const PRICED =
  /\p{Sc}\s?\p{Nd}|\p{Nd}\s?(?:\p{Sc}|(?:zł|kč|tl|руб|р|грн|rb|ribu|ש["״]?ח|रु|रुपये)(?![\p{L}\p{M}])|円|元|ريال)/iu
const CLOCK = /\p{Nd}(?::\p{Nd}{2}|\s?(?:uhr|uur|am|pm|a\.m\.|p\.m\.))(?!\p{L})/u
/** Words before a date, an hour or an age: "Vollmondtour am 4.12.", "Kids eat free before 12". */
const ON_DAY =
  /(?:^|\s)(?:am|vom|bis|vor|nach|unter|on|until|till|before|after|by|under|over|aged?|le|du|au|jusqu['’]au|avant|après|moins de|el|al|hasta|antes de(?: las)?|después de las|menores de|il|dal|fino al|prima d[ei]l(?:le|l['’])?|dopo le|sotto i|op|tot|voor|vóór|na|onder|até|antes das|depois das|dnia|do|przed|poniżej|før|före|efter|etter|under|ennen|от|до|после)$/u
export const ORDINAL =
  /(?<![\p{L}\p{N}])(?:\p{Nd}{1,2}(?:st|nd|rd|th|e|er|ème|eme|ª|º|°|\.|ste|de|-?[yaąeęi]{1,2})|second|third|fifth|tenth|deuxième|cinquième|dixième|segund[oa]|quint[oa]|second[oa]|tweede|drug[ai]|ikinci) \p{L}/iu
/** A price before the end of a sentence. */
const ENDED_PRICE = /(?:\p{Sc}\s?\p{Nd}+|\p{Nd}\s?(?:\p{Sc}|zł|kr|TL))[.!]\s/u
/** Hours before the end of a sentence. */
const ENDED_HOURS = /\p{Nd}\s?[–-]\s?\p{Nd}[^\s]*(?:\s?(?:uhr|uur|h|u))?[.!]\s/u
/** A label that needs what stands behind it is none: "two bottles for", "instead of". */
const OPEN_END =
  /(?:^|[\s])(?:kl|klo|min|max|maks|je|jeweils|of|to|for|with|and|or|than|instead|was|is|are|costs?|over|under|save|statt|und|oder|mit|für|von|über|kostet|kosten|spare|lieu|pour|avec|et|ou|coûte|con|y|o|vez|cuesta|com|e|ou|custa|invece|costa|met|en|of|kost|z|i|lub|zamiast|kosztuje|ve|yerine)$/iu

/** Without spaces and marks at its ends; null if nothing is left. */
export function trim(text: string, { start, end }: Extent): Extent | null {
  const said = text.slice(start, end)
  const lead = /^[\s,;:：，、،|/／=*•·–—-]*/u.exec(said)?.[0].length ?? 0
  const bare = said.replace(/(?<![\s,;:：，、،|/／=*•·–—-])[\s,;:：，、،|/／=*•·–—-]+$/u, '')
  const sign = /[+−]\s?$/.test(said.slice(0, lead)) ? 1 : 0
  return bare.length > lead ? { start: start + lead - sign, end: start + bare.length } : null
}
