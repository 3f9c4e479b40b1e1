import { writePieceText } from '../request-reading/write-piece-text.ts'
import { readCounts } from '../request-reading/read-counts.ts'
import { findPatterns } from '../facts/languages.ts'
import { readTable } from '../request-reading/tables/is-table.ts'
import { findNumber } from './find-number.ts'
import { isNeeded, MAX_ROWS, type TypedRequest } from './plan.ts'
import type { Piece } from '../../model/pieces.ts'

/** In UTF-16 code units: what a line below the headline holds. */
const LONGEST = 170

/**
 * Joins the entries of a list that was typed in one line, as it was typed: with the label before them ("Please bring: towel, snacks"), so that
 * nothing comes between the two, and without one where its rows would leave none for when and where something is or how to answer.
 */
export function joinLists(pieces: readonly Piece[], request: TypedRequest, language: string): Piece[] {
  const needed = pieces.filter(isNeeded).length
  const lists = Map.groupBy(
    pieces.filter(({ entry }) => entry),
    ({ entry }) => entry?.list,
  )
  const joined = new Map<Piece, Piece | null>()
  for (const entries of lists.values()) {
    const [entry, last] = [entries[0], entries.at(-1)]
    if (!entry || !last) continue
    const label = findLabel(pieces, entry, request)
    const lead = label && !isTitle(label, pieces, entries.length, language) ? label : undefined
    const first = lead ?? entry
    const rest = label ? pieces.slice(pieces.indexOf(last) + 1).filter((piece) => !piece.entry) : []
    const more = needed + (rest.some((piece) => !isNeeded(piece)) ? 1 : 0)
    // Entries that are sentences are rows.
    if (lead && isLong(entries) && entries.length + needed <= MAX_ROWS) continue
    if (!lead && (more === 0 || entries.length + more <= MAX_ROWS)) continue
    // Numbers that count the entries need rows to stand before.
    if (entries.every((one, index) => findNumber(one, request) === index + 1)) continue
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
    for (const one of lead ? entries : entries.slice(1)) joined.set(one, null)
  }
  return pieces.flatMap((piece) => (joined.has(piece) ? (joined.get(piece) ?? []) : piece))
}

/** In words, or in letters of scripts without spaces between them. */
const LONGEST_ENTRY = { words: 4, letters: 12 }
const isLong = (entries: readonly Piece[]): boolean =>
  entries.some(
    ({ text }) =>
      text.split(/\s+/u).length > LONGEST_ENTRY.words ||
      (/^\S+$/u.test(text) && text.length > LONGEST_ENTRY.letters && /\p{Lo}/u.test(text)),
  )

/** Whether a label is the subject of the request, or heads steps: "How to descale a kettle:", "3 signs of a good loaf:". */
function isTitle(label: Piece, pieces: readonly Piece[], count: number, language: string): boolean {
  const isFirst = !pieces.slice(0, pieces.indexOf(label)).some(({ kind, entry }) => kind === 'message' && !entry)
  return isFirst || findPatterns(language).steps.test(label.text) || countsEntries(label, count, language)
}

/** Whether a label says how many entries are behind it. */
export const countsEntries = ({ text }: Piece, count: number, language: string): boolean =>
  readCounts(text, language).includes(count)

/** The piece with a colon before the first entry of a list: "Please bring:". */
export function findLabel(pieces: readonly Piece[], first: Piece, request: TypedRequest): Piece | undefined {
  const before = pieces[pieces.indexOf(first) - 1]
  const isSame = before?.source.field === first.source.field && LABELS.has(before.kind) && !before.entry
  const typed = isSame ? (request[first.source.field] ?? '').slice(before.source.start, first.source.start) : ''
  return /[:：]\s*$/u.test(typed) && !typed.includes('\n') ? before : undefined
}

/** A date before a list is none of it: "25 dicembre ore 12.30: tortellini, arrosto". */
const LABELS: ReadonlySet<Piece['kind']> = new Set(['message', 'feature', 'free', 'action'])
