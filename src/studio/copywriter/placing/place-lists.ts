import { capitalize } from '../request-reading/write-piece-text.ts'
import { measureDay, readRow, trim, type Row } from '../request-reading/tables/read-row.ts'
import { readTable } from '../request-reading/tables/is-table.ts'
import type { MenuRow, PostBlock } from '../facts/post-block.ts'
import type { Piece } from '../../model/pieces.ts'
import { countsEntries } from './join-lists.ts'
import { findNumber } from './find-number.ts'
import { isNeeded, MAX_ROWS, type PlacementPlan, type TypedRequest } from './plan.ts'

/** How many entries a block can show. A table shows as many as its layout has space for. */
const BLOCK = { least: 3, most: 8 }
const MOST_ROWS = 24
/** Longer entries are sentences, which have no space in a row. In UTF-16 code units. */
const LONGEST_ENTRY = 90

/**
 * Places the lists of a request: each whole and in its order, or not at all. Entries with prices are a menu, numbered entries are steps, and
 * others are rows. Returns the block; null without one.
 */
export function placeLists(plan: PlacementPlan, request: TypedRequest, language: string): PostBlock | null {
  let block: PostBlock | null = null
  let rows = 0
  for (const entries of [...groupEntries(plan.listOpen()), ...findPriceList(plan.listOpen(), language)]) {
    const found: PostBlock | null = block
      ? null
      : (readSteps(entries, request) ?? readMenu(entries, language, request) ?? readCounted(entries, plan, language))
    if (found) {
      block = found
      for (const piece of entries) plan.put(piece, 'block')
    } else if (isShort(entries) && rows + entries.length + (block ? 0 : countNeeded(plan)) <= MAX_ROWS) {
      rows += entries.length
      for (const piece of entries) plan.put(piece, 'benefit')
    } else if (!block && isShort(entries) && entries.length <= BLOCK.most) {
      block = { kind: 'steps', steps: entries.map(({ text }) => text) }
      for (const piece of entries) plan.put(piece, 'block')
    }
  }
  return block
}

const isShort = (entries: readonly Piece[]) => entries.every(({ text }) => text.length <= LONGEST_ENTRY)

/** Rows that a list leaves for when and where something is, and how to answer. */
const countNeeded = (plan: PlacementPlan) => plan.listOpen().filter(isNeeded).length

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
function findPriceList(pieces: readonly Piece[], language: string): Piece[][] {
  const isPriced = (piece: Piece) => !piece.entry && piece.kind === 'message' && readMenuRow(piece, language) !== null
  const first = pieces.findIndex(isPriced)
  const rest = first < 0 ? [] : pieces.slice(first)
  const end = rest.findIndex((piece) => !isPriced(piece))
  const list = end < 0 ? rest : rest.slice(0, end)
  // "Certificate included" is no third price.
  const amounts = list.filter((piece) => /\p{Nd}/u.test(readMenuRow(piece, language)?.price ?? ''))
  return amounts.length >= BLOCK.least ? [list] : []
}

/** Prices, hours, or what is when: each entry has a label and a value. */
function readMenu(
  entries: readonly Piece[],
  language: string,
  { prompt, instructions }: TypedRequest,
): PostBlock | null {
  const texts = entries.map(({ text }) => text)
  const rows = readTable(texts, language, `${prompt} ${instructions ?? ''}`)
  if (!rows || rows.length > MOST_ROWS || entries.some((piece, index) => cutsContact(piece, rows[index]))) return null
  return {
    kind: 'menu',
    rows: alignDays(texts, keepOnly(texts, rows, language), language).map((row, index) =>
      toMenuRow(texts[index] ?? '', row, language),
    ),
  }
}

/** Whether a row would be parted inside of a telephone number: "sur rdv 04 78 12 34 56". */
const cutsContact = ({ emphasis }: Piece, row: Row | undefined): boolean =>
  row !== undefined &&
  emphasis.some(({ kind, start, end }) => kind === 'contact' && start < row.value.start && row.value.start < end)

