import { findCarryWords } from '../carry/words/all-words.ts'
import { isFigure, isFormer, normalize, readSentence } from '../carry/read-carried.ts'
import { findReadingWords } from '../languages/reading/find-reading-words.ts'
import { PLATFORM } from './order-cursor.ts'
import { findDayNumber, INCLUSIVE, joinDays } from './find-days.ts'
import { joinPrices } from './join-prices.ts'
import type { Extent } from '../../model/pieces.ts'
import type { Node } from '../carry/node.ts'
import type { Span } from './span.ts'
import type { WholeText } from './find-quotations.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** What the facts of a text are read with. */
export interface SpanReader {
  /** A BCP 47 tag. */
  language: string
  /** The currency of the product (ISO 4217), or null. */
  currency: string | null
  names: readonly string[]
}

/** The town behind a street: ", Leeds LS1 4AB", ", 10115 Berlin". */
const TOWN =
  /^,? (?:\d{4,5} )?\p{Lu}[\p{L}\p{M}.'’-]{1,24}(?: \p{Lu}[\p{L}\p{M}.'’-]{1,24}){0,2}(?: [A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}| \d{5})?(?=[,.;!?)]|$| [–-] |\n)/u

const findTown = (text: string, { start, end }: Extent): number =>
  /\d/.test(text.slice(start, end)) ? (TOWN.exec(text.slice(end, end + 100))?.[0].length ?? 0) : 0

/** The short name of a day before a date: "Sa. 14. März", "dim. 7 déc." */
const WEEKDAY =
  /(?<![\p{L}\p{M}\p{N}])(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|mi[eé]|jeu|jue|ven|vie|sam|s[aá]b|dim|dom|gio|ma|wo|vr|za|zo|seg|ter|qua|qui|sex|pon|wt|śr|czw|pt|sob|nd|niedz)(?:\.,?|,) $|(?<![\p{L}\p{M}\p{N}])(?:mon|tues?|wed|weds|thu|thurs?|fri|sat|sun|dim|sam|lun|jeu|ven|vie|jue|s[aá]b|dom|gio|seg|qua|qui|sex|niedz|sob|czw|pon) $/iu

/** "20 Dec", "Dec 20" */
const DAY_FIRST = /^(?:\d|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? \d)/iu

/** Short names that are words of other languages: "za 14 nov", "Sa 14. März". */
const OWN_WEEKDAY: Readonly<Record<string, RegExp>> = {
  nl: /(?<![\p{L}\p{M}\p{N}])(?:ma|di|wo|do|vr|za|zo) $/iu,
  de: /(?<![\p{L}\p{M}\p{N}])(?:Mo|Di|Mi|Do|Fr|Sa|So) $/u,
}

const findWeekday = (text: string, { start }: Extent, language: string): number => {
  if (!DAY_FIRST.test(text.slice(start, start + 16))) return 0
  const before = text.slice(Math.max(0, start - 9), start)
  return (WEEKDAY.exec(before) ?? OWN_WEEKDAY[language]?.exec(before))?.[0].length ?? 0
}

/** "3 bis rue Victor Hugo" */
const HOUSE_BEFORE = /(?<![\p{N}.,:])\d{1,4} ?(?:bis|ter|quater),? $/u

/** "19-30 Ocak, 7-12 yaş": the age behind a date is no hour. */
const AGES = /,? \d{1,2}\s?[–-]\s?\d{1,2}$/u
const AGED = /^ ?(?:yaş|ans|años|anni|anos|lat|лет|років|years?|Jahre|歳|岁|세)(?!\p{Ll})/iu

/** An hour without minutes behind a day: "domenica 21 dicembre ore 16", "w niedzielę 21 grudnia o 16", "sobota godz. 11-14". */
const BARE_HOUR =
  /^,? (?:alle ore|dalle ore|ore|alle|dalle|od godz\.?|od|h\.?|o godz\.?|o godzinie|godz\.?|o|a las|às|saat|lúc|в|об?) ?(?:[01]?\d|2[0-4])(?:(?:\s?[–-]\s?| (?:alle|a|a las|às|do|до) )(?:[01]?\d|2[0-4]))?(?![\p{L}\p{N}]|[.,:]\d|\s?[–-]\s?\d| ?(?:\p{Sc}|%|zł|тыс|р(?!\p{L})|osób|osob|person|pessoas|posti|мест))/iu

const findHour = (text: string, { kind, start, end }: Span, next: number): number => {
  const hour =
    kind === 'date' && !/:\d\d|\d ?h/u.test(text.slice(start, end))
      ? BARE_HOUR.exec(text.slice(end, Math.min(end + 24, next)))
      : null
  return hour?.[0].length ?? 0
}

