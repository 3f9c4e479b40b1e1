import { trimMarks } from '../facts/trim-marks.ts'
import type { MenuRow, PostBlock } from '../facts/post-block.ts'
import type { Piece } from '../../model/pieces.ts'
import { MAX_ROWS, type PlacementPlan, type TypedRequest } from './plan.ts'

/** How many entries a block can show. */
const BLOCK = { least: 3, most: 8 }
/** Longer entries are sentences, which have no space in a row. In UTF-16 code units. */
const LONGEST_ENTRY = 90

/**
 * Places the lists of a request: each whole and in its order, or not at all. Entries with prices are a menu, numbered entries are steps, and
 * others are rows. Returns the block; null without one.
 */
export function placeLists(plan: PlacementPlan, request: TypedRequest): PostBlock | null {
  let block: PostBlock | null = null
  for (const entries of [...groupEntries(plan.listOpen()), ...findPriceList(plan.listOpen())]) {
    const found: PostBlock | null = block ? null : (readMenu(entries) ?? readSteps(entries, request))
    if (found) {
      block = found
      for (const piece of entries) plan.put(piece, 'block')
    } else if (isShort(entries) && entries.length <= MAX_ROWS && countRows(plan) + entries.length <= MAX_ROWS)
      for (const piece of entries) plan.put(piece, 'benefit')
    else if (!block && isShort(entries) && entries.length <= BLOCK.most) {
      block = { kind: 'steps', steps: entries.map(({ text }) => text) }
      for (const piece of entries) plan.put(piece, 'block')
    }
  }
  return block
}

const isShort = (entries: readonly Piece[]) => entries.every(({ text }) => text.length <= LONGEST_ENTRY)

const countRows = (plan: PlacementPlan) => {
  const open = new Set(plan.listOpen())
  return plan.pieces.filter((piece) => piece.kind === 'list_item' && !open.has(piece)).length
}

function groupEntries(pieces: readonly Piece[]): Piece[][] {
  const lists = new Map<number, Piece[]>()
  for (const piece of pieces) {
    if (!piece.entry) continue
    const entries = lists.get(piece.entry.list) ?? []
    lists.set(piece.entry.list, [...entries, piece])
  }
  return [...lists.values()].map((entries) => entries.toSorted((a, b) => (a.entry?.index ?? 0) - (b.entry?.index ?? 0)))
}

/** Clauses one after the other that each end with a price are a list as well. */
function findPriceList(pieces: readonly Piece[]): Piece[][] {
  const first = pieces.findIndex(isPriced)
  const rest = first < 0 ? [] : pieces.slice(first)
  const end = rest.findIndex((piece) => !isPriced(piece))
  const list = end < 0 ? rest : rest.slice(0, end)
  return list.length >= BLOCK.least ? [list] : []
}

const isPriced = (piece: Piece) => !piece.entry && piece.kind === 'message' && readMenuRow(piece) !== null

/** "Flat white 3.50 €, cappuccino 3.90 €": each entry ends with its price. */
function readMenu(entries: readonly Piece[]): PostBlock | null {
  const rows = entries.map(readMenuRow)
  if (rows.length < BLOCK.least || rows.length > BLOCK.most || rows.some((row) => row === null)) return null
  return { kind: 'menu', rows: rows.filter((row) => row !== null) }
}

export function readMenuRow({ text, emphasis }: Piece): MenuRow | null {
  const price = emphasis.find(({ kind, end }) => kind === 'price' && trimMarks(text.slice(end)) === '')
  if (!price) return null
  const name = trimMarks(text.slice(0, price.start))
  return name === '' || name.length > 40 ? null : { text: name, price: trimMarks(text.slice(price.start, price.end)) }
}

function readSteps(entries: readonly Piece[], request: TypedRequest): PostBlock | null {
  const { length } = entries
  if (length < BLOCK.least || length > BLOCK.most || !isShort(entries)) return null
  // Steps are drawn with their places, so other numbers are no steps.
  return entries.every((piece, index) => findNumber(piece, request) === index + 1)
    ? { kind: 'steps', steps: entries.map(({ text }) => text) }
    : null
}

const NUMBER = /^\s*(?:(\d{1,2})\s?[.):、]\s*(?!\p{Nd})|(\d{1,2})\uFE0F?\u20E3)/u

/** The number that the request gives an entry; null for an entry without one. */
export function findNumber({ source }: Piece, request: TypedRequest): number | null {
  const [, plain, keycap] = NUMBER.exec((request[source.field] ?? '').slice(source.start, source.end)) ?? []
  const number = plain ?? keycap
  return number === undefined ? null : Number(number)
}
