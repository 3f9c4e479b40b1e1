import { findReadingWords } from '../../languages/reading/find-reading-words.ts'
import { isFormerBetween } from '../../carry/join-former-price.ts'
import { listStarts } from '../own-statements.ts'
import { findStarters } from '../run-on-words.ts'
import { matchWords } from '../word-pattern.ts'
import { BARE_PRICE, createWeekdays, DECIMALS, PRICE, PRICE_WORDS } from './row-patterns.ts'
import { LEAD_END } from './split-rows.ts'
import { ORDINAL, trim, type Row } from './read-row.ts'
import { isKind } from './tier.ts'
import type { Extent } from '../../../model/pieces.ts'
import { compilePattern } from '../../../model/compile-pattern.ts'

/** The fewest rows of a run-on list, and the most words of a label. */
const LEAST = 3
const MOST_WORDS = 5
const LONGEST = 240

const VALUE = compilePattern(`(?<=^|\\s)(?:(?<price>${PRICE})|${BARE_PRICE})(?=\\s|$|[.,;!](?:\\s|$))`, 'giu')
/** A sign that bare numbers are prices: "from 60", "free". */
const PRICED = /^\p{L}{2,}\s?\d|^\p{L}+$/u

/** What is measured behind a number: "1 kg". */
const MEASURED = /^ ?(?:kg|kilo|gr?|lt?|ml|cl|dl|cm|mm|m|oz|lbs?|кг|г|л)(?![\p{L}\p{M}])/iu

interface Value extends Extent {
  isSigned: boolean
  text: string
}

/** In UTF-16 code units: "the 10th coffee". */
const LONGEST_ORDINAL = 24

/** The rows of a list, and where what follows it starts. */
export interface RunOn {
  rows: Row[]
  end: number
}

/**
 * Reads labels and prices that follow each other without a mark: "£3 small £5 medium £8 massive", "cut 35 colour from 60 both 85". Null if it
 * is not certain which label a price belongs to.
 */
export function findRunOn(text: string, sentence: Extent, language: string): RunOn | null {
  const said = text.slice(sentence.start, sentence.end)
  if (said.length > LONGEST || !/\p{Nd}/u.test(said)) return null
  const matches = [...said.matchAll(VALUE)].filter(
    ({ index, 0: value }) =>
      !MEASURED.test(said.slice(index + value.length)) &&
      // "le 5e article offert" is an offer about the others.
      (/\p{Nd}/u.test(value) || !ORDINAL.test(said.slice(Math.max(0, index - LONGEST_ORDINAL), index))),
  )
  const found = matches.map(({ index, 0: written, groups = {} }): Value => {
    const start = sentence.start + index + written.length - written.trimStart().length
    return {
      start,
      end: sentence.start + index + written.trimEnd().length,
      isSigned: !!groups['price'],
      text: written.trim(),
    }
  })
  // "1 scoop £2 2 scoops £3"
  const signed = found.filter(({ isSigned }) => isSigned)
  const values = cutAtMark(text, signed.length < LEAST ? found : signed)
  const [first, last] = [values[0], values.at(-1)]
  if (!first || !last || values.length < LEAST) return null
  const isPriced = values.some(({ text: value, isSigned }) => isSigned || PRICED.test(value) || DECIMALS.test(value))
  if (!isPriced && !PRICE_WORDS.test(said)) return null
  // "3 rooms £85 thru Jan 31": beside an amount with a currency, a number is no price.
  const isMixed =
    values.some(({ isSigned, text: value }) => isSigned && /\p{Nd}/u.test(value) && !/^\p{Nd}+$/u.test(value)) &&
    values.some(({ isSigned }) => !isSigned)
  if (isMixed && !endsSigned(values)) return null
  const gaps = values.slice(1).map(({ start }, index) => ({ start: values[index]?.end ?? 0, end: start }))
  // What stands behind a mark is no label.
  const behind = text.slice(last.end, sentence.end)
  const mark = matchStatement(language).exec(behind) ?? /[,;.!،؛](?=\s|$)\s*|\s[–—-]\s/u.exec(behind)
  const tail = { start: last.end, end: mark ? last.end + mark.index : sentence.end }
  const end = mark ? tail.end + mark[0].length : sentence.end
  const isOpen = /[\p{L}\p{N}]/u.test(text.slice(tail.start, tail.end))
  if (
    gaps.some(
      (gap) =>
        !isKind(text.slice(gap.start, gap.end).trim()) &&
        /[,;:|!?()\n،؛؟。、]|(?<!(?<!\p{L})\p{Ll}{1,3})\.\s/u.test(text.slice(gap.start, gap.end)),
    )
  )
    return null
  const front = { start: sentence.start, end: first.start }
  const labels = isOpen ? [...gaps, tail] : [takeLabel(text, front, gaps), ...gaps]
  if (isOpen && !(values.every(({ isSigned }) => isSigned) && isLead(text, front, labels))) return null
  const rows = values.map((value, index) => toRow(text, value, labels[index], { language, isOpen }))
  return rows.every((row) => row !== null) && (!isMixed || areAmounts(text, rows)) ? { rows, end } : null
}