/** "Small dogs £35, nails only £10": where one row of several has the word, it says what is sold and not how cheap it is. */
function keepOnly(texts: readonly string[], rows: readonly Row[], language: string): readonly Row[] {
  const isOnly = ({ value }: Row, index: number) => /^only /iu.test(texts[index]?.slice(value.start) ?? '')
  if (language !== 'en' || rows.filter(isOnly).length !== 1) return rows
  return rows.map((row, index) => {
    const { label, value, kind } = row
    const isBeside = texts[index]?.slice(label.end, value.start).trim() === ''
    if (kind !== 'price' || label.end > value.start || !isBeside || !isOnly(row, index)) return row
    return {
      ...row,
      label: { ...label, end: value.start + ONLY },
      value: { ...value, start: value.start + ONLY + 1 },
    }
  })
}
/** The length of the word, in UTF-16 code units. */
const ONLY = 4

/** Rows of a program have all words behind their day, if one of them has no hours: "Mon yoga 6 pm", "Tue film night". */
function alignDays(texts: readonly string[], rows: readonly Row[], language: string): readonly Row[] {
  const isProgram = rows.every(({ kind }) => kind === 'day') && rows.some(({ isComplete }) => !isComplete)
  if (!isProgram) return rows
  return rows.map((row, index) => {
    const text = texts[index] ?? ''
    const end = row.label.start + measureDay(text.slice(row.label.start), language)
    const value = trim(text, { start: end, end: text.length })
    const isAligned = value && row.isComplete && row.label.end > end
    return isAligned ? { ...row, label: { start: row.label.start, end }, value, isComplete: false } : row
  })
}

function toMenuRow(text: string, { kind, label, value, isComplete }: Row, language: string): MenuRow {
  const [name = '', said = ''] = [label, value].map(({ start, end }) => text.slice(start, end))
  if (kind !== 'day' && kind !== 'time') return { text: capitalize(name, language), price: said }
  const day = measureDay(name, language)
  const head = kind === 'time' ? writeRange(name) : writeRange(name.slice(0, day)) + name.slice(day)
  const [short = '', dot = ''] = /^(\p{Ll}+)(\..*)$/u.exec(head)?.slice(1) ?? []
  const first = short ? capitalize(short, language) + dot : capitalize(head, language)
  return { text: first, price: isComplete ? writeRange(said) : said }
}

/** The hyphen of a range of days or hours becomes a dash: "Mon-Fri", "11-2". */
const writeRange = (text: string) =>
  text.replace(/(?<=[\p{L}\p{N}.])-(?=\p{N})|(?<=\p{L}{2}\.?)-(?=\p{L}{2})(?!feira)/gu, '–')

/** The label and the price of an entry that ends with one: "Flat white 3.50 €". */
export function readMenuRow({ text }: Piece, language: string): MenuRow | null {
  const row = readRow(text, language)
  return row?.kind === 'price' && row.value.start > row.label.start ? toMenuRow(text, row, language) : null
}

function readSteps(entries: readonly Piece[], request: TypedRequest): PostBlock | null {
  const { length } = entries
  if (length < BLOCK.least || length > BLOCK.most || !isShort(entries)) return null
  // Steps are drawn with their places, so other numbers are no steps.
  return entries.every((piece, index) => findNumber(piece, request) === index + 1)
    ? { kind: 'steps', steps: entries.map(({ text }) => text) }
    : null
}

/** "Meet the Courier 3", "Year 6", but not "Our top 5". */
const NUMBER_OF_NAME = /(?<!top )\b\p{Nd}{1,2}[\s.:!]*$/iu

/** "5 signs your dog needs a groom": a lead that counts the entries behind it makes them steps. */
function readCounted(entries: readonly Piece[], { pieces }: PlacementPlan, language: string): PostBlock | null {
  const [first] = entries
  const lead = first && pieces[pieces.indexOf(first) - 1]
  const isCounted =
    entries.length >= BLOCK.least &&
    entries.length <= BLOCK.most &&
    lead !== undefined &&
    countsEntries({ text: lead.text.replace(NUMBER_OF_NAME, '') }, entries.length, language)
  return isCounted && isShort(entries) ? { kind: 'steps', steps: entries.map(({ text }) => text) } : null
}
