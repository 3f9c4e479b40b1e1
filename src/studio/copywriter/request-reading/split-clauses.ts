import { isOpenTier } from '../carry/threshold.ts'
import { UNSPACED } from '../carry/create-rules.ts'
import { endsOpenAbbreviated, endsOrdinal, isHouse } from './abbreviations.ts'
import { findBrackets } from './extents.ts'
import { isTimes } from './find-days.ts'
import { matchAllWords, matchWords } from './word-pattern.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import type { Span } from './span.ts'

/** A part of a sentence that says something by itself. Its end is behind the mark and the spaces that follow it. */
export interface Clause extends Extent {
  /** Whether it consists of facts. */
  isFact: boolean
  /** Whether it is a fact with a word or two before it: "tickets from €12". */
  isLabeled: boolean
}

export interface Splitting {
  spans: readonly Span[]
  /** What is never divided, besides spans and brackets. */
  whole: readonly Extent[]
  words: ReadingWords
  /** Whether the message starts here, so that facts behind its title are about it. */
  isFirst: boolean
  /** Whether a part is addressed to us. */
  isApart: (part: Extent) => boolean
}

/** What always separates two clauses. A dash needs spaces, because names contain it. "/" and "&" never separate. */
const HARD =
  /(?<!\d) [–—-] | [–—-] (?!\d)|[;；]|(?<=\s)·|·(?=\s)|[•|｜\n\r▪●►✓✔✅★☆](?! ?\d)|。|！(?!$)|(?<=[.!?…])[ \u00A0](?=\p{Lu})/gu
/** What separates two clauses if they are whole without each other. */
const SOFT = /[,、，،：]|:(?!-?[()])/gu

/** Splits a sentence, whose offsets are those of `text`. */
export function splitClauses(text: string, sentence: Extent, splitting: Splitting): Clause[] {
  const { spans, whole, words } = splitting
  const closed = [...spans, ...whole, ...findBrackets(text, sentence)].toSorted((a, b) => a.start - b.start)
  const join = createJoin(text, splitting)
  return splitAt(text, sentence, HARD, closed, words).flatMap((part) => join(splitAt(text, part, SOFT, closed, words)))
}

/** A part between two marks. */
interface Bit extends Clause {
  words: number
  /** How many parts between two marks it joins. */
  bits: number
  /** Whether a price stands in it among words: "espresso $3", "18 € la frangipane". */
  isPriced: boolean
  /** Whether it starts with a price. */
  startsPriced: boolean
  /** Whether it names an offer that is no price: a discount, a bundle, what is free, a code. */
  isOffer: boolean
  /** Whether it names neither a price, nor a day, nor a time, nor a place. */
  isCount: boolean
  /** Whether it only says when or where. */
  isWhen: boolean
  endsPriced: boolean
  /** Where a date starts that is its end, behind words; null without one. */
  dated: number | null
  hasNumber: boolean
  /** Whether it says something without its facts and small words. */
  isTitle: boolean
  isApart: boolean
}

