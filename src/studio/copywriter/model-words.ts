import { countCaption, getPostText } from '#contract/platforms/post-text.ts'
import { fitCaption, says } from './caption.ts'
import { openPlan } from './placing/plan.ts'
import type { Brief } from '../model/brief.ts'
import type { PlacedPiece } from '../model/pieces.ts'

/** The texts that a text model wrote for a brief. */
export interface ModelWords {
  headline: string
  subline: string | null
  badge: string | null
  cta: string | null
  caption: string
  hashtags: readonly string[]
  alt_text: string
}

/** The model's badge, unless the design shows that fact already. */
export const chooseModelBadge = (badge: string | null, shown: readonly string[]): string | null =>
  badge && !shown.some((text) => says(text, badge) || says(badge, text)) ? badge : null

/**
 * The places of the pieces beside the words of a model, which replace the clauses of headline, subline and eyebrow. A clause with a fact that
 * the model does not say stays on the picture, whole: below the headline, or as a row.
 */
export function keepFactsBesideModel(pieces: readonly PlacedPiece[], model: ModelWords): PlacedPiece[] {
  const words = [model.headline, model.subline ?? '', model.badge ?? ''].join('\n')
  const isSaid = (piece: PlacedPiece) =>
    piece.emphasis.every(({ start, end }) => says(words, piece.text.slice(start, end)))
  const isReplaced = ({ slot, kind }: PlacedPiece) =>
    ['headline', 'subline', 'eyebrow'].includes(slot) && (kind === 'message' || kind === 'feature')
  const moved = pieces.filter((piece) => isReplaced(piece) && isSaid(piece))
  const kept = pieces.filter((piece) => !isReplaced(piece) || !isSaid(piece))
  const plan = openPlan(kept)
  for (const piece of kept)
    if (piece.slot !== 'caption' && !isReplaced(piece) && piece.slot !== 'headline') plan.put(piece, piece.slot)
  for (const piece of plan.listOpen())
    if (kept.some(({ id, slot }) => id === piece.id && slot !== 'caption') && !plan.put(piece, 'subline'))
      plan.put(piece, 'benefit')
  const places = new Map(plan.finish().map((piece) => [piece.id, piece]))
  return pieces.map(
    (piece): PlacedPiece => places.get(piece.id) ?? { ...piece, slot: 'caption', dropped: !moved.includes(piece) },
  )
}

/** Appends the words of the request that the model's caption does not say, within the limit of the platform. */
export function addFactsToCaption(brief: Brief, { caption, hashtags }: ModelWords, stated: readonly string[]): string {
  const missing = stated.filter((text) => !mentions(caption, text))
  if (missing.length === 0) return caption
  const line = missing.join(' · ')
  const textMax = getPostText(brief.platform).caption - hashtags.reduce((sum, tag) => sum + tag.length + 2, 2)
  const length = (text: string) => countCaption(brief.platform, text)
  const words = fitCaption(caption.split('\n\n'), textMax - length(line) - 2, length)
  return [words, line].filter((text) => text !== '').join('\n\n')
}

/** This share of the longer words of a fact has to be in the caption. A model may put them in another order. */
const MIN_SHARE = 0.6

/** Whether a caption states a fact: all of its numbers, and most of its words. */
function mentions(caption: string, fact: string): boolean {
  if (says(caption, fact)) return true
  const said = new Set(caption.toLowerCase().match(/\p{L}+|\d+/gu) ?? [])
  const parts = fact.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []
  const numbers = parts.filter((part) => /\d/.test(part))
  const words = parts.filter((part) => !/\d/.test(part))
  const found = words.filter((word) => said.has(word)).length
  return parts.length > 0 && numbers.every((number) => said.has(number)) && found >= words.length * MIN_SHARE
}
