import type { Copy } from '../../copywriter/copy.ts'
import type { FactKind } from '../../copywriter/facts/fact.ts'
import type { PlacedPiece } from '../../model/pieces.ts'
import { findDanglingWords } from '../../type/breaking/glue.ts'
import type { ScaledPart } from '../../type/scaled-block.ts'

/** The facts that are the point of a headline. */
const FIGURES: readonly FactKind[] = ['discount', 'bundle', 'price', 'free', 'quantity']
/** Longer ones are no figure, and longer headlines are sentences. In UTF-16 code units. */
const LONGEST = { figure: 16, headline: 56 }
/** The size of the words around the figure, as a share of it. */
const WORDS = 0.44

/**
 * Splits a headline around its one figure, which is its hero: "Teams save", "6 hours", "a week with us". Null without one, and for a
 * quotation.
 */
export function splitFigure({
  headline,
  language,
  pieces = [],
}: Pick<Copy, 'headline' | 'language' | 'pieces'>): ScaledPart[] | null {
  const piece = pieces.find(({ slot, text }) => slot === 'headline' && text === headline)
  if (!piece || piece.kind === 'quotation' || headline.length > LONGEST.headline || /\n/.test(headline)) return null
  const figures = joinAdjacent(
    headline,
    piece.emphasis.filter(({ kind }) => FIGURES.includes(kind)),
  )
  const [figure] = figures
  if (!figure || figures.length !== 1) return figures.length === 0 ? splitCount(headline) : null
  const end = figure.end + (/^[.,:;!?%)]*/u.exec(headline.slice(figure.end))?.[0].length ?? 0)
  const [before, said, after] = [
    headline.slice(0, figure.start),
    headline.slice(figure.start, end),
    headline.slice(end),
  ]
  const isApart = /^$|\s$/u.test(before) && /^$|^\s/u.test(after)
  const isShort = said.length <= LONGEST.figure && said.length < headline.length
  // Of two amounts, the one that was found is no hero. "Every 6 weeks" is how often, which is not the point.
  if (AMOUNT.test(before) || AMOUNT.test(after) || EVERY.test(before)) return null
  if (needsNoun(figure.kind, after, findDanglingWords(language))) return null
  if (UNCOUNTED.includes(figure.kind) && (NUMBER.test(before) || NUMBER.test(after))) return null
  if (!isApart || !isShort || YEAR.test(said) || (figure.kind === 'quantity' && before === ''))
    return splitCount(headline)
  if (!/\p{Nd}/u.test(said) && (figure.kind !== 'free' || (before !== '' && after !== ''))) return null
  return [before, said, after]
    .map((text, index): ScaledPart => ({
      text: text.trim(),
      scale: index === 1 ? 1 : WORDS,
      most: index === 1 ? 1 : 3,
    }))
    .filter(({ text }) => text !== '')
}

/** Facts behind each other are one figure: "15 minutes" and "free". */
function joinAdjacent(headline: string, facts: PlacedPiece['emphasis']): PlacedPiece['emphasis'][number][] {
  return facts
    .toSorted((one, other) => one.start - other.start)
    .reduce<PlacedPiece['emphasis'][number][]>((joined, fact) => {
      const before = joined.at(-1)
      const isNext = before !== undefined && headline.slice(before.end, fact.start).trim() === ''
      return isNext ? [...joined.slice(0, -1), { ...before, end: fact.end }] : [...joined, fact]
    }, [])
}

/** A percentage, a count of two or more digits, or a bundle that begins a headline, and is its only number: "500", "new scooters"; "2x1", "on cocktails". */
function splitCount(headline: string): ScaledPart[] | null {
  const count = /^(?:[-–−]?\p{Nd}{1,3} ?[%٪]|\p{Nd}{2,4}|\p{Nd}[x×+]\p{Nd})(?= \p{L})/iu.exec(headline)?.[0] ?? ''
  const rest = headline.slice(count.length).trim()
  if (count === '') return splitLargeNumber(headline)
  if (/\p{Nd}/u.test(rest) || YEAR.test(count)) return null
  return [
    { text: count, scale: 1, most: 1 },
    { text: rest, scale: WORDS, most: 3 },
  ]
}

/** The one number of a headline that has a thousand or more: "Thank you for", "10,000", "followers!". */
function splitLargeNumber(headline: string): ScaledPart[] | null {
  const number = LARGE_NUMBER.exec(headline)
  if (!number) return null
  const parts = [headline.slice(0, number.index), number[0], headline.slice(number.index + number[0].length)]
  if ([parts[0], parts[2]].some((text = '') => /\p{Nd}/u.test(text))) return null
  return parts
    .map((text, index): ScaledPart => ({
      text: text.trim(),
      scale: index === 1 ? 1 : WORDS,
      most: index === 1 ? 1 : 3,
    }))
    .filter(({ text }) => text !== '')
}
const LARGE_NUMBER = /(?<![^\s])\p{Nd}{1,3}(?:[.,'’\u00A0\u202F ]\p{Nd}{3}){1,2}\+?(?=[\s!?.]|$)/u
/** What is a figure only if it stands alone. */
const UNCOUNTED: readonly FactKind[] = ['free', 'quantity']

/** "Free gift | wrapping", "2 to 4 year | olds": the word behind a fact is its noun, if it is no small word. `dangling` matches small words. */
export function needsNoun(kind: FactKind, after: string, dangling: RegExp): boolean {
  const next = /^ ([\p{L}\p{M}'’-]+)/u.exec(after)?.[1]
  return UNCOUNTED.includes(kind) && next !== undefined && !dangling.test(next)
}

const NUMBER = /(?<![\p{L}\p{Nd}])\p{Nd}/u
const AMOUNT = /\p{Sc} ?\p{Nd}|\p{Nd} ?\p{Sc}/u
const EVERY =
  /(?<!\p{L})(?:each|every|alle|jede[nrs]?|tous les|toutes les|chaque|cada|ogni|elke|iedere|co|hver[t]?|varje|joka|her|každ\p{L}+|mỗi|setiap) $/iu
const YEAR = /^(?:19|20)\p{Nd}{2}(?!\p{Nd})/u
