import { measureAddition, measureNorthernOrder } from '../../model/additions.ts'
import { mark } from './mark-published.ts'
import type { Range } from './mark-wish.ts'
import type { SourceText } from './source-text.ts'

/** In tokens: the longest words to us. */
const LONGEST = 16

/** Marks the words at the start of a clause that tell us to add something, or that ask for a design in a language of the north. */
export function markAddition({ tokens }: SourceText, { from }: Range, isOptional: boolean[]): boolean {
  let said = ''
  const ends: number[] = []
  for (const [at, token] of tokens.slice(from, from + LONGEST).entries()) {
    const before = tokens[from + at - 1]
    said += at > 0 && before && before.end < token.start ? ' ' : ''
    said += token.text
    ends.push(said.length)
  }
  const length = measureAddition(said) || (from === 0 ? measureNorthernOrder(said) : 0)
  if (length === 0) return false
  mark(isOptional, from, from + ends.filter((end) => end <= length).length)
  return true
}
