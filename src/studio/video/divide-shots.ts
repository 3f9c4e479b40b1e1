import { EVENT_KINDS } from '../copywriter/placing/read-stated.ts'
import { sentenceCase } from '../copywriter/headlines/sentence-case.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { FactKind } from '../copywriter/facts/fact.ts'
import { isOpenEnded, splitHeadline } from '../layouts/text/split-headline.ts'
import { splitBeforePhrase, splitBehindFigure } from './split-phrase.ts'
import type { Piece } from '../model/pieces.ts'
import { splitGraphemes } from '../type/graphemes.ts'
import { createShot, toHero, type Shot, type ShotLine } from './shot.ts'

/** Films with fewer shots divide texts that say several things, if they have any. */
export const SHOTS_WISHED = 4
/** The shortest text that leads, and the shortest part behind it, in characters; letters that are words by themselves count twice. */
const LEAST_LEAD = 12
const LEAST_PART = 8

type Words = Pick<Copy, 'language' | 'pieces'>
type Divide = (shot: Shot, copy: Words) => Shot[]

/**
 * Divides the texts of a short film that say several things, the longest first, until it has four shots. A text is divided at commas, before
 * a part that states a fact and behind it: "Fresh bread from our own sourdough, until Saturday". If that is not enough, it is divided where a
 * sentence ends or a fact begins, then lines that stand together get a shot each, and last a text is divided at any comma.
 */
export function divideShots(shots: readonly Shot[], copy: Words): Shot[] {
  // The two parts of a comparison keep their labels.
  const labels = shots.filter(({ lines }) => lines.some(({ role, size }) => role === 'eyebrow' && size === 'minor'))
  const divideSmall = labels.length > 1 ? [] : [divideLines]
  const waysToDivide: Divide[] = [divideAtFacts, divideAtEnds, ...divideSmall, divideAtCommas]
  return waysToDivide.reduce((divided, divide) => divideBy(divide, divided, copy), [...shots])
}

function divideBy(divide: Divide, shots: readonly Shot[], copy: Words): Shot[] {
  if (shots.length >= SHOTS_WISHED) return [...shots]
  const divided = shots.map((shot) => (shot.kind === 'end' || shot.number !== null ? [shot] : divide(shot, copy)))
  const able = shots.filter((_, index) => (divided[index]?.length ?? 0) > 1)
  const [longest] = able.toSorted((a, b) => measureText(b) - measureText(a))
  if (!longest) return [...shots]
  const parts = shots.flatMap((shot, index) => (shot === longest ? (divided[index] ?? [shot]) : [shot]))
  return divideBy(divide, parts, copy)
}

/** Which texts are divided: those of so many characters or more, not `kept`, and if nothing else is left before their verb. */
interface PhraseWish {
  least?: number
  kept?: string | null
  isLast?: boolean
}

/** Divides texts before a phrase until the film has four shots: "We are looking", "for tenors". */
export function dividePhrases(shots: readonly Shot[], copy: Words, { least = 0, kept, isLast }: PhraseWish): Shot[] {
  const divide: Divide = (shot, { language }) =>
    shot.kind === 'offer' || measureText(shot) < least || shot.lines.some(({ text }) => text === kept)
      ? [shot]
      : divideHero(shot, copy, (text, facts) => splitBeforePhrase(text, facts, { language, isLast }))
  return divideBy(divide, shots, copy)
}

/** Divides a figure and its condition until the film has four shots: "£79 (usually £110)", "if you book before 1 October". */
export function divideOffers(shots: readonly Shot[], copy: Words): Shot[] {
  const divide: Divide = (shot, { language, pieces = [] }) => {
    const print = shot.lines.find(({ role, text }) => role === 'small_print' && SAYS.test(text))
    if (!print || shot.lines.length === 1)
      return divideHero(shot, copy, (text, facts) => splitBehindFigure(text, facts, language))
    const facts = pieces.find((piece) => isTextOf(piece, print.text))?.emphasis ?? []
    const others = shot.lines.filter((line) => line !== print)
    return [{ ...shot, lines: others }, createPart(print.text, print.text, print.text, facts)]
  }
  return divideBy(divide, shots, copy)
}

const measureText = ({ lines }: Shot): number => lines.reduce((sum, { text }) => sum + text.length, 0)

const divideAtFacts: Divide = (shot, copy) =>
  divideHero(shot, copy, (text, facts) => divideText(text, facts, copy.language, true))
const divideAtCommas: Divide = (shot, copy) =>
  divideHero(shot, copy, (text, facts) => divideText(text, facts, copy.language, false))
/** What a text begins with that stays with the words behind it: "10% off all coats", "Only two dates left". */
const DEALS: readonly FactKind[] = ['price', 'discount', 'bundle', 'free', 'quantity']

const divideAtEnds: Divide = (shot, copy) =>
  divideHero(shot, copy, (text, facts) => {
    const piece = copy.pieces?.find((one) => isTextOf(one, text))
    if (!piece || facts.some(({ kind, start }) => start === 0 && DEALS.includes(kind))) return [text]
    const split = splitHeadline({
      headline: piece.text,
      language: copy.language,
      pieces: [{ ...piece, slot: 'headline' }],
    })
    return split && !split.rest.startsWith('(') ? [sentenceCase(split.lead, copy.language), split.rest] : [text]
  })

