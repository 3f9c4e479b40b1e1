import { findCarryWords } from '../carry/words/all-words.ts'
import { normalize, readSentence } from '../carry/read-carried.ts'
import { mapNormalized } from './map-normalized.ts'
import { overlaps, type Span } from './span.ts'
import type { Extent } from '../../model/pieces.ts'
import type { Node } from '../carry/node.ts'

/** What the facts of a sentence are read with. */
export interface SpanReader {
  /** A BCP 47 tag. */
  language: string
  /** The currency of the product (ISO 4217), or null. */
  currency: string | null
  names: readonly string[]
}

/** No pattern of a fact matches it. */
const HIDDEN = '\uFFFC'

/** Finds the facts of a sentence. `known` are facts and names that were found before; nothing in them is read again. */
export function readSpans(text: string, known: readonly (Extent & { span?: Span })[], reader: SpanReader): Span[] {
  const words = findCarryWords(reader.language) ?? findCarryWords('en')
  if (!words) return []
  const hidden = hide(text, known)
  const { currency, names } = reader
  const tape = readSentence(hidden, { words, currency, names })
  const offsets = mapNormalized(hidden, normalize(hidden))
  const found: Span[] = []
  for (let at = 0; at < tape.text.length; at += 1) {
    const node = tape.nodes.get(tape.text.charAt(at))
    const [start, end] = tape.spans[at] ?? [0, 0]
    if (!node || node.kind === 'feature') continue
    const extent = trim(hidden, { start: offsets[start] ?? 0, end: offsets[end] ?? hidden.length })
    if (extent.end > extent.start && !known.some((other) => overlaps(other, extent)))
      found.push({ ...extent, ...describe(node) })
  }
  return [...found, ...known.flatMap(({ span }) => span ?? [])].toSorted((a, b) => a.start - b.start)
}

export const hide = (text: string, extents: readonly Extent[]): string => {
  let hidden = ''
  let last = 0
  for (const { start, end } of extents.toSorted((a, b) => a.start - b.start)) {
    if (start < last) continue
    hidden += text.slice(last, start) + HIDDEN.repeat(end - start)
    last = end
  }
  return hidden + text.slice(last)
}

function describe(node: Node): Pick<Span, 'kind' | 'isClosed'> {
  const key = node.is === 'phrase' ? node.key : ''
  if (key === 'labels.deposit') return { kind: 'condition' }
  if (key === 'labels.closed') return { kind: 'date', isClosed: true }
  return { kind: node.kind }
}

/** Spaces and the mark that ends a sentence are no part of a fact. */
function trim(text: string, { start, end }: Extent): Extent {
  const written = text.slice(start, end)
  const from = written.length - written.trimStart().length
  const to = written.replace(/(?<![\s.,;:!?])[\s,;:!?]+$|(?<=\d)\.$/u, '').trimEnd().length
  return { start: start + from, end: start + Math.max(from, to) }
}
