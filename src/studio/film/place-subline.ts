import type { Copy } from '../copywriter/copy.ts'
import type { FactKind } from '../copywriter/facts/fact.ts'
import type { PlacedPiece } from '../model/pieces.ts'

/** Facts of an event, which are shown together. */
export const EVENT_KINDS: readonly FactKind[] = ['date', 'deadline', 'place']
const OFFER_KINDS: readonly FactKind[] = ['discount', 'bundle', 'price', 'free']

/** A subline that states an event or an offer. `place` is its place among the facts of the event. */
export interface ToldSubline {
  text: string
  /** What it states of an event; null for an offer. */
  event: FactKind | null
  place: number
}

/** A fact that fills at least this share of a subline is what it states. */
const MOST_OF_EVENT = 0.6
const MOST_OF_OFFER = 0.4

/**
 * Reads what a subline states: an event, if a date or a place is most of it or if it follows one behind a comma; an offer, if it begins with
 * one or hardly says more. Null for a subline that says what something is.
 */
export function placeSubline({ subline, details, pieces = [] }: Copy, prompt: string): ToldSubline | null {
  const at = pieces.findIndex(({ slot, text }) => slot === 'subline' && text === subline)
  const piece = pieces[at]
  if (!subline || !piece) return null
  const earlier = pieces.slice(0, at).map(({ text }) => text)
  const place = details.filter(({ kind, text }) => EVENT_KINDS.includes(kind) && earlier.includes(text)).length
  const states = (kind: FactKind, share: number) => kind === piece.kind || fills(piece, kind, share)
  if (OFFER_KINDS.some((kind) => states(kind, MOST_OF_OFFER) || startsWith(piece, kind)))
    return { text: subline, event: null, place }
  const event =
    EVENT_KINDS.find((kind) => states(kind, MOST_OF_EVENT)) ??
    (continues(piece, pieces[at - 1], prompt) ? 'place' : null)
  return event && { text: subline, event, place }
}

const startsWith = ({ emphasis }: PlacedPiece, wanted: FactKind) =>
  emphasis.some(({ kind, start }) => kind === wanted && start === 0)

const fills = ({ emphasis, text }: PlacedPiece, wanted: FactKind, share: number) =>
  emphasis.some(({ kind, start, end }) => kind === wanted && end - start >= text.length * share)

/** A name of a place, in UTF-16 code units. What is longer says something of its own. */
const LONGEST_PLACE = 32

/** Whether a piece goes on with the clause of a date or a place: "Saturday July 11, 3 pm, Pier 17, Brooklyn". */
const continues = ({ source, text }: PlacedPiece, before: PlacedPiece | undefined, prompt: string) =>
  before?.slot === 'detail' &&
  EVENT_KINDS.some((kind) => kind === before.kind) &&
  text.length <= LONGEST_PLACE &&
  [before.source.field, source.field].every((field) => field === 'prompt') &&
  /[,，、،]\s*$/u.test(prompt.slice(before.source.start, source.start))
