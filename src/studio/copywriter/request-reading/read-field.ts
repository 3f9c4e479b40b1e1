import { startsStreet } from './abbreviations.ts'
import { END, NO, START } from './asking.ts'
import { isHiring } from '../languages/packs.ts'
import { cleanText } from './clean-text.ts'
import { findPatterns } from '../facts/languages.ts'
import { findReadingWords } from '../languages/reading/find-reading-words.ts'
import { liftFacts, type Lifting } from './lift-facts.ts'
import { liftOffer } from './lift-offer.ts'
import { isDatedTitle, isWhenAndWhere } from './find-when.ts'
import { liftWhen } from './lift-when.ts'
import { isExtra, isNoPrice, nameLater } from './not-price.ts'
import { isInside } from './extents.ts'
import { readCounts } from './read-counts.ts'
import { readParts } from './read-parts.ts'
import { sortByImportance, type FactKind } from '../facts/fact.ts'
import { copyText, writePieceText } from './write-piece-text.ts'
import type { Extent, Instruction, Piece, PieceKind, RequestExtent, RequestField } from '../../model/pieces.ts'
import type { Part } from './part.ts'
import type { SpanReader } from './read-spans.ts'
import { UNSPACED } from '../carry/create-rules.ts'
import { matchAllWords } from './word-pattern.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import type { Span } from './span.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** What a field of a request says, and what it asks of us. */
export interface ReadField {
  pieces: Piece[]
  instructions: Instruction[]
}

/** A part with its kind; null for what is addressed to us. */
interface NamedPart extends Part {
  kind: PieceKind | null
}