/** Joins the parts of a clause that are not whole without each other. */
function createJoin(text: string, { spans, words, isApart, isFirst }: Splitting) {
  const describe = createDescription(text, spans, words)
  const continues = matchWords(words.continuing, false)
  const subordinate = matchWords(words.subordinate, false)
  const startsWith = (pattern: RegExp, at: number) => pattern.exec(text.slice(at, at + 40).trimStart())?.index === 0
  const binding = matchWords(words.binding, UNSPACED.includes(words.tag))
  const limit = matchLimit(words)
  /** "Use code SOFA15 for 15% off, weekdays only": a limit belongs to the offer before it. */
  const isLimited = (left: Bit, right: Bit): boolean =>
    left.isOffer &&
    !left.isPriced &&
    // A day of the calendar is a fact of its own.
    !(right.isFact && right.hasNumber) &&
    !isColon(left) &&
    right.end - left.start <= LONGEST_LIMITED &&
    limit.test(text.slice(right.start, right.end))
  /** Words with a day of the calendar or an hour behind them, and nothing else: what is announced, and when. */
  const isDated = ({ dated, isTitle, hasNumber, bits }: Bit): boolean =>
    dated !== null &&
    isTitle &&
    hasNumber &&
    bits === 1 &&
    // "Buy tickets before 10 October, doors open at 7"
    !binding.test(text.slice(Math.max(0, dated - LONGEST_LEAD), dated))
  const isColon = ({ start, end }: Extent) => /[:：]\s*$/.test(text.slice(Math.max(start, end - 4), end))
  const isSplit = (left: Bit, right: Bit, isPair: boolean): boolean => {
    // "Style: bright"
    const isApartOnly = left.isApart || right.isApart
    if (!isApartOnly && isColon(left) && isApart({ start: left.start, end: right.end })) return false
    if (isApartOnly) return true
    if (isLimited(left, right)) return false
    // "Kleiderordnung: Hauptsache Glitzer"
    if (isPair && !isFirst && isColon(left) && left.words <= LONGEST_PAIR.label && right.words <= LONGEST_PAIR.value)
      return false
    // "45 zł zamiast 60 zł, od 3 dni", "9 € statt 12 €, ab 2 Stück"
    if (left.endsPriced && !isColon(left) && right.isCount && FROM_HOW_MANY.test(text.slice(right.start, right.end)))
      return false
    // "with fresh mussels, 2 kg for € 11.95"
    if (!left.isFact && !isColon(left) && !left.isPriced && MEASURED_PRICE.test(text.slice(right.start, right.end)))
      return false
    // "ul. Mira, d. 10"
    if (isHouse(text, left, right)) return false
    // "Spend £50, get £5"
    if (/\p{Nd}/u.test(text.slice(right.start, right.end)) && isOpenTier(text.slice(left.start, left.end))) return false
    // "at 6h, 11h and 16h"
    if (isTimes(text, left, right)) return false
    if (startsWith(continues, right.start) || startsWith(subordinate, left.start)) return false
    // "Double points 7 to 11 October, only with a card"
    if (isFirst && isDated(left)) return true
    // Entries of a price list: all are parted, or none.
    if (left.isPriced && right.isPriced) return true
    // "zero sugar, $4 a can", "£180 for all mornings, max 6 per group"
    if (
      !isColon(left) &&
      (right.startsPriced || (left.isPriced && (right.hasNumber || left.endsPriced))) &&
      !startsWith(binding, right.start)
    )
      return true
    if (!isColon(left)) return left.isFact || (right.isLabeled && (left.bits > 1 || left.words > 1))
    // "Emergencies: 116 117"
    if (!/\p{L}/u.test(text.slice(right.start, right.end))) return false
    // "Closed on Monday, in urgent cases: Dr. Hahn", "Bağdat Cad. No: 112"
    if (left.bits > 1 || (left.words > 1 && SHORT_LABEL.test(text.slice(left.start, left.end)))) return false
    const isTitle = left.isTitle && !left.isFact && (left.words > 2 || !binding.test(text.slice(left.start, left.end)))
    // "Long night at the museum: Saturday, 23 January"
    if (isTitle && isFirst && right.isWhen && left.words > 2 && !left.hasNumber) return true
    return isTitle && !right.isFact && saysMore(text, right)
  }
  return (parts: readonly Extent[]): Clause[] => {
    const clauses: Bit[] = []
    for (const part of parts) {
      const bit = { ...part, ...describe(part), bits: 1, isApart: isApart(part) }
      const last = clauses.at(-1)
      if (!last || isSplit(last, bit, parts.length === 2)) clauses.push(bit)
      else {
        const isFact = last.isFact && bit.isFact
        const isTitle = last.isTitle || bit.isTitle
        const counted = { isFact, isLabeled: isFact, isTitle, words: last.words + bit.words, bits: last.bits + 1 }
        const isPriced = last.isPriced !== bit.isPriced
        const isOffer = last.isOffer || bit.isOffer
        clauses[clauses.length - 1] = { ...last, end: bit.end, ...counted, isPriced, isOffer }
      }
    }
    return clauses
  }
}

