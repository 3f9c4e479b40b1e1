import { UNSPACED } from '../carry/create-rules.ts'
import { isFormerBetween } from '../carry/join-former-price.ts'
import { matchAllWords } from './word-pattern.ts'
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

/** A part between two marks. */
export interface Bit extends Clause {
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
  /** Whether it starts with a day or with how to reach somebody. */
  startsFact: boolean
  hasPrice: boolean
  /** Whether all its facts are places. */
  isPlace: boolean
  /** Whether its facts only say for whom it is: "families and hen parties". */
  isWho: boolean
  /** Whether it ends with a telephone number, an address of the web, or a street with its house; null if not. */
  endsReached: 'contact' | 'place' | null
  /** Where a date starts that is its end, behind words; null without one. */
  dated: number | null
  hasNumber: boolean
  /** Whether it says something without its facts and small words. */
  isTitle: boolean
  isApart: boolean
}

/** Tells what the words of a part are besides its facts. Parts are described in their order. */
export function createDescription(text: string, spans: readonly Span[], words: ReadingWords) {
  const isUnspaced = UNSPACED.includes(words.tag)
  const small = matchAllWords(`${words.lead}|${words.tail}|${words.dangling}`, isUnspaced)
  // "Pottery for families": words before those it is for are no label. Without spaces they may be one word, as in "要学生証".
  const isSubject = (bare: number, isWho: boolean) => isWho && bare > 0 && !isUnspaced
  let next = 0
  return ({ start, end }: Extent) => {
    while ((spans[next]?.start ?? Infinity) < start) next += 1
    let left = ''
    let last = start
    let dated: number | null = null
    let [count, prices, offers] = [0, 0, 0]
    let isCount = true
    let isWho = true
    let isPlace = true
    let reached: Bit['endsReached'] = null
    let isOffer = CODE.test(text.slice(start, end))
    for (let at = next; (spans[at]?.end ?? Infinity) <= end; at += 1) {
      if (DEALS.has(spans[at]?.kind ?? '')) isOffer = true
      if (spans[at]?.kind !== 'audience') isWho = false
      if (spans[at]?.kind !== 'place') isPlace = false
      if (!COUNTS.has(spans[at]?.kind ?? '')) isCount = false
      if (spans[at]?.isPartial) continue
      left += `${text.slice(last, spans[at]?.start).replace(SUFFIX, '')} `
      last = spans[at]?.end ?? last
      const { kind, start: from } = spans[at] ?? {}
      reached = (kind === 'contact' || kind === 'place') && /[\p{Nd}@./]/u.test(text.slice(from, last)) ? kind : null
      dated = spans[at]?.kind === 'date' ? (spans[at]?.start ?? null) : null
      count += 1
      if (spans[at]?.kind === 'price') prices += 1
      if (!CIRCUMSTANCES.has(spans[at]?.kind ?? '')) offers += 1
    }
    left += text.slice(last, end).replace(SUFFIX, '')
    const bare = left.replace(/\([^()]*\)/gu, ' ').replace(small, ' ')
    const isBare = countWords(bare)
    return {
      isFact: count > 0 && isBare === 0,
      isLabeled: count > 0 && !isSubject(isBare, isWho) && isBare <= 2 && countWords(left) <= 3,
      isTitle: (bare.match(/\p{L}/gu)?.length ?? 0) + (bare.match(DENSE)?.length ?? 0) >= LEAST_TITLE,
      words: countWords(text.slice(start, end)),
      isOffer,
      isCount,
      isPriced: prices === 1 && isBare > 0,
      isWhen: count > 0 && isBare === 0 && offers === 0,
      hasNumber: /\p{Nd}/u.test(text.slice(start, end)),
      dated: isBare > 0 && !/[\p{L}\p{N}]/u.test(text.slice(last, end)) ? dated : null,
      endsReached: /[\p{L}\p{N}]/u.test(text.slice(last, end)) ? null : reached,
      hasPrice: prices > 0,
      isPlace: count > 0 && isPlace,
      isWho: count > 0 && isWho,
      endsPriced: prices === 1 && !/[\p{L}\p{N}]/u.test(text.slice(last, end)),
      startsFact:
        ['date', 'deadline', 'contact'].includes(spans[next]?.kind ?? '') &&
        (spans[next]?.start ?? end) < end &&
        text.slice(start, spans[next]?.start).trim() === '',
      startsPriced: spans[next]?.kind === 'price' && !/[\p{L}\p{N}]/u.test(text.slice(start, spans[next]?.start)),
    }
  }
}

/** Whether a dash is a verb, as it is in some languages before a small letter or an amount: "первое — бесплатно". */
export const isCopula = (mark: string, after: string, language: string, before: string): boolean =>
  COPULAS.includes(language) &&
  /[–—-]/u.test(mark) &&
  // "победитель — Анна"
  (/^(?:\p{Ll}|\p{Sc}?\p{Nd})/u.test(after) || /[,:;.!?] \p{Ll}\p{L}+$/u.test(before))
const COPULAS: readonly string[] = ['ru', 'uk']

