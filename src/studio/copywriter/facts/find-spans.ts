import { keepResults } from '../keep-results.ts'
import { findDates, type Span } from './find-dates.ts'
import { findNamedPlaces } from './find-places.ts'
import type { FactKind, FactSpan } from './fact.ts'
import type { LanguagePatterns } from './language-patterns.ts'

/** Replaces a letter of a fact that was already found. No pattern matches it. */
export const TAKEN = '\uFFFC'

const AMOUNT = String.raw`\d(?:[\d.,]{0,11}\d)?k?`
/** Thousands in groups with a space between them: "1 299,50 zł". */
const GROUPED = String.raw`\d{1,3}(?:[ \u00A0\u202F]\d{3}){1,2}(?:,\d\d)?`
/** Signs and names of currencies behind an amount. Those that consist of letters are whole words. */
const UNIT = String.raw`(?:€|£|₺|₽|₴|₪|₫|฿|元|円|원|(?:EUR|euros?|USD|dollars|GBP|pounds|CHF|francs|zł|złotych|zlotych|kr|TL|lira|reais|dólares|PLN|TRY|руб|грн|ريال|درهم|جنيه|دينار|دولار|ر\.س|د\.إ|ج\.م)(?!\p{L}))`
/** An amount of money, or a range of amounts. */
export const MONEY = new RegExp(
  String.raw`(?:R\$|[$€£¥￥₹₺₽₴₩₫฿₪])\s?${AMOUNT}(?:\s?[–-]\s?[$€£¥₹₺]?${AMOUNT})?|(?<![\d.,])(?<!\d )${GROUPED}\s?${UNIT}|(?<![\d.,])${AMOUNT}(?:\s?[–-]\s?${AMOUNT})?\s?${UNIT}|(?<![\d.,٫])[٠-٩](?:[٠-٩٫٬]{0,11}[٠-٩])?\s?${UNIT}|\d[\d.]{0,5}万円`,
  'iu',
)
const CONTACTS = [
  /(?<![\p{L}\d])[\w.+-]{1,40}@[\w-]{1,40}\.[a-z]{2,12}\b/iu,
  /(?<![\p{L}\d@.])(?:https?:\/\/|www\.)?[a-z\d-]{1,40}\.(?:com|org|net|io|co|app|shop|studio|eu|de|at|ch|fr|es|it|nl|uk|us|pt)(?:\/[\w/-]{1,60})?(?![\p{L}\d@])/iu,
  /(?<![\p{L}\d])@[a-z][\w.]{1,30}/iu,
  /(?<![\d\p{L}])\+?\d{2,4}[ /-]\d{2,4}[ -]\d{2,4}(?:[ -]\d{2,4})?(?!\d)/u,
  /(?<![\d\p{L}])(?:(?:call|phone|tel\.?) )?(?:\+\d{2} ?)?0?\d{2,4}[ /-]\d{5,9}(?!\d)/iu,
]

/** Finds the parts of `text` that state a fact. They do not overlap and are in the order of the text. */
export function findSpans(text: string, patterns: LanguagePatterns): readonly FactSpan[] {
  const find = finders.get(patterns) ?? keepResults((said) => readSpans(said, patterns))
  finders.set(patterns, find)
  return find(text)
}

const finders = new WeakMap<LanguagePatterns, (text: string) => readonly FactSpan[]>()

function readSpans(text: string, patterns: LanguagePatterns): readonly FactSpan[] {
  const finder = createFinder(text)
  finder.take('contact', CONTACTS)
  finder.take('condition', patterns.condition)
  finder.take('bundle', patterns.bundle)
  finder.take('free', patterns.free)
  if (patterns.selling.test(text)) finder.take('discount', patterns.discount)
  takePrices(finder, patterns)
  finder.take('action', patterns.action)
  takeDates(finder, patterns)
  finder.take('audience', patterns.audience)
  finder.take('place', patterns.place)
  for (const place of findNamedPlaces(finder.left(), patterns.language)) finder.add('place', place)
  return finder.spans().toSorted((a, b) => a.start - b.start)
}

/** Replaces each fact by `TAKEN`, so that all offsets stay. */
export const hideSpans = (text: string, spans: readonly Span[]): string =>
  spans.reduce((left, { start, end }) => left.slice(0, start) + TAKEN.repeat(end - start) + left.slice(end), text)

interface Finder {
  /** The text with all facts that were found hidden. */
  left(): string
  add(kind: FactKind, span: Span): void
  /** Finds every match of every pattern. */
  take(kind: FactKind, patterns: readonly RegExp[]): void
  spans(): FactSpan[]
}

function createFinder(text: string): Finder {
  const found: FactSpan[] = []
  let hidden = text
  const left = () => hidden
  const add = (kind: FactKind, { start, end }: Span) => {
    found.push({ kind, start, end })
    hidden = hideSpans(hidden, [{ start, end }])
  }
  const take = (kind: FactKind, patterns: readonly RegExp[]) => {
    for (const pattern of patterns)
      for (let match = left().match(pattern); match?.[0]; match = left().match(pattern)) {
        const start = (match.index ?? 0) + (match[0].length - match[0].trimStart().length)
        add(kind, { start, end: start + match[0].trim().length })
      }
  }
  return { left, add, take, spans: () => found }
}

/** A price with the words that belong to it: "from €890 a person". */
function takePrices(finder: Finder, { priceLead, pricePeriod }: LanguagePatterns): void {
  for (let match = finder.left().match(MONEY); match; match = finder.left().match(MONEY)) {
    const [start, end] = [match.index ?? 0, (match.index ?? 0) + match[0].length]
    const lead = finder.left().slice(0, start).match(priceLead)?.[0].length ?? 0
    const period = finder.left().slice(end).match(pricePeriod)?.[0].length ?? 0
    finder.add('price', { start: start - lead, end: end + period })
  }
}

/** A date after "until" is a deadline. */
function takeDates(finder: Finder, patterns: LanguagePatterns): void {
  const { calendar, deadlineLead, dateLead, date, deadline } = patterns
  finder.take('deadline', deadline)
  finder.take('date', date)
  if (calendar === 'own') return
  for (const span of findDates(finder.left())) {
    const before = finder.left().slice(0, span.start)
    const last = isDeadline(before, deadlineLead)
    if (last !== null) finder.add('deadline', { start: span.start - last, end: span.end })
    else finder.add('date', { start: span.start - (before.match(dateLead)?.[0].length ?? 0), end: span.end })
  }
}

/** The length of the words before a deadline; null for a date. "on" alone starts a date. */
function isDeadline(before: string, lead: RegExp): number | null {
  const words = before.match(lead)?.[0] ?? null
  return words === null || /^on $/i.test(words) ? null : words.length
}
