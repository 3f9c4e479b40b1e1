import { sentenceCase } from '../copywriter/headlines/sentence-case.ts'
import { EVENT_KINDS } from '../copywriter/placing/read-stated.ts'
import { splitHeadline } from '../layouts/text/split-headline.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { FactKind } from '../copywriter/facts/fact.ts'
import { createShot, toHero, type Shot } from './shot.ts'

/** The facts that are shown in a scene of their own, as the part that they fill. */
const APART: readonly FactKind[] = [...EVENT_KINDS, 'price']
/** The share of a part that is such facts, at least. */
const MOST_OF_PART = 0.4

/**
 * Divides a headline that also says when, where, or for how much: a scene says one thing. Returns what leads, and the scene of the rest. A
 * headline that says something else behind its lead stays whole, and `rest` is null.
 */
export function divideHeadline(copy: Pick<Copy, 'headline' | 'language' | 'pieces'>): {
  lead: string
  rest: Shot | null
} {
  const { headline, language, pieces = [] } = copy
  const split = splitHeadline(copy)
  const piece = pieces.find(({ slot, text }) => slot === 'headline' && text === headline)
  const from = split ? headline.lastIndexOf(split.rest) : -1
  const facts = (piece?.emphasis ?? []).filter(({ kind, end }) => end > from && APART.includes(kind))
  const covered = facts.reduce((sum, { start, end }) => sum + end - Math.max(start, from), 0)
  if (!split || covered < split.rest.length * MOST_OF_PART) return { lead: headline, rest: null }
  const text = sentenceCase(split.rest, language)
  const isOffer = facts[0]?.kind === 'price'
  return {
    lead: split.lead,
    rest: isOffer ? createShot('offer', [toHero(text, 'price')]) : createShot('event', [toHero(text, 'detail')]),
  }
}
