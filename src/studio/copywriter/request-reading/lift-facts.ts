import { UNSPACED } from '../carry/create-rules.ts'
import { findCarryWords } from '../carry/words/all-words.ts'
import { hasSentences } from './abbreviations.ts'
import { endsExample, isNoPrice, needsRest } from './not-price.ts'
import { isAfterHour } from './find-when.ts'
import { isBalanced } from './extents.ts'
import { hide } from './read-spans.ts'
import { isUndivided } from './undivided.ts'
import { matchAllWords, matchLimit, matchWords } from './word-pattern.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import type { FactKind } from '../facts/fact.ts'
import type { Span } from './span.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** A part of a clause: a fact that was lifted, or the rest, whose `kind` is null. */
export interface Part extends Extent {
  kind: FactKind | null
}

export interface Lifting {
  /** Whether no fact is lifted out of its clause. */
  keepsClauses: boolean
  words: ReadingWords
  /** Whether one former price is named beside its present one; others have words of their own. */
  hasOnePair: boolean
  /** Whether the request looks for staff. */
  isJob: boolean
  /** Where the message of the request starts. */
  lead: number
  /** Whether what leads the request offers something by itself, so that a price behind it would seem to be its own. */
  leadsWithOffer: boolean
  /** The language of the request. */
  language: string
  /** The kinds of which the request names one fact only, so that it is certain what the fact is about. */
  single: ReadonlySet<FactKind>
}

/** A clause behind the first of its sentence says less by itself. */
export interface LiftedClause extends Extent {
  isLead: boolean
}

interface LiftPatterns {
  lead: RegExp
  tail: RegExp
  badEnd: RegExp
  badStart: RegExp
  binding: RegExp
  /** Words that make an amount something else than the price of what is advertised. */
  other: RegExp
  small: RegExp
}

const compiled = new Map<string, LiftPatterns>()