/** Reads one field of a request. Sources are offsets in `typed`. With `keepsClauses`, no fact is lifted out of its clause. */
export function readField(field: RequestField, typed: string, reader: SpanReader, keepsClauses: boolean): ReadField {
  const { text, offsets } = cleanText(typed)
  const parts = typed.trim() === '' ? [] : readParts(text, reader, field, keepsClauses)
  const words = findReadingWords(reader.language)
  const single = findSingle(text, parts)
  const isJob = isHiring(text, reader.language)
  // What a job pays is no price, and what staff get is no sale.
  if (isJob) for (const kind of ['price', ...OFFERS] as const) single.delete(kind)
  const lead = findLeadStart(text, parts)
  const lifting = {
    words,
    language: reader.language,
    single,
    keepsClauses,
    lead,
    leadsWithOffer: parts.some(({ start, spans }) => start === lead && spans.some(({ kind }) => OFFERS.includes(kind))),
    hasOnePair: countPairs(parts) === 1 && !isJob,
    isJob,
  }
  const forbidden = new Set(parts.flatMap(({ forbids = [] }) => forbids))
  const named = parts
    .flatMap((part, at) => nameParts(text, part, readTitle(text, parts, at, lifting)))
    .map((part) => withhold(text, part.kind === 'price' ? nameLater(text, part) : part, forbidden))
  const toSource = ({ start, end }: Extent): RequestExtent => ({
    field,
    start: offsets[start] ?? 0,
    end: offsets[end] ?? typed.length,
  })
  const read: ReadField = { pieces: [], instructions: [] }
  for (const part of named) {
    const extent = trimSpaces(text, part)
    const source = toSource(extent)
    const { kind, withheld = [] } = part
    if (!/[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(text.slice(extent.start, extent.end))) continue
    if (kind === null) read.instructions.push({ source, text: text.slice(extent.start, extent.end), withheld })
    else read.pieces.push(...toPiece(text, { ...part, ...extent, kind }, source, reader.language))
  }
  return read
}

const countPairs = (parts: readonly Part[]): number =>
  parts.reduce(
    (sum, { type, spans }) => sum + (type === 'instruction' ? 0 : spans.filter(({ isPair }) => isPair).length),
    0,
  )

const findLeadStart = (text: string, parts: readonly Part[]) =>
  parts.find(
    ({ type, isFact, start, end }) => type !== 'instruction' && !isFact && /[\p{L}\p{N}]/u.test(text.slice(start, end)),
  )?.start ?? 0

function toPiece(text: string, part: Part & { kind: PieceKind }, source: RequestExtent, language: string): Piece[] {
  const words = part.words ?? part
  // Quoted words are drawn to the letter.
  const isQuoted = part.kind === 'quotation'
  const { text: shown, place } = isQuoted ? copyText(text, words) : writePieceText(text, words, language)
  if (shown === '') return []
  const emphasis = part.spans
    .map(({ kind, now, ...span }) => ({
      kind,
      start: place(now?.start ?? span.start),
      end: place(now?.end ?? span.end),
    }))
    // Never a part of a word: "children" in "children's".
    .filter(({ start, end }) => end > start && !/^(?:[\p{Lu}\p{Ll}\p{M}]|['’]\p{L})/u.test(shown.slice(end, end + 2)))
  const { kind, entry } = part
  const id = `${source.field}:${source.start}-${source.end}`
  return [{ id, kind, text: shown, source, emphasis, ...(entry && { entry }) }]
}

/** The title of a list keeps its words: "4 tips for dry skin in winter:", "Veg box this week:". A date in it is a fact of its own. */
function readTitle(text: string, parts: readonly Part[], at: number, lifting: Lifting): Lifting {
  const [part, first] = parts.slice(at)
  if (!part || part.type !== 'message' || first?.type !== 'entry') return lifting
  const said = text.slice(part.start, part.end)
  // "FARM SHOP THIS WEEK" above lines.
  const isLine = said.includes('\n') || text.slice(part.end, first.start).includes('\n')
  if (!/[:：]\s*$/u.test(said) && !(isLine && part.spans.every(isMoment(text)))) return lifting
  const isDated = part.spans.some((span) => /\p{Nd}/u.test(text.slice(span.start, span.end)))
  const count = parts.filter(({ entry }) => entry && entry.list === first.entry?.list).length
  const isCounted = readCounts(said, lifting.language).includes(count)
  return isDated && !isCounted && !isDatedTitle(said, part) ? lifting : { ...lifting, keepsClauses: true }
}

/** A time without a number: "this week". */
const isMoment =
  (text: string) =>
  ({ kind, start, end }: Extent & { kind: FactKind }): boolean =>
    kind === 'date' && !/\p{Nd}/u.test(text.slice(start, end))

/** The parts of a part, with their kinds. */
function nameParts(text: string, part: Part, lifting: Lifting): NamedPart[] {
  if (part.type === 'instruction') return [{ ...part, kind: null }]
  if (part.type === 'entry') return [{ ...part, kind: 'list_item' }]
  if (part.type !== 'message') return [{ ...part, kind: part.type }]
  const offer = liftOffer(text, part, part.spans, lifting)
  const isTitle = lifting.keepsClauses && isDatedTitle(text.slice(part.start, part.end), part)
  if (part.isFact && !isTitle && (offer?.length ?? 0) < 2) return [{ ...part, kind: findKind(text, part, lifting) }]
  const reached = splitReached(text, part, lifting.words)
  if (reached) return reached
  if (isAddress(text, part)) return [{ ...part, kind: 'place' }]
  if (isContactOnly(text, part, part.spans, lifting.words)) return [{ ...part, kind: 'contact' }]
  if (isCall(text, part, lifting.language)) return [{ ...part, kind: 'action' }]
  if (part.spans.length === 0) return [{ ...part, kind: 'message' }]
  if (!offer && isWhenAndWhere(text, part, part.spans, lifting.words)) return [{ ...part, kind: 'date' }]
  const facts = offer ?? liftFacts(text, part, part.spans, lifting)
  const lifted = facts.length > 1 || offer ? facts : (liftWhen(text, part, part.spans, lifting) ?? facts)
  if (lifted.length === 1 && !offer) return [{ ...part, kind: findLabeled(text, part, lifting) }]
  return lifted.map(({ kind, ...extent }) => ({
    ...part,
    ...extent,
    kind: kind ?? 'message',
    spans: part.spans.filter((span) => isInside(span, extent)),
  }))
}

/** A street with the number of a house and nothing else: "ul. Mira, d. 10". */
function isAddress(text: string, { start, end, spans }: Part): boolean {
  const said = text.slice(start, end).trim()
  return (
    said.length <= LONGEST_ADDRESS &&
    startsStreet(said) &&
    /\p{Nd}/u.test(said) &&
    spans.every(({ kind }) => kind === 'place')
  )
}
/** In UTF-16 code units. */
const LONGEST_ADDRESS = 60

/** "ul. Polna 5 tel 600 555 014": where, and behind it how to reach somebody; null if there is anything else. */
function splitReached(text: string, part: Part, words: ReadingWords): NamedPart[] | null {
  const contact = part.spans.at(-1)
  const { start, end } = part
  if (contact?.kind !== 'contact' || /[\p{L}\p{N}]/u.test(text.slice(contact.end, end))) return null
  const [reach] = [...text.slice(start, contact.start).matchAll(matchAllWords(words.reach, false))].slice(-1)
  const at = start + (reach?.index ?? 0)
  const [spans, own] = [part.spans.slice(0, -1), part.spans.slice(-1)]
  if (!reach || /[\p{L}\p{N}]/u.test(text.slice(at + reach[0].length, contact.start))) return null
  if (!isAddress(text, { ...part, end: at, spans })) return null
  return [
    { ...part, end: at, spans, kind: 'place' },
    { ...part, start: at, spans: own, kind: 'contact' },
  ]
}

/** A clause that is only a call, "Register now.", is one for the button. */
function isCall(text: string, { start, end }: Part, language: string): boolean {
  const said = text.slice(start, end).replace(/^[\s,;:.–—-]+|(?<![\s,;:.!。–—-])[\s,;:.!。–—-]+$/gu, '')
  return findPatterns(language).action.some((pattern) => pattern.exec(said)?.[0].length === said.length)
}

/** A part with a fact that must not be shown is not drawn, because it is not whole without it. */
function withhold(text: string, part: NamedPart, forbidden: ReadonlySet<FactKind>): NamedPart {
  const spans = part.kind === null ? [] : part.spans.filter(({ kind }) => forbidden.has(kind))
  return spans.length === 0
    ? part
    : { ...part, kind: null, withheld: spans.map(({ start, end }) => text.slice(start, end)) }
}

/** The most important kind of its facts. An amount beside an offer is its condition, and no price: "free delivery from €50". */
function findKind(text: string, { start, end, spans }: Part, { single, isJob }: Lifting): PieceKind {
  const kinds = sortByImportance(spans.map(({ kind }) => ({ kind, text: '' }))).map(({ kind }) => kind)
  // "500円(マット貸出無料)": what comes with a price.
  if (
    kinds.includes('price') &&
    kinds.includes('free') &&
    /^[^(（\p{Nd}]{0,24}\p{Nd}[^(（]{0,12}[(（][^()（）]{1,30}[)）]\s*$/u.test(text.slice(start, end))
  )
    return 'price'
  const offer = kinds.find((kind) => kind !== 'price' && OFFERS.includes(kind))
  const first = offer ?? kinds[0] ?? 'message'
  // "kargo ücretsiz değil"
  if (first === 'free' && NEGATED.test(text.slice(start, end))) return 'message'
  if (isJob && OFFERS.some((kind) => kind === first)) return 'message'
  const isOther = !single.has('price') || isNoPrice(text.slice(start, end))
  return first === 'price' && isOther ? 'message' : first
}

const NEGATED = compilePattern(`${START}(?:${NO}|değil|isn['’]?t|not)${END}`, 'iu')

const OFFERS: readonly FactKind[] = ['discount', 'bundle', 'free']

/** "Tickets from €12": a fact with its label, behind the clause that it is about. */
function findLabeled(text: string, part: Part, { single, isJob }: Lifting): PieceKind {
  const [first, ...more] = part.spans
  if (!first || more.length > 0 || part.isLead || !part.isLabeled) return 'message'
  if (isJob && OFFERS.some((kind) => kind === first.kind)) return 'message'
  const isPrice = single.has('price') && !isNoPrice(text.slice(part.start, part.end))
  return first.kind === 'price' && !isPrice ? 'message' : first.kind
}

/**
 * The kinds of which the message names one fact only. Dates and places that are clauses of their own do not count, nor do amounts on top of a
 * price.
 */
function findSingle(text: string, parts: readonly Part[]): Set<FactKind> {
  const counts = new Map<FactKind, number>()
  const add = (kind: FactKind, count: number) => counts.set(kind, (counts.get(kind) ?? 0) + count)
  for (const { spans, isFact, type, start, end } of parts) {
    if (type === 'instruction') continue
    const prices = isExtra(text.slice(start, end)) ? 0 : spans.filter(({ kind }) => kind === 'price').length
    if (prices > 0) add('price', prices)
    if (isFact) continue
    for (const kind of new Set(spans.map((span) => span.kind))) if (kind !== 'price') add(kind, 1)
  }
  return new Set([...counts].flatMap(([kind, count]) => (count === 1 ? [kind] : [])))
}

function trimSpaces(text: string, { start, end }: Extent): Extent {
  const said = text.slice(start, end)
  return { start: start + said.length - said.trimStart().length, end: start + said.trimEnd().length }
}

/**
 * Whether a clause only says how to reach somebody: a telephone number or an email address, and words such as "call". A web address may be the
 * news itself, and what is offered is no such word: "Emergency plumber 0171 2345678".
 */
function isContactOnly(text: string, { start, end }: Extent, spans: readonly Span[], words: ReadingWords): boolean {
  if (spans.length === 0 || !spans.every((span) => span.kind === 'contact' && isNumber(text, span))) return false
  let rest = ''
  let last = start
  for (const span of spans) {
    rest += `${text.slice(last, span.start)} `
    last = span.end
  }
  rest += text.slice(last, end)
  const isUnspaced = UNSPACED.includes(words.tag)
  const reached = rest.replace(matchAllWords(words.reach, isUnspaced), ' ')
  const left = reached.replace(matchAllWords([words.lead, words.dangling].join('|'), isUnspaced), ' ')
  if (!/[\p{L}\p{N}]/u.test(left)) return true
  // "Ring til Mette på 22 33 44 55": a name behind the words.
  const name = left.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  return (
    reached !== rest &&
    name.length === 1 &&
    /^\p{Lu}\p{Ll}/u.test(name[0] ?? '') &&
    !rest.trim().startsWith(name[0] ?? '')
  )
}

const isNumber = (text: string, { start, end }: Extent): boolean =>
  /^[^\p{L}]+$|^[^@\s]+@[^@\s]+\.\p{L}+$/u.test(text.slice(start, end)) && !/^[@#]/.test(text.slice(start, end))