const isTextOf = ({ text }: Piece, shown: string): boolean => text.toLowerCase() === shown.toLowerCase()

/** The hero of a shot gives its parts; lines beside it stay with the first one. */
function divideHero(
  shot: Shot,
  { language, pieces = [] }: Words,
  divide: (text: string, facts: Piece['emphasis']) => string[],
): Shot[] {
  const hero = shot.lines.find(({ size }) => size === 'hero')
  if (!hero) return [shot]
  const facts = pieces.find((piece) => isTextOf(piece, hero.text))?.emphasis ?? []
  // A quotation is shown whole, in the marks that stand around it.
  if (pieces.some(({ kind, text }) => kind === 'quotation' && hero.text.includes(text))) return [shot]
  const [lead, ...others] = divide(hero.text, facts)
  if (lead === undefined || others.length === 0) return [shot]
  const first = { ...shot, lines: shot.lines.map((line) => (line === hero ? { ...line, text: lead } : line)) }
  const rest = others.map((text) => createPart(sentenceCase(text, language), text, hero.text, facts))
  return [first, ...rest]
}

/** Lines that say something without the line beside them: conditions and signatures do not. */
const SEPARATE: readonly ShotLine['role'][] = ['eyebrow', 'badge', 'detail']

/** A small line that says something on its own gets a shot: before the hero if it stands above it. */
const divideLines: Divide = (shot, { pieces = [] }) => {
  const small = shot.lines.find(
    ({ size, role, text }) => size === 'minor' && SEPARATE.includes(role) && SAYS.test(text),
  )
  const hero = shot.lines.find(({ size }) => size === 'hero')
  // The head of a part of a comparison belongs to it.
  if (!small || !hero || (small.role === 'eyebrow' && shot.kind !== 'hook')) return [shot]
  if (pieces.some(({ kind, text }) => kind === 'quotation' && hero.text.includes(text))) return [shot]
  const create = ({ text }: ShotLine) =>
    createPart(text, text, text, pieces.find((piece) => isTextOf(piece, text))?.emphasis ?? [])
  const rest = shot.lines.filter((line) => line !== small)
  if (shot.lines.indexOf(small) > shot.lines.indexOf(hero)) return [{ ...shot, lines: rest }, create(small)]
  return [
    { ...shot, lines: [toHero(small.text, 'headline')] },
    { ...create(hero), lines: rest },
  ]
}

const SAYS = /[\p{L}\p{N}]/u

function createPart(text: string, typed: string, whole: string, facts: Piece['emphasis']): Shot {
  const from = whole.indexOf(typed)
  const fact = facts.find(({ start, end }) => start >= from && end <= from + typed.length)
  if (fact?.kind === 'price' || fact?.kind === 'discount') return createShot('offer', [toHero(text, 'price')])
  if (fact && EVENT_KINDS.includes(fact.kind)) return createShot('event', [toHero(text, 'detail')])
  return createShot('point', [toHero(text, 'benefit')])
}

/** Commas of all scripts between two clauses; not those of a number. */
const PAUSE = /(?:[,،](?=\s)|[、，])\s*/gu

/** Divides a text at its commas: around parts that state a fact, or else between any two parts that are long enough. */
function divideText(text: string, facts: Piece['emphasis'], language: string, isAtFacts: boolean): string[] {
  const pauses = [...text.matchAll(PAUSE)].filter(
    ({ index }) => !facts.some(({ start, end }) => index > start && index < end) && !isEnclosed(text, index),
  )
  const clauses = [0, ...pauses.map(({ index, 0: mark }) => index + mark.length)].map((from, at) => ({
    from,
    until: pauses[at]?.index ?? text.length,
  }))
  const states = ({ from, until }: Clause) =>
    /\p{Nd}/u.test(text.slice(from, until)) || facts.some(({ start, end }) => start >= from && end <= until)
  const parts: Clause[] = []
  for (const [at, clause] of clauses.entries()) {
    const [last, before] = [parts.at(-1), clauses[at - 1]]
    const isOwn = before !== undefined && (!isAtFacts || states(clause) || states(before))
    if (
      last &&
      !(isOwn && isPart(text, clause, LEAST_PART) && isPart(text, last, last.from === 0 ? LEAST_LEAD : LEAST_PART))
    )
      last.until = clause.until
    else parts.push({ ...clause })
  }
  const texts = parts.map(({ from, until }) => text.slice(from, until).trim())
  return texts.slice(0, -1).some((part) => isOpenEnded(part, language)) ? [text] : texts
}

/** Whether a place is between parentheses. */
const isEnclosed = (text: string, at: number): boolean =>
  Math.max(text.lastIndexOf('(', at), text.lastIndexOf('（', at)) >
  Math.max(text.lastIndexOf(')', at), text.lastIndexOf('）', at))

interface Clause {
  from: number
  until: number
}

/** Letters that are words, or parts of words that need no spaces. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const isPart = (text: string, { from, until }: Clause, least: number): boolean =>
  splitGraphemes(text.slice(from, until)).reduce((sum, letter) => sum + (DENSE.test(letter) ? 2 : 1), 0) >= least
