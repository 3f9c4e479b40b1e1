import { isExtra } from './not-price.ts'
import { isTier } from '../carry/threshold.ts'
import { createPart, type Part } from './part.ts'
import { divide, listInside } from './extents.ts'
import { findFrame } from './find-frames.ts'
import { isAddressedToUs, readAddress } from './find-instructions.ts'
import { continuesWish } from './find-wishes.ts'
import { splitClauses } from './split-clauses.ts'
import { isKind } from './tables/tier.ts'
import { isBehindThat } from './undivided.ts'
import type { Clause } from './describe-bit.ts'
import type { Extent } from '../../model/pieces.ts'
import type { FactKind } from '../facts/fact.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import type { Span } from './span.ts'
import type { WholeText } from './find-quotations.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** A text with its facts, which are in its order. */
export interface TextReading {
  text: string
  words: ReadingWords
  whole: readonly WholeText[]
  spans: readonly Span[]
  /** Whether no fact is parted from its clause. */
  keepsClauses: boolean
}

/** What was read before a part of a sentence. */
export interface Before {
  /** Whether it was no message, so that the part names the subject. */
  isFirst: boolean
  /** Whether it was anything. The first words of a request are no note about its look: "New look, same formula". */
  hasWords: boolean
}

/** Reads the clauses of a part of a sentence. */
export function readClauses(extent: Extent, reading: TextReading, { isFirst, hasWords }: Before): Part[] {
  const { text, words, whole, spans, keepsClauses } = reading
  // "Neue Farben, neuer Look" says how something looks from its start, so it is a message.
  const length = text.slice(extent.start, extent.end).search(/[,;:]/)
  const firstEnd = length < 0 ? extent.end : extent.start + length
  const isBehindWords = (at: number) => {
    const first = text.slice(extent.start, Math.min(at, firstEnd))
    if (hasWords) return true
    // Behind words that are certainly for us, others may be, too: "lütfen sade bir görsel, logo küçük olsun".
    const isCertain = !isAddressedToUs(first, words, true) || isAddressedToUs(first, words, false)
    return /[\p{L}\p{N}]/u.test(first) && isCertain
  }
  const isAddressed = ({ start, end }: Extent) => isAddressedToUs(text.slice(start, end), words, isBehindWords(start))
  // "Friendly, punctual, twenty years of experience": a word that may be a look begins a list of what is offered.
  const isListed = ({ start, end }: Extent) => {
    const next = NEXT.exec(text.slice(end, extent.end))?.[0] ?? ''
    if (start !== extent.start || !ONE_WORD.test(text.slice(start, end)) || !/\p{L}/u.test(next)) return false
    return !isAddressed({ start: end, end: end + next.length }) && !continuesWish(next)
  }
  const isApart = (clause: Extent) => isAddressed(clause) && !isListed(clause)
  const inside = { spans: listInside(spans, extent), whole: listInside(whole, extent) }
  const parts: Part[] = []
  let forbidden: readonly FactKind[] | null = null
  const isRunOn = isFirst && !keepsClauses && !isBehindThat(text, extent)
  const clauses = splitClauses(text, extent, { ...inside, words, isFirst, isRunOn, isApart })
  for (const [index, clause] of clauses.entries()) {
    const own = listInside(spans, clause)
    const isSubject = isFirst && parts.every(({ type }) => type === 'instruction')
    const address = readAddress(text, clause, words, {
      isFirst: isSubject,
      hasWords: isBehindWords(clause.start),
      factsEnd: own.at(-1)?.end ?? 0,
    })
    // "Do not show the price, it is $89"
    const isTold =
      forbidden !== null &&
      ((clause.isFact && forbidden.length === 0) ||
        own.some(({ kind }) => forbidden?.includes(kind)) ||
        (parts.at(-1)?.withheld !== undefined && THAT.test(text.slice(clause.start, clause.end))))
    if (address.isNever) forbidden = [...(forbidden ?? []), ...address.forbids]
    // "keep it simple, it is for the notice board: …"
    const frame = isSubject && index > 0 && !address.extent ? findFrame(text, clause) : null
    const isWished =
      parts.at(-1)?.type === 'instruction' && own.length === 0 && continuesWish(text.slice(clause.start, clause.end))
    const out = isTold || isWished ? clause : (frame ?? address.extent)
    for (const piece of divide(clause, out ? listOuts(out, address.kept) : [])) {
      const said = listInside(own, piece)
      if (!piece.out)
        parts.push(
          toMessage(
            text,
            address.kept ? { ...clause, isFact: said.length > 0 } : clause,
            piece,
            said,
            isLead(text, clauses, index),
            words,
          ),
        )
      else if (!isTold && !address.isNever) parts.push(createPart('instruction', piece))
      else {
        const withheld = listWithheld(text, isTold ? null : piece, said, words)
        // "Do not mention the price of $89" withholds this price, not every one.
        const forbids = address.forbids.filter((kind) => !said.some((span) => span.kind === kind))
        parts.push({ ...createPart('instruction', piece), withheld, forbids })
      }
    }
  }
  const marked = markShares(text, markPrices(text, parts))
  return isFirst ? leadWithPrices(text, marked) : marked
}

