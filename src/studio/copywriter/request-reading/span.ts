import type { Extent } from '../../model/pieces.ts'
import type { FactKind } from '../facts/fact.ts'

/** A fact over its whole extent, with the words that belong to it. Spans of a text do not overlap, and are in its order. */
export interface Span extends Extent {
  kind: FactKind
  /** Whether it says when something is closed. */
  isClosed?: boolean
  /** The amount that is asked now, within a price that names others. */
  now?: Extent
}

export const overlaps = (one: Extent, other: Extent): boolean => one.start < other.end && other.start < one.end
