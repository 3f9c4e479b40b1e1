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
  const labels = new Map([...lists].map(([list, [first]]) => [list, first && findLabel(pieces, first, request)]))
  const labeled = [...lists].filter(([list]) => labels.get(list))
  // Two lists with their labels would be one below the other without an end.
  const isTwo = labeled.length > 1 && labeled.reduce((sum, [, { length }]) => sum + length + 1, needed) > MAX_ROWS
  for (const [list, entries] of lists) {
    const [label, last] = [labels.get(list), entries.at(-1)]
    const rest = label && last ? pieces.slice(pieces.indexOf(last) + 1).filter(({ entry }) => !entry) : []
    const more = needed + (rest.some((piece) => !isNeeded(piece)) ? 1 : 0)
    const lead = isTwo ? label : undefined
    const first = lead ?? entries[0]
    if (!first || !last || (!lead && (more === 0 || entries.length + more <= MAX_ROWS))) continue
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
      kind: lead ? 'message' : 'feature',
      text,
      source,
      emphasis: [],
    })
    for (const entry of lead ? entries : entries.slice(1)) joined.set(entry, null)
  }
  return pieces.flatMap((piece) => (joined.has(piece) ? (joined.get(piece) ?? []) : piece))
}

/** The piece with a colon before the first entry of a list: "Please bring:". */
export function findLabel(pieces: readonly Piece[], first: Piece, request: TypedRequest): Piece | undefined {
  const before = pieces[pieces.indexOf(first) - 1]
  const isSame = before?.source.field === first.source.field && before.kind === 'message' && !before.entry
  const typed = isSame ? (request[first.source.field] ?? '').slice(before.source.start, first.source.start) : ''
  return /[:：]\s*$/u.test(typed) && !typed.includes('\n') ? before : undefined
}
