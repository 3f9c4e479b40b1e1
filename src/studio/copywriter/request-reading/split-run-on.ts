import { CLOSED } from '../closed.ts'
import { createWeekdays } from './tables/row-patterns.ts'
import { findVenueWords, isVenue } from './find-when.ts'
import { findStarters, isSouthern, SOUTHERN_VERB } from './run-on-words.ts'
import { matchWords } from './word-pattern.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import type { Span } from './span.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** Hours behind a day that are no part of its span: "Sat 7 Feb 10-1". */
const HOURS =
  /^,? ?(?:(?:from|at|kl\.?|klo|klockan|um|om|ab|vanaf|von) )?(?:\d{1,2}(?:[.:]\d{2})? ?(?:am|pm|uhr)? ?(?:[–-]|to|till?|bis|tot) ?\d{1,2}(?:[.:]\d{2})?(?: ?(?:am|pm|uhr|uur|h|u)(?!\p{L}))?(?! ?(?:\p{Sc}(?!\p{Nd})|kr(?!\p{L})|euro|eur(?!\p{L})|%))|\d{1,2}(?:[.:]\d{2}(?! ?(?:\p{Sc}|kr(?!\p{L})|euro))|(?:[.:]\d{2})? ?(?:am|pm|uhr|uur)(?!\p{L})))(?= |[,.;!]|$)/iu
