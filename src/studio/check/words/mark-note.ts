import { findImageNote } from '../../model/image-notes.ts'
import { mark } from './mark-published.ts'
import type { Range } from './mark-wish.ts'
import type { SourceText } from './source-text.ts'

/** Marks a note about the picture at the end of a clause, which no mark may part from its message: "open till 1 put a car on it". */
export function markNote({ tokens }: SourceText, { from, to }: Range, isOptional: boolean[]): void {
  let said = ''
  const starts: number[] = []
  for (let at = from; at < to; at += 1) {
    const [before, token] = [tokens[at - 1], tokens[at]]
    if (!token) break
    said += at > from && before && before.end < token.start ? ' ' : ''
    starts.push(said.length)
    said += token.text
  }
  const note = findImageNote(said)
  if (note === null || (from === 0 && note === 0)) return
  mark(isOptional, from + starts.filter((start) => start < note).length, to)
}
