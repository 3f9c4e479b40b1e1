import type { Extent } from '../../model/pieces.ts'
import type { FactKind } from '../facts/fact.ts'

/** A fact over its whole extent, with the words that belong to it. Spans of a text do not overlap, and are in its order. */
export interface Span extends Extent {
  kind: FactKind
  /** Whether it says when something is closed. */
  isClosed?: boolean
  /** Whether it is a price that is no longer asked. */
  isFormer?: boolean
  /** Whether it names a former and a present price. */
  isPair?: boolean
  /** The first amount of a price. */
  amount?: number
  /** Whether it says nothing without the words beside it: "free". */
  isPartial?: boolean
  /** Whether it says where something is right behind when it is. */
  isVenue?: boolean
  /** The price that is asked now, within one that names another. */
  now?: Extent
}
