import { EVENT_KINDS, readEvent, statesOffer } from '../copywriter/placing/read-stated.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { FactKind } from '../copywriter/facts/fact.ts'

/** A subline that states an event or an offer. `place` is its place among the facts of the event. */
export interface ToldSubline {
  text: string
  /** What it states of an event; null for an offer. */
  event: FactKind | null
  place: number
}

/**
 * Reads what a subline states: an event or an offer. Null for a subline that says what something is.
 */
export function placeSubline({ subline, details, pieces = [] }: Copy, prompt: string): ToldSubline | null {
  const at = pieces.findIndex(({ slot, text }) => slot === 'subline' && text === subline)
  const piece = pieces[at]
  if (!subline || !piece) return null
  const earlier = pieces.slice(0, at).map(({ text }) => text)
  const place = details.filter(({ kind, text }) => EVENT_KINDS.includes(kind) && earlier.includes(text)).length
  if (statesOffer(piece)) return { text: subline, event: null, place }
  const before = pieces[at - 1]
  const event = readEvent(piece, before?.slot === 'detail' ? before : undefined, prompt)
  return event && { text: subline, event, place }
}
