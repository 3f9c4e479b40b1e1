import type { Extent } from '../../model/pieces.ts'
import type { FactKind } from '../facts/fact.ts'
import type { Span } from './span.ts'

/** An entry of a list: its extent with its mark, where its words start and end, and its place. */
export interface ListEntry extends Extent {
  words: number
  /** The end of the entry if absent. */
  wordsEnd?: number
  entry: { list: number; index: number }
}

/** A part of a text before facts are taken out of it: a clause of the message, or words to us. */
export interface Part extends Extent {
  type: 'message' | 'entry' | 'quotation' | 'person' | 'signature' | 'instruction'
  spans: readonly Span[]
  /** Whether it consists of facts, or of a fact with a word or two before it. */
  isFact: boolean
  isLabeled: boolean
  /** Whether it is the first clause of its sentence. */
  isLead: boolean
  /** Its words, without the mark of a list or quotation marks around them. */
  words?: Extent
  entry?: ListEntry['entry']
  /** Set for an instruction: the words that must not be shown. */
  withheld?: readonly string[]
  /** Set for an instruction: the kinds of facts that must not be shown anywhere. */
  forbids?: readonly FactKind[]
}

/** A part without facts. */
export const createPart = (type: Part['type'], { start, end }: Extent): Part => ({
  type,
  start,
  end,
  spans: [],
  isFact: false,
  isLabeled: false,
  isLead: false,
})