/** Splits an extent behind what the pattern finds outside of `closed`, which is sorted. Each part has a word or a number. */
function splitAt(
  text: string,
  { start, end }: Extent,
  pattern: RegExp,
  closed: readonly Extent[],
  words: ReadingWords,
): Extent[] {
  const said = text.slice(start, end)
  const last = start + (/[\p{L}\p{N}][^\p{L}\p{N}]*$/u.exec(said)?.index ?? 0)
  const parts: Extent[] = []
  let from = start
  let checked = start
  let near = 0
  for (const match of said.matchAll(pattern)) {
    const at = start + match.index
    while ((closed[near]?.end ?? Infinity) <= at) near += 1
    const after = at + match[0].length
    const isInside = (closed[near]?.start ?? Infinity) <= at
    const isEmpty = checked >= 0 && !/[\p{L}\p{N}]/u.test(text.slice(checked, at))
    checked = isEmpty ? at : -1
    const before = text.slice(Math.max(start, at - 28), at)
    const isOpen =
      match[0].trim() === '' &&
      (endsOpenAbbreviated(before, words, text.slice(at, at + 48)) || endsOrdinal(before, words))
    if (isInside || isEmpty || after > last || isOpen || isGrouped(text, at)) continue
    parts.push({ start: from, end: after })
    from = after
    checked = after
  }
  return [...parts, { start: from, end }]
}

/** A label and its value, in words. */
const LONGEST_PAIR = { label: 2, value: 4 }

/** In UTF-16 code units. */
const LONGEST_LIMITED = 120
/** The words right before a date, in UTF-16 code units. */
const LONGEST_LEAD = 10

const limits = new Map<string, RegExp>()

/** What a limit begins or ends with: "except", "only". */
export function matchLimit({ tag, limit }: Pick<ReadingWords, 'tag' | 'limit'>): RegExp {
  const isUnspaced = UNSPACED.includes(tag)
  const pattern =
    limits.get(tag) ??
    (isUnspaced
      ? matchWords(limit, true)
      : new RegExp(`^[\\s(]*(?:${limit})(?![\\p{L}\\p{M}])|(?<![\\p{L}\\p{M}])(?:${limit})[\\s\\p{P}]{0,4}$`, 'iu'))
  limits.set(tag, pattern)
  return pattern
}

/** A comma or a colon inside of a number, a word, or a range of hours: "1,200", "10:30". */
const isGrouped = (text: string, at: number) =>
  (/[,:]/.test(text.charAt(at)) && /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1))) ||
  // "friseur:in"
  (text.charAt(at) === ':' && /\p{Ll}/u.test(text.charAt(at - 1)) && /\p{Ll}/u.test(text.charAt(at + 1))) ||
  // Two hours of a day with a word behind the first: "7 صباحًا – 12".
  (/^ [–—-] \d/u.test(text.slice(at, at + 4)) &&
    /\d \p{Script=Arabic}[\p{Script=Arabic}\p{M}]{1,8}$/u.test(text.slice(Math.max(0, at - 14), at)))

/** "od 3 dni", "ab 2 Stück", "min 4 people": from how many on a price holds. */
export const FROM_HOW_MANY =
  /^\s*(?:from|for|min(?:\.|imum)?|mind\.|ab|bei|à partir de|dès|pour|a partir de|desde|mín(?:\.|imo)?|da|minimo|vanaf|bij|od|przy|en az|от|від|من) \p{Nd}{1,3}(?: \p{L}+){0,2}[\s.,;!]*$/iu

/** A price of a weight or a volume needs what is weighed. */
const MEASURED_PRICE =
  /^\s*\p{Nd}{1,4}(?:[.,]\p{Nd}{1,2})? ?(?:kg|kilo|g|gr|gram|l|liter|litre|litri|litros|cl|ml|dl|кг|г|л) (?:for|für|pour|por|per|voor|za|за) /iu