/** The ending of a fact: "12 Mayıs'tan". */
const SUFFIX = /^['’]\p{Ll}{1,5}(?!\p{L})/u

/** What says when, where, and how much of it. */
const CIRCUMSTANCES: ReadonlySet<string> = new Set(['date', 'deadline', 'place', 'quantity'])

const COUNTS: ReadonlySet<string> = new Set(['quantity', 'condition'])

/** Offers whose limits belong to them. */
const DEALS: ReadonlySet<string> = new Set(['discount', 'bundle', 'free'])
/** "REITER20" */
const CODE = /(?<![\p{L}\p{N}])(?=\p{Lu}{1,12}\p{N})[\p{Lu}\p{N}]{4,14}(?![\p{L}\p{N}])/u

/** Letters of which one says as much as two others. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
/** The least letters of a title: "Menu". */
const LEAST_TITLE = 4
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu
const countWords = (text: string) => text.match(WORD)?.length ?? 0

/** Whether two parts are numbers with one unit, or days without their month: they are a list in one line. */
export function areAlike(left: string, right: string): boolean {
  const [, unit, day] = ALIKE.exec(right) ?? []
  if (day !== undefined)
    return /[:：]\s*$/u.test(left) || /(?<!\p{N})\d{1,2}(?:st|nd|rd|th)(?: \p{L}{2,9})?,\s*$/iu.test(left)
  return unit !== undefined && UNIT_END.exec(left)?.[1]?.toLowerCase() === unit.toLowerCase()
}
const ALIKE =
  /^\s*(?:\p{Nd}{1,4}(?:[.,]\p{Nd})? ?(km|k|m|cm|mm|kg|g|ml|cl|l|miles?)(?!\p{L})|\p{Nd}{1,2}(st|nd|rd|th)(?! \p{L}{2,9} \d{4})(?!\p{L}))/iu
const UNIT_END = /\p{Nd} ?(\p{L}{1,5}),\s*$/u

/** Whether a part is one of those behind a label within a sentence: "Sunday 2pm, categories: best sponge, best bread, under 12s". */
export const isListed = (left: string, { words, hasPrice, dated, endsReached, isWhen }: Bit): boolean =>
  words <= MOST_LISTED && !hasPrice && !isWhen && dated === null && endsReached === null && LISTED.test(left)
const LISTED = /^[\s,;]*\p{L}[\p{L} ]{2,24}:(?: [^:.!?]{1,120},)?\s*$/u
/** In words. */
const MOST_LISTED = 3

/** Whether a part is another size of what has an amount without a currency before it: "pakket 4 personen 39,50, 6 personen 57,-". */
export function isSecondSize(left: string, right: string): boolean {
  const unit = /(?<!\p{N})\p{Nd}{1,3} (\p{L}{2,16}) \p{Nd}{1,3}[.,]\p{Nd}{2},\s*$/u.exec(left)?.[1]
  return unit !== undefined && /^\s*\p{Nd}{1,3} (\p{L}{2,16})/u.exec(right)?.[1]?.toLowerCase() === unit.toLowerCase()
}

/** Whether a part is only the price of what stands before it, where others have prices too: "bottle £38, tours at 11 and 2, £15". */
export const isLonePrice = (left: Bit, right: Bit): boolean =>
  right.isFact && right.startsPriced && right.words <= MOST_LISTED && !left.isFact && !left.hasPrice

/** Whether a part begins with a former price, which belongs to the present one before it: "usually £4.90". */
export const isFormerLed = (said: string): boolean => {
  const lead = LEAD_OF_AMOUNT.exec(said)?.[0]
  return lead !== undefined && isFormerBetween(lead, '')
}
/** The words before the first amount. */
const LEAD_OF_AMOUNT = /^\s*\p{L}{2,14}\.?(?: \p{L}{2,14})? (?=\p{Sc}? ?\p{Nd})/u

/** "New - pesto chicken ciabatta": the word says nothing without what is new. */
export const joinNew = (text: string, parts: readonly Extent[]): Extent[] =>
  parts.reduce<Extent[]>((joined, part) => {
    const last = joined.at(-1)
    if (last && NEW.test(text.slice(last.start, last.end))) return [...joined.slice(0, -1), { ...last, end: part.end }]
    return [...joined, part]
  }, [])
const NEW =
  /^\s*(?:new|neu|nieuw|nouveau|nouveauté|nuevo|novo|novidade|nuovo|novità|nowość|yeni|nyhet|nyhed|uutuus) [–—-]\s*$/iu

/** Whether a part says from which amount on the fee before it is not charged: "Lieferung 6 €, ab 50 € gratis". */
export const isFreeFrom = (said: string): boolean => FREE_FROM.test(said)
const FREE_FROM =
  /^\s*(?:(?:ab|vanaf|from|over|above|dès|desde|da|od|från|fra) (?:\p{Sc} ?)?\p{Nd}{1,5}(?:[.,]\p{Nd}{1,2})? ?(?:\p{Sc}|euro|kr|zł)? ?(?:gratis|free|kostenlos|frei|umsonst|offerte?s?|gratuit\p{L}{0,2}|darmow\p{L}{1,2})|(?:gratis|free|kostenlos|frei|gratuit\p{L}{0,2}) (?:ab|vanaf|over|from|above|dès|desde|da|od|från|fra) (?:\p{Sc} ?)?\p{Nd}{1,5}(?:[.,]\p{Nd}{1,2})? ?(?:\p{Sc}|euro|kr|zł)?)[\s.,!]{0,4}$/iu