/** A list of three or more values ends at a comma: "small £28 med £35 large from £45, nails only £8". What follows is no row of it. */
function cutAtMark(text: string, values: readonly Value[]): readonly Value[] {
  const at = values.findIndex(({ end }, index) => /,\s/u.test(text.slice(end, values[index + 1]?.start ?? end)))
  return at + 1 >= LEAST && values.slice(0, at + 1).every(({ isSigned }) => isSigned) ? values.slice(0, at + 1) : values
}

/** How one comes without booking: "ohne Termin", "sans rdv". */
const WITHOUT =
  'without|no need|walk[- ]?ins?|ohne|zonder|utan|uden|uten|ilman|sans|sin|senza|sem|not included|plus vat|all prices|alle preise|tous les prix'
const statements = new Map<string, RegExp>()

/** What begins another statement right behind the last price, without a mark: "text Kev on 07700 900321", "no booking needed". */
function matchStatement(language: string): RegExp {
  const words = findReadingWords(language)
  const starts = [words.reach, words.answer, listStarts(words), findStarters(words), WITHOUT].filter(Boolean).join('|')
  const pattern =
    statements.get(words.tag) ??
    compilePattern(
      `^ (?=(?:${starts})(?![\\p{L}\\p{M}])|(?:${createWeekdays(language)})(?:[–-]\\p{L}{2,12})?\\.? \\p{Nd})`,
      'iu',
    )
  statements.set(words.tag, pattern)
  return pattern
}

/** "small 2.80 medium 3.50 large 4.20 euro": the currency behind the last amount is that of all. */
const endsSigned = (values: readonly Value[]): boolean =>
  values.every(({ isSigned }, index) => isSigned === (index === values.length - 1)) &&
  /^\p{Nd}/u.test(values.at(-1)?.text ?? '')

/** Whether numbers beside one amount with a currency are amounts: most have decimals, or their labels say how large or for whom. */
const areAmounts = (text: string, rows: readonly Row[]): boolean =>
  rows.filter(({ hasDecimals }) => hasDecimals).length * 2 >= rows.length - 1 ||
  rows.filter(({ label }) => isKind(text.slice(label.start, label.end))).length > 1

const countWords = (text: string, { start, end }: Extent) =>
  text.slice(start, end).match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0