/** The place behind an hour: "village hall", "on the green". */
const VENUE =
  /^ (?:(?:in|at|on|im|am|in der|auf dem|op|bij|i|på|hos|ved) )?(?:the |de |het )?(?:\p{L}[\p{L}'’-]{1,18} ){0,3}(?:hall|church|chapel|station|hut|barn|rec ground|park|cent(?:re|er)|library|school|theatre|club|clubhouse|green|pub|hotel|square|gemeindehaus|bürgerhaus|stadthalle|sporthalle|turnhalle|rathaus|\p{L}{0,8}platz|\p{L}{0,8}hof|vereinsheim|feuerwehrhaus|gemeindesaal|pfarrheim|freibad|garten|kirche|schule|sporthal|dorpshuis|buurthuis|bibliotheek|kerk|\p{L}{0,8}plein|veld|loods|gymzaal|buurtcentrum|torget|skolgården|skolegården|gården|parken|stranden|havnen|hamnen|samfunnshuset|grendehuset|torvet|kyrkan|kirken|biblioteket|skolan|skolen|forsamlingshuset|bygdegården|kirjasto|koulu|tori|torilla)(?: (?:de|het|van) \p{L}{2,16}| (?:bandstand|yard|field|grounds?|playground|gates?|car park|lake|caf[eé]|pavilion|entrance|foyer|annexe?|gardens?)(?!\p{L}))?(?= |[.,;!]|$)/iu
/** A day before its date: "lör 6 juni", of a language whose days are no spans. */
const LONGEST_DAY = 18

interface RunOnPatterns {
  starter: RegExp
  weekday: RegExp
  badEnd: RegExp
  badStart: RegExp
  /** Words that lead a day. */
  lead: RegExp
  open: RegExp
  /** What continues a day. */
  small: RegExp
}

const compiled = new Map<string, RunOnPatterns>()

function patternsOf(words: ReadingWords): RunOnPatterns {
  const days = `${createWeekdays(words.tag)}|${createWeekdays('und')}`
  const patterns = compiled.get(words.tag) ?? {
    starter: compilePattern(`(?<= )(?:${findStarters(words)})(?![\\p{L}\\p{M}])`, 'giu'),
    weekday: compilePattern(`(?<![\\p{L}\\p{M}])(?:${days})(?:en|s|ar|na|sin)?\\.? (?:den |d\\. )?$`, 'iu'),
    badEnd: compilePattern(
      `(?:^|[^\\p{L}\\p{M}\\p{N}])(?:${words.dangling}|${words.open}|${words.lead}|${words.binding}|or|oder|of|eller|tai|again|back|wieder|weer|terug|igen|igjen|taas|gratis|ilmaista|ilmainen|fri|free|new|neue[rns]?|nieuwe?|nya|nye|nytt|uusi|uudet|statt|ipv|i\\.p\\.v\\.?|i\\.p\\.v|instead of|normally|usually|normaal|was|were|bank holiday|good|easter|whit|shrove|ash|cyber|verkaufsoffene[rn]?|lange[rn]?|autofreie[rn]?|blaue[rn]?|grüne[rn]?|schwarze[rn]?|bunte[rn]?|\\p{L}{3,14}(?:lich|isch|sam|haft)e[rn]?|extra|special|more|every|ersten|zweiten|letzten|first|second|third|last|eerste|tweede|laatste|första|sista|første|siste)(?: (?:again|back|wieder|erneut|weer|opnieuw|igen|igjen|taas))?$`,
      'iu',
    ),
    open: matchWords(words.open, false),
    lead: compilePattern(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words.lead}) $`, 'iu'),
    badStart: matchWords(`${words.continuing}|${words.tail || '(?!)'}`, false),
    small: isSouthern(words)
      ? compilePattern(`^ (?:${words.dangling}|${words.lead}|${words.tail}|[&+–-])(?![\\p{L}\\p{M}])`, 'iu')
      : SMALL,
  }
  compiled.set(words.tag, patterns)
  return patterns
}

/** Words of a name before a day, and the least facts that a line without marks runs together. */
const MOST_TITLE = 8
const LEAST_FACTS = 2
/** In UTF-16 code units. */
const SHORTEST = 26

/** Whether the words of a language are among the starters. In others, a name is parted from its day: see `liftWhen`. */
const isKnown = (words: ReadingWords) => isSouthern(words) || ['en', 'de', 'nl', 'und'].includes(words.tag)

const FACTS: ReadonlySet<Span['kind']> = new Set(['date', 'price', 'contact', 'free', 'discount', 'deadline', 'place'])

/** A part of a line without marks, and whether it says when something is, and where. */
export interface RunOnPart extends Extent {
  isWhen?: boolean
}

/**
 * Splits the start of a message that runs its facts together without marks: "Quiz night at the Crown Thursday 8pm £2 per person max 6 in a team".
 * What is announced, when it is with where, and each further fact are parts. Words stay in their order, and none is left out.
 */
export function splitRunOn(text: string, part: Extent, spans: readonly Span[], words: ReadingWords): RunOnPart[] {
  const said = text.slice(part.start, part.end)
  const mark = findMark(text, part, spans)
  const stretch = { start: part.start, end: mark ?? part.end }
  const own = spans.filter(({ start, end }) => start >= stretch.start && end <= stretch.end)
  const facts = own.filter(({ kind }) => FACTS.has(kind))
  if (
    !isKnown(words) ||
    stretch.end - stretch.start < SHORTEST ||
    facts.length === 0 ||
    /[?？(]|^\s*(?:dass|daß|dat|att?)\s/iu.test(said)
  )
    return [part]
  if (CLOSED.test(said) || NORTHERN_CLOSED.test(said)) return [part]
  const patterns = patternsOf(words)
  const isVenueJoined = isSouthern(words)
  const when = findWhen(text, stretch, own, patterns)
  const price = own.find(({ kind, isPair }) => kind === 'price' && isPair !== true)
  const reached = own.find(({ kind, end }) => kind === 'contact' && end < stretch.end)
  const offer = isVenueJoined ? undefined : own.find(({ kind }) => kind === 'discount')
  const from = when?.end ?? price?.end ?? reached?.end ?? offer?.end
  if (from === undefined) return [part]
  const where = when && !isVenueJoined ? findWhere(text, when.end, stretch.end, own) : null
  const to =
    when && isVenueJoined
      ? findVenueEnd(text, { start: when.end, end: stretch.end }, own, words, patterns)
      : (where?.end ?? when?.end)
  const starters = listStarters(text, { start: to ?? from, end: stretch.end }, own, patterns)
  const starts = [
    ...(when && when.start > stretch.start ? [when.start] : []),
    ...(where ? [where.start] : []),
    ...(to !== undefined && isOpenEnd(text, to, stretch.end, patterns) ? [skipSpace(text, to)] : []),
    ...starters,
  ].toSorted((a, b) => a - b)
  const cuts = [...new Set(starts)].filter((at) => at > stretch.start && at < stretch.end)
  const behind = cuts.filter((at) => at >= from)
  // "Our book swap Sat 7 Feb 10-1 village hall, …"
  const isParted =
    !isVenueJoined &&
    mark !== null &&
    when !== null &&
    when.start > stretch.start &&
    isEnd(text, to ?? when.end, stretch.end)
  // "jede Pizza 8,50 € nur zum Mitnehmen"
  const isLimited = [price, reached].some((span) => span !== undefined && behind.some((at) => at - span.end <= 1))
  // "Ab 1. Oktober neue Öffnungszeiten": one statement.
  const isOne = when?.start === stretch.start && cuts.length === 1 && where === null && starters.length === 0
  if (isOne) return [part]
  if (!isParted && behind.length + (when ? 1 : 0) < (isLimited ? 1 : LEAST_FACTS)) return [part]
  const next = mark === null ? part.end : skipSpace(text, mark + 1)
  const isMarked =
    !isVenueJoined &&
    when !== null &&
    isEnd(text, to ?? when.end, stretch.end) &&
    isStatement(text, { start: next, end: part.end }, spans)
  const all = [part.start, ...cuts, ...(isMarked ? [next] : [])]
  const parts = all.map((start, index) => ({
    start,
    end: all[index + 1] ?? part.end,
    isWhen: (start === when?.start && start > stretch.start) || start === where?.start,
  }))
  return parts.every(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end))) ? parts : [part]
}

const isEnd = (text: string, at: number, end: number) => !/[\p{L}\p{N}]/u.test(text.slice(at, end))

/** Whether what follows the mark behind a day is no further day or hour. */
const isStatement = (text: string, { start, end }: Extent, spans: readonly Span[]): boolean =>
  /^\p{L}/u.test(text.slice(start, end)) &&
  !SMALL.test(` ${text.slice(start, end)}`) &&
  !spans.some((span) => (span.kind === 'date' || span.kind === 'place') && span.start === start)

/** The first mark between two words that is no part of a fact. */
function findMark(text: string, { start, end }: Extent, spans: readonly Span[]): number | null {
  for (const { index } of text.slice(start, end).matchAll(/[,;:!?](?=\s|$)|(?<=\p{L}{4})\.(?=\s|$)/gu))
    if (!spans.some((span) => span.start <= start + index && span.end > start + index)) return start + index
  return null
}

const NORTHERN_CLOSED = /(?<!\p{L})(?:lukke[rt]?|stengt|stänge?[rt]?|suljettu|betriebsferien|urlaub)(?!\p{L})/iu

const skipSpace = (text: string, at: number) => (text.charAt(at) === ' ' ? at + 1 : at)

/** The days and hours behind a name, with the hall they are in; null if the name needs them, or if there are none. */
function findWhen(
  text: string,
  { start, end }: Extent,
  spans: readonly Span[],
  patterns: RunOnPatterns,
): Extent | null {
  const isNorthern = patterns.small === SMALL
  const first = spans.find((span) => span.kind === 'date' && !DURATION.test(text.slice(span.start, span.end)))
  if (!first) return null
  const lead = text.slice(start, first.start)
  // "5 zaterdagen vanaf 7 maart", "tgl. 17-19 Uhr"
  const day = patterns.weekday.exec(lead.slice(-LONGEST_DAY))?.[0].length ?? 0
  const isEvery = EVERY.test(text.slice(first.start, first.end))
  const count = isEvery ? 0 : (BEFORE_DAY.exec(lead.slice(0, lead.length - day).slice(-LONGEST_DAY))?.[0].length ?? 0)
  const led = isNorthern
    ? 0
    : (patterns.lead.exec(lead.slice(0, lead.length - day).slice(-LONGEST_DAY))?.[0].length ?? 0)
  const from = first.start - day - count - led
  let to = first.end
  for (const { kind, start: next, end: last } of spans)
    if (next >= to && kind === 'date' && text.slice(to, next).trim() === '') to = last
  to += HOURS.exec(text.slice(to, end))?.[0].length ?? 0
  // "vrijdag 17 mei zijn wij dicht": a sentence.
  const verb = isNorthern ? VERB : SOUTHERN_VERB
  if (!/\p{Nd}/u.test(text.slice(from, to)) || verb.test(text.slice(to, end))) return null
  const title = text.slice(start, from).trim()
  const isName =
    patterns.open.exec(text.slice(from, to))?.index !== 0 &&
    title !== '' &&
    title.split(/\s+/u).length <= MOST_TITLE &&
    !patterns.badEnd.test(title.slice(-24))
  // "Judo class starts sat 10 jan": the day stays with its verb.
  return { start: isName && (title.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS ? from : start, end: to }
}
const LEAST_LETTERS = 4
const DURATION =
  /^\p{Nd}{1,3}(?:[.,]\p{Nd})? ?(?:hrs?|hours?|std|stunden|uur|min|mins|minutes|timmar|timer|weeks?|wochen|weken|days?|tage|dagen)\.?$/iu
/** "14 euro ipv 19 elke dinsdag": a number before it counts no days. */
const EVERY = /^(?:every|each|jede[nrs]?|elke|iedere|varje|hver|joka)(?!\p{L})/iu
const BEFORE_DAY =
  /(?<![\p{L}\p{N}\p{Sc}.,:–-])(?:\p{Nd}{1,2}|tgl\.|täglich|daily|dagelijks|daglig(?:en)?|dagligt|päivittäin) $/iu
/** What goes on behind a day as a sentence. */
const VERB =
  /^,? (?:is|are|was|were|will|we|we[’'](?:re|ve|ll)|you|i|it|there|have|has|can|our|the|ist|sind|bleib\p{L}*|haben|hat|wird|werden|gibt|öffn\p{L}*|feier\p{L}*|find\p{L}*|lad\p{L}*|mach\p{L}*|startet|beginnt|geht|wir|ihr|unser\p{L}{0,2}|zijn|blijf\p{L}*|blijven|hebben|heeft|wordt|worden|vieren|gaat|gaan|houden|wij|onze|er|är|har|holder|håller|blir|bliver|kan|åbner|öppnar|åpner|starter|startar|vi|on|ovat|olemme|avaamme)(?!\p{L})/iu

/** The hall right behind a day and its hours; null without one. */
function findWhere(text: string, at: number, end: number, spans: readonly Span[]): Extent | null {
  const span = spans.find(({ kind, start }) => kind === 'place' && start >= at && text.slice(at, start).trim() === '')
  if (span) return { start: span.start, end: span.end }
  const hall = VENUE.exec(text.slice(at, end))?.[0]
  if (hall === undefined) return null
  const last = at + hall.length
  // "turnhalle west": the last word of its name.
  const word = /^ (?!or |and )\p{L}{2,14}(?=\s*(?:[.,;!]|$))/u.exec(text.slice(last, end + 1))?.[0] ?? ''
  return { start: at + 1, end: last + word.length }
}

/** In words, the first of which is empty: the longest venue right before a price. */
const SURE_VENUE = 3

/** Where the venue behind a day ends, in a language that names it in the same breath: "place de la mairie"; the end of the day without one. */
function findVenueEnd(
  text: string,
  { start, end }: Extent,
  spans: readonly Span[],
  words: ReadingWords,
  { starter }: RunOnPatterns,
): number {
  const facts = spans.filter((span) => span.start >= start && span.kind !== 'date' && span.kind !== 'place')
  const ends = [...text.slice(start, end).matchAll(starter)].map(({ index }) => start + index)
  const fact = Math.min(end, ...facts.map((one) => one.start))
  const next = Math.min(fact, ...ends)
  // "… en el bar cartón 1 €": the last word may be what costs it.
  const said = text.slice(start, next).trimEnd()
  const isCosting = !ends.includes(fact) && facts.some(({ kind, start: at }) => kind === 'price' && at === fact)
  if (next === fact && isCosting && said.split(/\s+/u).length > SURE_VENUE) return start
  return said !== '' && isVenue(said, findVenueWords(words) ?? '', words) ? start + said.length : start
}

/** Whether what stands behind a day begins with a word that needs nothing before it. */
function isOpenEnd(text: string, at: number, end: number, { badStart, small }: RunOnPatterns): boolean {
  const rest = text.slice(at, end)
  return (
    /^ [\p{L}\p{N}\p{Sc}(]/u.test(rest) &&
    !small.test(rest) &&
    badStart.exec(rest.slice(0, 24).trimStart())?.index !== 0
  )
}
/** What continues a day: "Friday 8pm for 6 weeks", "and Sunday". */
const SMALL =
  /^ (?:fra|från|from|ab|vanaf|pga|ivm|wegen|due|because|to|till?|until|and|or|for|with|at|in|on|of|the|by|per|only|onwards|&|\+|–|-|bis|und|oder|für|mit|im|in|am|auf|bei|von|zu[mr]?|uhr|tot|en|of|voor|met|op|bij|van|uur|och|eller|med|i|på|för|till|hos|og|til|for|ved|ja|tai|asti)(?![\p{L}])/iu

/** Where further facts begin behind a day or a price. */
function listStarters(
  text: string,
  { start, end }: Extent,
  spans: readonly Span[],
  { starter, badEnd, small }: RunOnPatterns,
): number[] {
  const said = text.slice(start, end)
  const found = [...said.matchAll(starter)].map(({ index }) => start + index)
  // "… 9.30am ages 5-8 £6 a class": a price behind a number.
  const priced = [...text.slice(0, end).matchAll(PRICED)].flatMap(({ index }) => (index >= start ? [index] : []))
  const kept: number[] = []
  for (const at of [...found, ...priced].toSorted((a, b) => a - b)) {
    const from = kept.at(-1) ?? start
    const before = text.slice(from, at).trim()
    const isInside = spans.some((span) => span.start < at && span.end > at)
    const isReached = spans.some(
      ({ kind, start: next }) => kind === 'contact' && next >= at && next - at <= LONGEST_DAY,
    )
    if (
      isInside ||
      /[(&+/–-]$/u.test(before) ||
      (!isReached && badEnd.test(before.slice(-24)) && !/ (?:drop|pop|walk|eat) in$/u.test(` ${before}`))
    )
      continue
    // "with free cake": what began with a small word is not over.
    if (small.test(` ${before}`) && !isReached) continue
    // A starter right behind another one belongs to it: "free entry", "no kids".
    if (before === '' ? kept.length > 0 || !isFact(text, at, spans) : !isSaid(before)) continue
    kept.push(at)
  }
  return kept
}

const isFact = (text: string, at: number, spans: readonly Span[]) =>
  /\p{Nd}/u.test(text.slice(Math.max(0, at - 12), at)) ||
  spans.some(({ kind, end }) => kind === 'contact' && at - end <= 1)

/** A price behind a number, and how long something takes behind a price: "… 650 kr 30 min 400 kr". */
const PRICED =
  /(?<=\p{Nd} |(?:welcome|included|provided|free) )[£€$]\p{Nd}|(?<=[£€$]\p{Nd}{1,5} |\p{Nd} ?(?:€|kr|euro) )\p{Nd}{2,3} min(?!\p{L})/giu

/** Two words, or one that says something alone: a price or a number. */
function isSaid(said: string): boolean {
  const words = said.split(/\s+/u)
  const first = words.findIndex((word) => /\p{L}{2}/u.test(word))
  return /\p{Nd}/u.test(said) || (first >= 0 && words.slice(first + 1).some((word) => /\p{L}{3}/u.test(word)))
}