/** A label that belongs to what stands before it as well: "Bağdat Cad. No:". */
const SHORT_LABEL = /(?:^|[\s.,])(?:No|Nr|Nro|N[°º]|Tel|Tél|Mob|Fax|CV|WA|WhatsApp|Apt|Top|Whg)\.? ?[:：]\s*$/iu

/** What says when, where, and how much of it. */
const CIRCUMSTANCES: ReadonlySet<string> = new Set(['date', 'deadline', 'place', 'quantity'])

const COUNTS: ReadonlySet<string> = new Set(['quantity', 'condition'])

/** Offers whose limits belong to them. */
const DEALS: ReadonlySet<string> = new Set(['discount', 'bundle', 'free'])
/** "REITER20" */
const CODE = /(?<![\p{L}\p{N}])(?=\p{Lu}{1,12}\p{N})[\p{Lu}\p{N}]{4,14}(?![\p{L}\p{N}])/u

/** Letters of which one says as much as two others. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const NOT_DENSE = /[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu
/** The least of these letters that say more than one word. */
const LEAST_SAID = 8
const saysMore = (text: string, { start, end, words }: Bit): boolean =>
  words > 1 || text.slice(start, end).replace(NOT_DENSE, '').length >= LEAST_SAID
/** The least letters of a title: "Menu". */
const LEAST_TITLE = 4
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu
const countWords = (text: string) => text.match(WORD)?.length ?? 0

/** Tells what the words of a part are besides its facts. Parts are described in their order. */
function createDescription(text: string, spans: readonly Span[], words: ReadingWords) {
  const small = matchAllWords(`${words.lead}|${words.tail}|${words.dangling}`, UNSPACED.includes(words.tag))
  let next = 0
  return ({ start, end }: Extent) => {
    while ((spans[next]?.start ?? Infinity) < start) next += 1
    let left = ''
    let last = start
    let dated: number | null = null
    let [count, prices, offers] = [0, 0, 0]
    let isCount = true
    let isOffer = CODE.test(text.slice(start, end))
    for (let at = next; (spans[at]?.end ?? Infinity) <= end; at += 1) {
      if (DEALS.has(spans[at]?.kind ?? '')) isOffer = true
      if (!COUNTS.has(spans[at]?.kind ?? '')) isCount = false
      if (spans[at]?.isPartial) continue
      left += `${text.slice(last, spans[at]?.start)} `
      last = spans[at]?.end ?? last
      dated = spans[at]?.kind === 'date' ? (spans[at]?.start ?? null) : null
      count += 1
      if (spans[at]?.kind === 'price') prices += 1
      if (!CIRCUMSTANCES.has(spans[at]?.kind ?? '')) offers += 1
    }
    left += text.slice(last, end)
    const bare = left.replace(/\([^()]*\)/gu, ' ').replace(small, ' ')
    const isBare = countWords(bare)
    return {
      isFact: count > 0 && isBare === 0,
      isLabeled: count > 0 && isBare <= 2 && countWords(left) <= 3,
      isTitle: (bare.match(/\p{L}/gu)?.length ?? 0) + (bare.match(DENSE)?.length ?? 0) >= LEAST_TITLE,
      words: countWords(text.slice(start, end)),
      isOffer,
      isCount,
      isPriced: prices === 1 && isBare > 0,
      isWhen: count > 0 && isBare === 0 && offers === 0,
      hasNumber: /\p{Nd}/u.test(text.slice(start, end)),
      dated: isBare > 0 && !/[\p{L}\p{N}]/u.test(text.slice(last, end)) ? dated : null,
      endsPriced: prices === 1 && !/[\p{L}\p{N}]/u.test(text.slice(last, end)),
      startsPriced: spans[next]?.kind === 'price' && !/[\p{L}\p{N}]/u.test(text.slice(start, spans[next]?.start)),
    }
  }
}