const ONE_WORD = /^\s*[\p{L}\p{M}’'-]+,\s*$/u
/** A clause up to its next mark. */
const NEXT = /^[^,.;:!?\n]+/u

/** "Nicht erwähnen, dass Frau Weiß aufhört" */
const THAT = /^\s*(?:that|dass|daß|dat|que|qu['’]\p{L}+|che|że|iż|что|що|att|at|että)(?!\p{L})/iu

/** What is addressed to us, without what is drawn of it. */
const listOuts = (out: Extent, kept: Extent | null | undefined): Extent[] =>
  kept ? divide(out, [kept]).filter(({ out: found }) => !found) : [out]

/** Clauses beside each other with one price each are entries of a list: "espresso $3, cortado $4". */
function markPrices(text: string, parts: readonly Part[]): Part[] {
  // "adult cut £18 → £20, kids £12 → £13"
  const hasPairs = parts.filter((part) => part.type === 'message' && isPaired(text, part)).length > 1
  const isPriced = (part: Part | undefined) =>
    part?.type === 'message' &&
    (hasPrice(text, part) || (hasPairs && isPaired(text, part))) &&
    !isExtra(text.slice(part.start, part.end).trim()) &&
    !OFF.test(text.slice(part.start, part.end))
  // "adults £20, kids (u12) 15": for whom an amount without a currency is, beside those with one.
  const isRow = (at: number) =>
    isPriced(parts[at]) || (isBareAmount(text, parts[at]) && (isPriced(parts[at - 1]) || isPriced(parts[at + 1])))
  let index = 0
  return parts.map((part, at) => {
    if (!isRow(at)) index = 0
    else if (isRow(at - 1) || isRow(at + 1)) return { ...part, type: 'entry', entry: { list: 0, index: index++ } }
    return part
  })
}

/** Whether all of a clause says for whom an amount without a currency is: "Kids (u12) 15". */
function isBareAmount(text: string, part: Part | undefined): boolean {
  if (part?.type !== 'message' || part.spans.some(({ kind }) => kind === 'price' || kind === 'date')) return false
  const label = BARE_AMOUNT.exec(text.slice(part.start, part.end))?.[1]
  return label !== undefined && isKind(label)
}
const BARE_AMOUNT = /^\s*(\p{L}[^,;:]{1,30}?) \p{Nd}{1,4}(?:[.,]\p{Nd}{2})?[\s,;.]*$/u

/** Words of a discount in languages without facts of their own: "sleva 100 Kč" is the price of nothing. */
const OFF = /(?<!\p{L})(?:slev\p{L}{1,2}|έκπτωσης?|εκπτωση|diskon|potongan)(?!\p{L})/iu

/** Whether words, and behind them a former and a present price, are all of a clause. */
function isPaired(text: string, { start, end, spans }: Part): boolean {
  const [price, other, ...more] = spans.filter(({ kind }) => kind === 'price')
  if (!price || more.length > 0) return false
  const isPair = other ? ARROW.test(text.slice(price.end, other.start)) : price.isPair === true
  const last = other ?? price
  return isPair && /\p{L}/u.test(text.slice(start, price.start)) && !/[\p{L}\p{N}]/u.test(text.slice(last.end, end))
}
const ARROW = /^\s?(?:→|➔|➜|⇒|=>|->|>)\s?$/u

/** Three or more clauses that each end with a share are entries of a list: "coats -40%, knitwear -30%, scarves -20%". */
function markShares(text: string, parts: readonly Part[]): Part[] {
  const isShare = (part: Part | undefined) => part?.type === 'message' && SHARE.test(text.slice(part.start, part.end))
  let index = 0
  return parts.map((part, at) => {
    if (!isShare(part)) {
      index = 0
      return part
    }
    const isInRun = [-2, -1, 0].some((from) => [0, 1, 2].every((step) => isShare(parts[at + from + step])))
    return isInRun ? { ...part, type: 'entry', entry: { list: 0, index: index++ } } : part
  })
}
const SHARE = /^\s*\p{L}[^\d%]{2,40}[-−–]?\p{Nd}{1,2} ?%[\s,.;]*$/u

/** Whether words and one price stand in a clause, the price at its start, at its end, or before what qualifies it. */
function hasPrice(text: string, { start, end, spans }: Part): boolean {
  const prices = spans.filter(({ kind }) => kind === 'price')
  const [price] = prices
  if (isTier(text.slice(start, end))) return true
  if (!price || prices.length > 1 || price.isPair) return false
  const [before, after] = [text.slice(start, price.start), text.slice(price.end, end)]
  if (!/\p{L}/u.test(before + after)) return false
  return !/\p{L}/u.test(before) || !/[\p{L}\p{N}]/u.test(after) || after.trim().split(/\s+/).length <= MOST_BEHIND
}

/**
 * Two prices at the start of a request are its subject and no list: what one gets for how much stays one text, so that both are alike, and
 * where the second only counts what the first names, that one leads: "Chimney sweep £65 per flue, 2 flues £110".
 */
function leadWithPrices(text: string, parts: readonly Part[]): Part[] {
  const count = parts.filter(({ type }) => type === 'entry').length
  const [first, second, ...rest] = parts
  if (count !== 2 || first?.type !== 'entry' || second?.type !== 'entry') return [...parts]
  const [one, other] = [first, second].map((part): Part => {
    const { entry: _, ...message } = part
    return { ...message, type: 'message' }
  }) as [Part, Part]
  const areTiers = [one, other].every(({ start, end }) => isTier(text.slice(start, end)))
  // "Espresso $3, cortado $4" are alike. An event and what it costs for children are not: "Giovedì giro pizza 15 €, bambini 8 €".
  const isEvent = one.spans.some(
    ({ kind, start }) => kind === 'date' && !/[\p{L}\p{N}]{3}/u.test(text.slice(one.start, start)),
  )
  const isCount = /^\s*\p{Nd}/u.test(text.slice(other.start, other.end))
  if (!areTiers && (isEvent || isCount || other.end - one.start > LONGEST_LEAD)) return [one, other, ...rest]
  return [{ ...one, end: other.end, spans: [...one.spans, ...other.spans], isFact: false, isLabeled: false }, ...rest]
}

/** In UTF-16 code units: what a headline holds in few lines. */
const LONGEST_LEAD = 36

/** The most words behind the price of an entry: "per 250 g", "(vegan)". */
const MOST_BEHIND = 4

/** The first clause of a sentence, or the one behind its title: "Lunch deal: …". */
const isLead = (text: string, clauses: readonly Clause[], index: number): boolean =>
  index === 0 ||
  (index === 1 &&
    (!clauses[1]?.isLabeled || WANTED.test(text.slice(clauses[0]?.start, clauses[0]?.end))) &&
    /[:：]\s*$/.test(text.slice(Math.max(0, (clauses[0]?.end ?? 0) - 4), clauses[0]?.end)))

/** "Gezocht: allround kapper 24-32 uur", "Nieuw: avondspreekuur di en do": what stands behind it is what the request is about. */
const WANTED =
  /^\s*(?:new|neu|nieuw|nouveau|nuevo|novo|nuovo|nyhet|nyhed|(?:help )?wanted|looking for|vacancy|gesucht|stellenangebot|gezocht|gevraagd|vacature|on recherche|recherch[eé]|se busca|buscamos|cercasi|cerchiamo|procura-se|szukamy|poszukujemy|aranıyor|sökes|søges|søkes|haetaan)\s*[:：]/iu

function toMessage(
  text: string,
  { isFact, isLabeled }: Clause,
  { start, end }: Extent,
  spans: readonly Span[],
  lead: boolean,
  words: ReadingWords,
): Part {
  const isSigned = spans.length === 0 && isSignature(text.slice(start, end), words)
  return { type: isSigned ? 'signature' : 'message', start, end, spans, isFact, isLabeled, isLead: lead }
}

const compiled = new Map<string, RegExp>()

/** "Your team of the bakery" */
function isSignature(said: string, { tag, signOff }: ReadingWords): boolean {
  const pattern = compiled.get(tag) ?? compilePattern(`^[\\s–—-]*(?:${signOff || '(?!)'})[.!,\\s]*$`, 'iu')
  compiled.set(tag, pattern)
  return said.length < 60 && pattern.test(said.trim())
}

/** The facts and the names in an order not to show them. */
function listWithheld(text: string, order: Extent | null, spans: readonly Span[], { tag }: ReadingWords): string[] {
  const facts = spans.map((span) => withoutLead(text.slice(span.start, span.end)))
  const names = order === null || tag === 'de' ? [] : (text.slice(order.start, order.end).match(NAME) ?? [])
  // A number of one or two digits alone may be that of anything.
  return [...new Set([...facts, ...names])].filter((word) => !/^(?:\d{0,2}|NOT?|DO|PLEASE)$/.test(word))
}

/** Words with capitals that do not begin a sentence. */
const NAME = /(?<=\p{Ll},? )\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){0,3}/gu

/** "it is $89" forbids "$89". */
const withoutLead = (fact: string) => fact.replace(/^(?:\p{L}+[:\s]+)+(?=[^\p{L}\s])/u, '')