function patternsOf({ words, language }: Lifting): LiftPatterns {
  const known = compiled.get(language)
  if (known) return known
  const read = findCarryWords(language)?.read
  const isUnspaced = UNSPACED.includes(language)
  const other = [read?.condition, read?.other].filter(Boolean).join('|')
  const patterns = {
    lead: compilePattern(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words.lead})[ \\u00A0]?$`, 'iu'),
    tail: compilePattern(`^[ \\u00A0]?(?:${words.tail || '(?!)'})(?![\\p{L}\\p{M}\\p{N}])`, 'iu'),
    badEnd: compilePattern(
      `${language === 'th' ? '' : "(?:^|[^\\p{L}\\p{M}\\p{N}'’-])"}(?:(?:${words.dangling}|${words.bound ?? '(?!)'}|ipv|statt|instead of|new|neue[nrs]?|nieuwe?|nouve(?:au|aux|lles?)|nuev[oa]s?|nuov[oaie]|nov[oa]s?|now[aey]|yeni|nya|nye|verkaufsoffene[rn]?|autofreie[rn]?|bank holiday|good|easter|whit|shrove|ash|black|cyber|\\p{L}{3,14}(?:lich|isch|sam|haft)e[rn]?|booked|bought|ordered|placed|gebucht|bestellt|geboekt|besteld|again|wieder|erneut|weer|opnieuw|igen|igjen|taas)|(?:${words.open})(?: (?:again|back|wieder|erneut|encore|de nouveau|otra vez|de nuevo|de novo|novamente|di nuovo|weer|opnieuw|znów|ponownie|yeniden))?)$`,
      'iu',
    ),
    badStart: compilePattern(`^(?:${words.continuing})(?![\\p{L}\\p{M}\\p{N}])`, 'iu'),
    binding: matchWords(words.binding, isUnspaced),
    other: matchWords(other, isUnspaced),
    small: matchAllWords(`${words.dangling}|${words.open}`, false),
  }
  compiled.set(language, patterns)
  return patterns
}

/** Facts that say all by themselves. */
const LIFTED: readonly FactKind[] = ['price', 'discount', 'date', 'deadline', 'place']
const AMOUNTS: readonly FactKind[] = ['price', 'discount']
const isAmount = ({ kind }: Pick<Part, 'kind'>) => kind !== null && AMOUNTS.includes(kind)
/** A price beside an offer is its limit: "free delivery from €50". */
const OFFERS: readonly FactKind[] = ['discount', 'bundle', 'free']

/**
 * Divides a clause into its facts at the ends and the rest, where it is proven that the rest stays whole: it neither begins nor ends with a
 * word or mark that needs more, its marks are in pairs, a noun or verb is left, and nothing in it refers to what was taken.
 */
export function liftFacts(text: string, clause: LiftedClause, spans: readonly Span[], lifting: Lifting): Part[] {
  const whole: Part[] = [{ start: clause.start, end: clause.end, kind: null }]
  const typed = text.slice(clause.start, clause.end)
  if (lifting.keepsClauses || isUndivided(text, clause) || hasSentences(typed, lifting.words)) return whole
  if (spans.some(({ isClosed, kind }) => isClosed || kind === 'condition' || kind === 'action')) return whole
  // "Send your CV to jobs@hillcrest.example by 14 October": until when belongs to what is to be done.
  const isOrdered = spans.some(({ kind }) => kind === 'contact')
  const patterns = patternsOf(lifting)
  const said = hide(text, spans)
  const front = findFront(text, clause, spans, lifting)
  const behind = findBehind(
    text,
    said,
    { start: front?.end ?? clause.start, end: clause.end },
    spans,
    lifting,
    patterns,
  )
  const rest = { start: front?.end ?? clause.start, end: behind[0]?.start ?? clause.end }
  if (isOrdered && behind.some(({ kind }) => kind === 'deadline')) return whole
  const lifted = [...(front ? [front] : []), ...behind]
  const isSame = (span: Span) => lifted.some(({ kind }) => family(kind) === family(span.kind))
  const left = spans.filter((span) => span.start >= rest.start && span.end <= rest.end)
  const isProven =
    clause.isLead &&
    (clause.start === lifting.lead ||
      (!lifting.leadsWithOffer && saysMore(text.slice(rest.start, rest.end)) && [...lifted, ...left].some(isAmount))) &&
    lifted.length > 0 &&
    !left.some(isSame) &&
    isWhole(text, said, rest, patterns, lifting, front !== null)
  return isProven ? [...(front ? [front] : []), { ...rest, kind: null }, ...behind] : whole
}
/** A day stays with what is to be done on it, "Drop in on Friday", but for an offer, and a label alone needs its fact: "Last orders: 20 Dec". */
const saysMore = (rest: string): boolean =>
  !/[:：]\s*$/u.test(rest) && (rest.trim().split(/\s+/).length > MOST_LABEL || ANY_UNSPACED.test(rest))
/** In words. */
const MOST_LABEL = 3
const ANY_UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Where the words start that belong to a price, "3 for only $12", or to a day. */
export const findLeadStart = (text: string, from: number, start: number, lifting: Lifting, isPriced: boolean): number =>
  findLead(text, from, start, patternsOf(lifting), isPriced)

/** Whether the words before an offer, which may be one short name, are whole without it. */
export const isWholeRest = (text: string, rest: Extent, spans: readonly Span[], lifting: Lifting): boolean =>
  isWhole(text, hide(text, spans), rest, patternsOf(lifting), lifting, false, LEAST_NAME)

/** A deadline is a date as well. */
const family = (kind: FactKind | null) => (kind === 'deadline' ? 'date' : kind)

/** "On Friday, …", "From €12: …" */
function findFront(text: string, clause: Extent, spans: readonly Span[], { single, words }: Lifting): Part | null {
  const [first] = spans
  if (!first || !LIFTED.includes(first.kind) || !single.has(first.kind)) return null
  const before = text.slice(clause.start, first.start).trim()
  const isLed = before === '' || compilePattern(`^(?:${words.lead})$`, 'iu').test(before)
  // A price before a comma may be that of anything.
  const marks = family(first.kind) === 'date' ? /^[,،、，:：] ?/u : /^[:：] ?/u
  const mark = marks.exec(text.slice(first.end, first.end + 3))?.[0]
  return isLed && mark ? { start: clause.start, end: first.end + mark.length, kind: first.kind } : null
}

/** The facts at the end, with the words before them that belong to them. */
function findBehind(
  text: string,
  said: string,
  clause: Extent,
  spans: readonly Span[],
  lifting: Lifting,
  patterns: LiftPatterns,
): Part[] {
  const parts: Part[] = []
  let end = clause.end
  for (const span of spans.toReversed()) {
    if (span.start < clause.start || !LIFTED.includes(span.kind) || !lifting.single.has(span.kind)) break
    if (/[\p{L}\p{N}]/u.test(text.slice(span.end, end).replace(patterns.tail, ''))) break
    const start = findLead(text, clause.start, span.start, patterns, AMOUNTS.includes(span.kind))
    if (!isApart(text, start) || start <= clause.start) break
    // "fresh mussels, 2 kg for € 11.95"
    if (
      span.kind === 'price' &&
      MEASURED.test(text.slice(Math.max(clause.start, span.start - 16), span.start + LONGEST_FOR))
    )
      break
    // "20% off all lamps, weekdays only"
    if (isLimited(text.slice(start, end), span, spans, lifting)) break
    // "gratis en febrero": when it is free.
    if (spans.some(({ isPartial, end: to }) => isPartial && to <= start && text.slice(to, start).trim() === '')) break
    // "the self assessment deadline 31 Jan": the last word of a name.
    if (DEADLINE.test(text.slice(span.start, span.end)) && /\p{L} $/u.test(text.slice(clause.start, span.start))) break
    // "help wanted for Saturday", "promoção de sexta", "last seen on Sunday"
    if (isDay(span) && (FOR_DAY.test(text.slice(start, span.end)) || SEEN.test(text.slice(clause.start, start)))) break
    // "reparamos tu bici en 24h": how long it takes.
    if (isDay(span) && WITHIN.test(text.slice(start, span.end).trim())) break
    // "today" says little by itself, and "zu Weihnachten" is what something is for.
    if (TODAY.test(text.slice(start, span.end).trim())) break
    if (span.kind === 'place' && !span.isVenue && !/\d/.test(text.slice(span.start, span.end)) && parts.length === 0)
      break
    // "커트 15,000원 염색 50,000원 첫 방문 10% 할인": a discount behind prices may be that of any.
    const other = span.kind === 'price' ? OFFERS : span.kind === 'discount' ? ['price'] : []
    if (spans.some(({ kind }) => other.includes(kind))) break
    if (AMOUNTS.includes(span.kind) && !isPlainAmount(text, said, { start: clause.start, end: start }, span, patterns))
      break
    if (AMOUNTS.includes(span.kind) && needsRest(text.slice(clause.start, start), text.slice(start, span.end))) break
    if (!isWhole(text, said, { start: clause.start, end: start }, patterns, lifting, false)) break
    const [next] = parts
    // "ab 5.2. jeden Montag 18-19.15 Uhr"
    if (next && isDay(span) && family(next.kind) === 'date' && /^[.\s]*$/u.test(text.slice(span.end, next.start)))
      parts[0] = { ...next, start, kind: 'date' }
    else parts.unshift({ start, end, kind: span.kind })
    end = start
  }
  // "can be picked up till Sunday at the town hall"
  const isDated = parts.some(({ kind }) => family(kind) === 'date')
  return parts[0] && !isDated && spans.some(({ isVenue, end: to }) => isVenue && to > (parts[0]?.start ?? 0))
    ? []
    : parts
}

/** Whether a fact limits the offer of its clause. */
const isLimited = (said: string, span: Span, spans: readonly Span[], { words }: Lifting): boolean =>
  (isAfterHour(said) || (!/\p{Nd}/u.test(said) && matchLimit(words).test(said.replace(/^[\s,，、،]+/u, '')))) &&
  spans.some(({ kind, start }) => OFFERS.includes(kind) && start < span.start)

/** How long something takes. */
export const WITHIN = /^(?:en|in|em|w|за|dans) \d{1,3} ?(?:h|horas|ore|heures|godz\p{L}*|ч\p{L}*)$/iu

const DEADLINE =
  /^(?:deadline|closing date|due date|cut-?off|frist|stichtag|sluitingsdatum|date limite|fecha límite)(?!\p{L})/iu

const isDay = ({ kind }: Span) => kind === 'date' || kind === 'deadline'
const FOR_DAY =
  /^(?:only |just |nur |erst )?(?:for|für|pour|para|per|voor|dla|för|для) |^de (?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)(?:-feira)?$/iu
/** What needs its day: "last seen", "born". */
const SEEN =
  /(?<!\p{L})(?:seen|missing since|gesehen|vermisst|vue? pour|aperçue?|disparue?|visto|vista|desaparecid[oa]|scompars[oa]|avvistat[oa]|gezien|vermist|widzian[yaoe]|zaginął|zaginęła|görüldü)(?!\p{L})/iu

/** Days that no calendar names, and feasts that something is for. */
const TODAY =
  /^(?:today|tonight|tomorrow|this year|heute|morgen|zu Weihnachten|zu Ostern|zu Silvester|dieses Jahr|aujourd['’]hui|ce soir|demain|cette année|hoy|mañana|este año|hoje|amanhã|este ano|oggi|domani|quest['’]anno|vandaag|vanavond|dit jaar|dziś|dzisiaj|jutro|w tym roku|bugün|yarın|bu yıl|今日|本日|明日|今年|今天|明天|اليوم|غدا|غدًا|هذا العام|आज|कल|इस साल|오늘|내일|올해|сегодня|завтра|в этом году)[!.]?$/iu

/** A fact is apart from the words before it by a space or a mark. */
const isApart = (text: string, at: number) =>
  !/(?:[\p{L}\p{M}\p{N}]|\p{N}[–-])$/u.test(text.slice(Math.max(0, at - 2), at))

/** A price or a discount without a verb of its own, in a clause that no other words make something else. */
function isPlainAmount(text: string, said: string, rest: Extent, span: Span, { other }: LiftPatterns): boolean {
  const around = said.slice(rest.start, rest.end)
  if (other.test(around) || isNoPrice(text.slice(rest.start, span.end))) return false
  return span.kind === 'price' || /^[\d%٪０-９٠-٩−–-]/u.test(text.slice(span.start, span.end))
}

/** Where the words start that belong to a fact: "for only". At most three, and before a price how many things it is for. */
function findLead(text: string, from: number, start: number, { lead }: LiftPatterns, isPriced: boolean): number {
  let at = start
  for (let count = 0; count < 3; count += 1) {
    const before = text.slice(Math.max(from, at - 24), at)
    const found = lead.exec(before)
    if (!found || (PARTICLE.test(found[0]) && LEADS.test(text.slice(at, at + 5)))) break
    at -= before.length - found.index
  }
  // "Mallorca 7 Tage p.p. ab 589 €": for whom the price is.
  if (isPriced) at -= PER_BEFORE.exec(text.slice(Math.max(from, at - 16), at))?.[0].length ?? 0
  // "5 Saturdays from 7 March"
  if (!isPriced && at === start && /^(?!every )\p{L}{5}/iu.test(text.slice(at, at + 6)))
    at -= /(?<![\p{N}.,:\p{Sc}]|\p{N} )\p{Nd}{1,2} $/u.exec(text.slice(Math.max(from, at - 6), at))?.[0].length ?? 0
  // "3 for £10", and no day or hour: "calle Olmo 22 a partir del 1 de marzo".
  if (isPriced && FOR.test(at < start ? text.slice(at, start) : text.slice(start, start + LONGEST_FOR))) {
    const counted = COUNTED.exec(text.slice(Math.max(from, at - 24), at))
    if (counted) at -= counted[0].length
  }
  // Brackets and marks that open belong to the fact.
  while (at > from && /[([（“„«"]/.test(text.charAt(at - 1))) at -= 1
  return at
}

/** "Stimmt für uns ab bis Freitag", "Ruft an am Montag": the end of a verb, before what leads the day. */
const [PARTICLE, LEADS] = [/^(?:ab|an|auf|vor|zu) $/iu, /^(?:bis|am|um|im|vom|ab) /iu]

/** How much a price is for, with the start of the price. */
const MEASURED =
  /(?<![\p{L}\p{N}.,])\p{Nd}{1,4}(?:[.,]\p{Nd}{1,2})? ?(?:kg|kilo|g|gr|gram|l|liter|litre|litri|litros|cl|ml|dl|кг|г|л) (?:for|für|pour|por|per|voor|za|за) /iu
const PER_BEFORE =
  /(?<![\p{L}\p{N}])(?:p\. ?p\.?|pp|(?<!\p{N} )(?:m2|m²|qm|mq)|pro person|per person|per persoon|pro stück|per stuk|each) $/iu
const COUNTED =
  /(?<![\p{L}\p{N}.,:])[1-9]\d?(?: (?!min|std|h |uhr|am |pm )\p{Ll}[\p{L}\p{M}]{1,14}| \p{Lu}\p{Ll}{2,14})? $/u
const FOR = /^(?:for|für|voor|pour|à|por|a|per|za|за|för)(?= )/iu
/** The longest of these, and the least letters of a rest, of one in a script without spaces, and of the name of what is offered. */
const [LONGEST_FOR, LEAST_LETTERS, LEAST_UNSPACED, LEAST_NAME] = [6, 8, 4, 3]

/** Marks that open what follows. */
const ENDS_OPEN = /[-&+/×=*#@$€£%(“„«/\\→➡]$/u
/** Whether a part of a clause is whole. Facts are hidden in `said`, which has the same offsets as `text`. */
function isWhole(
  text: string,
  said: string,
  { start, end }: Extent,
  patterns: LiftPatterns,
  { language }: Lifting,
  isFront: boolean,
  least = LEAST_LETTERS,
): boolean {
  const written = said.slice(start, end).trim()
  const isMarked = /[,:;–—،、，：-]$/u.test(written)
  const rest = written.replace(/(?<![\s,;:–—،、，：])[\s,;:–—،、，：]+$/u, '')
  if (ENDS_OPEN.test(rest) || !isBalanced(rest) || patterns.binding.test(rest) || endsExample(rest)) return false
  if (patterns.badEnd.test(rest.slice(-24)) || (isFront && patterns.badStart.test(rest))) return false
  const letters = text.slice(start, end).replace(patterns.small, ' ').match(/\p{L}/gu)?.length ?? 0
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(rest)
  return letters >= (isDense || UNSPACED.includes(language) ? Math.min(least, LEAST_UNSPACED) : isMarked ? 3 : least)
}
