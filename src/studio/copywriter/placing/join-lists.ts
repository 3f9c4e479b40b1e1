import { writePieceText } from '../request-reading/write-piece-text.ts'
import { readTable } from '../request-reading/tables/is-table.ts'
import { isNeeded, MAX_ROWS, type TypedRequest } from './plan.ts'
import type { Piece } from '../../model/pieces.ts'

/** In UTF-16 code units: what a line below the headline holds. */
const LONGEST = 170

/**
 * Joins the entries of a list that was typed in one line, as it was typed, where its rows would leave none for when and where something is
 * or how to answer: "tortellini, roast, cake".
 */
export function joinLists(pieces: readonly Piece[], request: TypedRequest, language: string): Piece[] {
  const needed = pieces.filter(isNeeded).length
  const lists = Map.groupBy(
    pieces.filter(({ entry }) => entry),
    ({ entry }) => entry?.list,
  )
  const joined = new Map<Piece, Piece | null>()
  for (const entries of lists.values()) {
    const [first, last] = [entries[0], entries.at(-1)]
    if (!first || !last || needed === 0 || entries.length + needed <= MAX_ROWS) continue
    const typed = request[first.source.field] ?? ''
    const isInline = entries.slice(1).every(({ source }, index) => {
      const gap = typed.slice(entries[index]?.source.end, source.start)
      return /^[,;、，،·]?$/u.test(gap.trim()) && !gap.includes('\n')
    })
    const extent = { start: first.source.start, end: last.source.end }
    const isTable =
      readTable(
        entries.map(({ text }) => text),
        language,
        request.prompt,
      ) !== null
    if (!isInline || isTable || extent.end - extent.start > LONGEST) continue
    const { text } = writePieceText(typed, extent, language)
    const source = { field: first.source.field, ...extent }
    joined.set(first, {
      id: `${source.field}:${source.start}-${source.end}`,
      kind: 'feature',
      text,
      source,
      emphasis: [],
    })
    for (const entry of entries.slice(1)) joined.set(entry, null)
  }
  return pieces.flatMap((piece) => (joined.has(piece) ? (joined.get(piece) ?? []) : piece))
}
