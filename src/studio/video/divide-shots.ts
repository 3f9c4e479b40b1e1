import { EVENT_KINDS } from '../copywriter/placing/read-stated.ts'
import { sentenceCase } from '../copywriter/headlines/sentence-case.ts'
import type { Copy } from '../copywriter/copy.ts'
import { isOpenEnded } from '../layouts/text/split-headline.ts'
import type { Piece } from '../model/pieces.ts'
import { splitGraphemes } from '../type/graphemes.ts'
import { createShot, toHero, type Shot } from './shot.ts'

/** Films with fewer shots divide texts that say several things, if they have any. */
const SHOTS_WISHED = 4
/** The shortest part that has a scene of its own, in characters; letters that are words by themselves count twice. */
const LEAST_PART = 12

type Words = Pick<Copy, 'language' | 'pieces'>

/**
 * Divides the texts of a short film that say several things, the longest first, until it has four shots. A text is divided at commas, before
 * a part that states a fact and behind it: "Fresh bread from our own sourdough, until Saturday".
 */
export function divideShots(shots: readonly Shot[], copy: Words): Shot[] {
  if (shots.length >= SHOTS_WISHED) return [...shots]
  const divided = shots.map((shot) => divideShot(shot, copy))
  const able = shots.filter((_, index) => (divided[index]?.length ?? 0) > 1)
  const [longest] = able.toSorted((a, b) => measureText(b) - measureText(a))
  if (!longest) return [...shots]
  const parts = shots.flatMap((shot, index) => (shot === longest ? (divided[index] ?? [shot]) : [shot]))
  return divideShots(parts, copy)
}

const measureText = ({ lines }: Shot): number => lines.reduce((sum, { text }) => sum + text.length, 0)

/** The hero of a shot gives its parts; lines beside it stay with the first one. */
function divideShot(shot: Shot, { language, pieces = [] }: Words): Shot[] {
  const hero = shot.lines.find(({ size }) => size === 'hero')
  if (!hero || shot.kind === 'end' || shot.number !== null) return [shot]
  const piece = pieces.find(({ text }) => text.toLowerCase() === hero.text.toLowerCase())
  // A quotation is shown whole, in the marks that stand around it.
  if (pieces.some(({ kind, text }) => kind === 'quotation' && hero.text.includes(text))) return [shot]
  const [lead, ...others] = divideText(hero.text, piece?.emphasis ?? [], language)
  if (lead === undefined || others.length === 0) return [shot]
  const first = { ...shot, lines: shot.lines.map((line) => (line === hero ? { ...line, text: lead } : line)) }
  const rest = others.map((text) => createPart(sentenceCase(text, language), text, hero.text, piece?.emphasis ?? []))
  return [first, ...rest]
}

function createPart(text: string, typed: string, whole: string, facts: Piece['emphasis']): Shot {
  const from = whole.indexOf(typed)
  const fact = facts.find(({ start, end }) => start >= from && end <= from + typed.length)
  if (fact?.kind === 'price' || fact?.kind === 'discount') return createShot('offer', [toHero(text, 'price')])
  if (fact && EVENT_KINDS.includes(fact.kind)) return createShot('event', [toHero(text, 'detail')])
  return createShot('point', [toHero(text, 'benefit')])
}

/** Commas of all scripts between two clauses; not those of a number. */
const PAUSE = /(?:[,،](?=\s)|[、，])\s*/gu

function divideText(text: string, facts: Piece['emphasis'], language: string): string[] {
  const pauses = [...text.matchAll(PAUSE)].filter(
    ({ index }) => !facts.some(({ start, end }) => index > start && index < end),
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
    const isOwn = before !== undefined && (states(clause) || states(before))
    if (last && !(isOwn && isPart(text, clause) && isPart(text, last))) last.until = clause.until
    else parts.push({ ...clause })
  }
  const texts = parts.map(({ from, until }) => text.slice(from, until).trim())
  return texts.slice(0, -1).some((part) => isOpenEnded(part, language)) ? [text] : texts
}

interface Clause {
  from: number
  until: number
}

/** Letters that are words, or parts of words that need no spaces. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const isPart = (text: string, { from, until }: Clause): boolean =>
  splitGraphemes(text.slice(from, until)).reduce((sum, letter) => sum + (DENSE.test(letter) ? 2 : 1), 0) >= LEAST_PART