/** The rest of a word behind an elision, which no fact begins with: "all’aperto sabato" is a Saturday in the open, not hours. */
const ELIDED = /^\p{Ll}[\p{L}\p{M}]* +(?=[\p{L}\p{N}])/u

const findElision = (text: string, { start, end }: Extent): number =>
  /\p{L}['’]$/u.test(text.slice(Math.max(0, start - 2), start))
    ? (ELIDED.exec(text.slice(start, end))?.[0].length ?? 0)
    : 0

/** "on Instagram" is no place. */
const ON_PLATFORM = compilePattern(`(?<![\\p{L}\\p{M}])${PLATFORM}(?![\\p{L}\\p{M}])`, 'iu')

/** Hours or ages before an amount: "8.30-5 £32 a day", "ages 5-8 £6". */
const HOURS_BEFORE = /^\d{1,2}(?:[.:]\d{2})?(?:[–-]\d{1,2}(?:[.:]\d{2})?)? (?=[£$]\d)/u

/** What a price is for, without "a": "logs £4 sack". Nothing stands behind it, so it is no part of another name. */
const SOLD_BY =
  /^ (?:sack|bag|net|load|dozen|bunch|punnet|tray|jar|box|tub|slice|pack|bale|crate|pair|bottle|pint|pot|kilo|lb)(?=\s*(?:[,.;!\n]|$))/iu

/** "sorry no students": who is refused is nobody whom it is for. */
const REFUSED =
  /(?<!\p{L})(?:no|not for|without|kein\p{L}{0,2}|nicht für|ohne|geen|niet voor|zonder|inga|inte för|ikke for|ingen|ei)(?: \p{L}{3,12},? (?:or|oder|of|eller|tai))? $/iu
/** "im Juli noch frei", "gluten free": a place that nobody has taken, or what is not in it, and nothing without a price. */
const LEFT =
  /(?<!\p{L})(?:noch|wieder|still|nog|plätze|termine?|zimmer|plekken|kamers|plaatsen|lediga|ledige|fortfarande|fortsatt|stadig|vielä|slots?|spaces?|spots?|places?|tables?|rooms?|(?:gluten|dairy|tax|sugar|lactose|alcohol|hands|nut|stress|smoke|duty|cruelty|plastic|pain|oil|meat|egg|caffeine)[ -]?) ?$/iu
/** "auch nur am Wochenende": one way of several, and no day at which something ends. */
const ALSO = /(?<!\p{L})(?:auch|also|ook|även|också|også|myös)(?: only)? $/iu
/** In UTF-16 code units. */
const LONGEST_BEFORE = 24

/** No pattern of a fact matches it. */
const HIDDEN = '\uFFFC'

/**
 * Finds the facts of a text whose sentences end with a line break. `known` are facts, names and quotations that were found before, in
 * their order; nothing in them is read again. `days` are lists of days, each of which is one fact.
 */
export function readSpans(
  text: string,
  known: readonly WholeText[],
  reader: SpanReader,
  days: readonly Extent[],
): Span[] {
  const words = findCarryWords(reader.language) ?? findCarryWords('en')
  if (!words) return []
  const hidden = hide(text, known)
  const { currency, names } = reader
  // "kr" is that of several countries, which makes no difference to its extent.
  const tape = readSentence(hidden, { words, currency: currency ?? 'SEK', names }, isFigure)
  const offsets = mapNormalized(hidden, normalize(hidden))
  const found: Span[] = []
  for (let at = 0; at < tape.text.length; at += 1) {
    const node = tape.nodes.get(tape.text.charAt(at))
    const [start, end] = tape.spans[at] ?? [0, 0]
    if (!node || node.kind === 'feature') continue
    const extent = trim(hidden, { start: offsets[start] ?? 0, end: offsets[end] ?? hidden.length })
    extent.start += findElision(hidden, extent)
    if (node.kind === 'place' && ON_PLATFORM.test(hidden.slice(extent.start, extent.end))) continue
    if (node.kind === 'place')
      extent.start -= HOUSE_BEFORE.exec(hidden.slice(Math.max(0, extent.start - 12), extent.start))?.[0].length ?? 0
    if (node.kind === 'place') extent.end += findTown(hidden, extent)
    if (node.kind === 'date' || node.kind === 'deadline') extent.start -= findWeekday(hidden, extent, reader.language)
    if (node.kind === 'date' || node.kind === 'deadline') extent.end += findDayNumber(hidden, extent, reader.language)
    if (node.kind === 'date' || node.kind === 'deadline')
      extent.end += INCLUSIVE.exec(hidden.slice(extent.end, extent.end + 24))?.[0].length ?? 0
    if (node.kind === 'date' && AGED.test(hidden.slice(extent.end, extent.end + 8)))
      extent.end -= AGES.exec(hidden.slice(extent.start, extent.end))?.[0].length ?? 0
    if (node.kind === 'price')
      extent.start += HOURS_BEFORE.exec(hidden.slice(extent.start, extent.end + 1))?.[0].length ?? 0
    if (node.kind === 'price' && reader.language === 'en')
      extent.end += SOLD_BY.exec(hidden.slice(extent.end, extent.end + LONGEST_BEFORE))?.[0].length ?? 0
    const before = hidden.slice(Math.max(0, extent.start - LONGEST_BEFORE), extent.start)
    if (node.kind === 'audience' && REFUSED.test(before)) continue
    if (node.kind === 'free' && LEFT.test(before)) continue
    if (node.kind === 'deadline' && ALSO.test(before)) continue
    if (extent.end > extent.start && !hidden.slice(extent.start, extent.end).includes(HIDDEN))
      found.push({ ...extent, ...describe(node) })
  }
  for (const [at, span] of found.entries()) span.end += findHour(hidden, span, found[at + 1]?.start ?? hidden.length)
  const all = [...found, ...known.flatMap(({ span }) => span ?? [])].toSorted((a, b) => a.start - b.start)
  return joinPrices(hidden, joinDays(all, days), findReadingWords(reader.language))
}

/** The text with extents, which are in their order, replaced by a character that no pattern matches. All offsets stay. */
export const hide = (text: string, extents: readonly Extent[]): string => {
  let hidden = ''
  let last = 0
  for (const { start, end } of extents) {
    if (start < last) continue
    hidden += text.slice(last, start) + HIDDEN.repeat(end - start)
    last = end
  }
  return hidden + text.slice(last)
}

function describe(node: Node): Omit<Span, keyof Extent> {
  const key = node.is === 'phrase' ? node.key : ''
  if (key === 'labels.deposit') return { kind: 'condition' }
  if (key === 'labels.closed') return { kind: 'date', isClosed: true }
  if (key === 'free.bare') return { kind: 'free', isPartial: true }
  if (node.kind !== 'price') return { kind: node.kind }
  const amount = findAmount(node)
  return {
    kind: 'price',
    ...(isFormer(node) && { isFormer: true }),
    ...(isPair(node) && { isPair: true }),
    ...(amount !== null && { amount }),
  }
}

/** Whether a former and a present price are in a node. */
const isPair = (node: Node): boolean =>
  node.is === 'phrase' && (node.key === 'say.was_now' || Object.values(node.parts).some(isPair))

/** The first amount of a price. */
function findAmount(node: Node): number | null {
  if (node.is === 'amount') return node.from
  if (node.is !== 'phrase') return null
  for (const part of Object.values(node.parts)) {
    const amount = findAmount(part)
    if (amount !== null) return amount
  }
  return null
}

/** Spaces and the mark that ends a sentence are no part of a fact. */
function trim(text: string, { start, end }: Extent): Extent {
  const written = text.slice(start, end)
  const from = written.length - written.trimStart().length
  const to = written.replace(/(?<![\s.,;:!?])[\s,;:!?]+$|(?<=\d)\.$/u, '').trimEnd().length
  return { start: start + from, end: start + Math.max(from, to) }
}

/**
 * For each offset of `normalized`, its end included, the offset in `text` that it comes from. Normalizing drops dots of abbreviations and
 * writes ten thousands in digits.
 */
function mapNormalized(text: string, normalized: string): number[] {
  if (text.length === normalized.length) return Array.from({ length: text.length + 1 }, (_, at) => at)
  const offsets: number[] = []
  let from = 0
  for (let at = 0; at < normalized.length; at += 1) {
    const letter = normalized.charAt(at)
    if (letter !== '.') from += countDots(text, from)
    offsets.push(Math.min(from, text.length))
    const isTenThousands = letter === '0' && MYRIADS.test(text.charAt(from))
    if (!isTenThousands || normalized.charAt(at + 1) !== '0') from += 1
  }
  return [...offsets, text.length]
}

const DOTS = /\.*/y

function countDots(text: string, from: number): number {
  DOTS.lastIndex = from
  return DOTS.exec(text)?.[0].length ?? 0
}

const MYRIADS = /[万만萬]/u