/** "Swim session adults 12 kids 8": the first label has as many words as the shortest other one, if a lead of two words is left. */
function takeLabel(text: string, front: Extent, others: readonly Extent[]): Extent {
  const said = text.slice(front.start, front.end)
  const mark = [...said.matchAll(LEAD_END)].at(-1)
  if (mark) return { start: front.start + mark.index + mark[0].length, end: front.end }
  // "tarifs coupe homme 22 €": what names the list is no part of the first label.
  const title = TITLE.exec(said)?.[0].length ?? 0
  const first = { start: front.start + title, end: front.end }
  const areKinds = others.some((other) => isKind(text.slice(other.start, other.end).trim()))
  if (title > 0 && !areKinds && countWords(text, first) > 0 && countWords(text, first) <= MOST_WORDS) return first
  const kind = areKinds ? findKindStart(said) : -1
  if (kind > 0) return { start: front.start + kind, end: front.end }
  const least = Math.min(...others.map((other) => countWords(text, other)))
  const words = [...said.matchAll(/\S+/gu)]
  // "Carpet cleaning 2 rooms £55 stairs £30": a count belongs to what it counts.
  const isCounted = /^\p{Nd}{1,2}$/u.test(words.at(-least - 1)?.[0] ?? '')
  const taken = isCounted ? least + 1 : least
  return words.length < taken + 2 ? front : { start: front.start + (words.at(-taken)?.index ?? 0), end: front.end }
}

/** "Bugünün menüsü mercimek çorbası 60 ₺": a word or two before what names the list. */
const TITLE = compilePattern(String.raw`^\s*(?:\S{2,14}\s){0,2}?(?:${PRICE_WORDS.source})\s+(?=\S)`, 'iu')

/** Where words begin that say for whom or how large: those of "small dogs" in "Mobile dog grooming small dogs". -1 without a thing before them. */
function findKindStart(said: string): number {
  const words = [...said.matchAll(/\S+/gu)]
  const at = words.findIndex(({ 0: word }, index) => index > 0 && index >= words.length - MOST_KIND && isKind(word))
  const title = at < 0 ? '' : said.slice(0, words[at]?.index)
  return /\p{L}{4}/u.test(title) ? (words[at]?.index ?? -1) : -1
}
/** In words: "small dogs". */
const MOST_KIND = 2

/** Whether the words before the first price are no label: they have more words than the labels, or end with a mark. */
function isLead(text: string, front: Extent, labels: readonly Extent[]): boolean {
  const most = Math.max(...labels.map((label) => countWords(text, label)))
  const isMarked = /(?:^|[:：–—-])\s*$/u.test(text.slice(front.start, front.end))
  return most < MOST_WORDS - 1 && (isMarked || countWords(text, front) > most)
}

/** Words for all that was named before. */
const ALL =
  /^(?:both|beide[sn]?|les deux|ambos|ambas|entramb[ei]|oba|obie|beiden|her ikisi|tudo|todo|all|alles|tout|tutto)$/iu

function toRow(
  text: string,
  value: Value,
  extent: Extent | undefined,
  { language, isOpen }: { language: string; isOpen: boolean },
): Row | null {
  const label = extent && trim(text, extent)
  if (!label) return null
  const said = text.slice(label.start, label.end).replace(/(?<![.!])[.!]+$/u, '')
  const edge = matchWords(findReadingWords(language).dangling, false)
  const words = said.split(/\s+/u)
  // "under 5s" is a label, "this weekend" behind the last price may be none.
  const edges = isOpen ? [words[0], words.at(-1)] : ALL.test(said) ? [] : [words.at(-1)]
  // "$15 to $25", "29 € statt 45 €"
  if (isFormerBetween(`${said} `, '')) return null
  const isWhole = /^\p{Nd}/u.test(said) || edges.every((word = '') => edge.exec(word)?.[0].length !== word.length)
  if (!isWhole || !/\p{L}{2}|\p{Lo}/u.test(said)) return null
  if (!isKind(said) && /[,;:|!?()،؛؟。、]|(?<!(?<!\p{L})\p{Ll}{1,3})\.\s/u.test(said)) return null
  if (countWords(text, label) > MOST_WORDS) return null
  return {
    kind: value.isSigned ? 'price' : 'bare',
    label: { start: label.start, end: label.start + said.length },
    value: { start: value.start, end: value.end },
    isComplete: true,
    hasDecimals: DECIMALS.test(value.text),
    hasTenths: false,
    isLed: /^\p{L}/u.test(value.text),
    isPriced: value.isSigned,
  }
}
