import type { MenuRow } from '../copywriter/facts/post-block.ts'
import { measureDay } from '../copywriter/request-reading/tables/read-row.ts'
import { createShot, toHero, toMinor, type Shot } from './shot.ts'

/** The most rows of one scene: the days of a week. */
const MOST_ROWS = 7
/** An hour in digits at the start of a row. */
const HOUR = /^\p{Nd}{1,2}(?:[:.h]\p{Nd}{2}|\s?(?:[ap]m|h|uhr|uur)(?!\p{L})|[時点])/iu

/** A row of a table: its label, with its value behind it. */
export const createRow = ({ text, price }: MenuRow): Shot =>
  createShot('point', [toHero(text, 'benefit'), toMinor(price, 'price')])

/** The shots of a table: opening hours and programs are read together, and of a list of prices each row has a scene of its own. */
export function createTableShots(rows: readonly MenuRow[], language: string): Shot[] {
  const isTimed = rows.every(({ text }) => measureDay(text, language) > 0 || HOUR.test(text))
  if (!isTimed) return rows.map(createRow)
  const size = Math.ceil(rows.length / Math.ceil(rows.length / MOST_ROWS))
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    createShot(
      'event',
      rows.slice(index * size, (index + 1) * size).flatMap((row) => createRow(row).lines),
    ),
  )
}

/** The rows of a shot that is a table: two of them at least. Null for other shots. */
export function readTableShot({ lines, number }: Shot): MenuRow[] | null {
  if (number !== null || lines.length < 4 || lines.length % 2 !== 0) return null
  const rows = lines.flatMap((line, index): MenuRow[] => {
    const value = lines[index + 1]
    const isRow = line.size === 'hero' && value?.size === 'minor' && value.role === 'price'
    return index % 2 === 0 && isRow ? [{ text: line.text, price: value.text }] : []
  })
  return rows.length === lines.length / 2 ? rows : null
}

/** Divides a table into its rows, or a long one into two. */
export function divideTable(shot: Shot): Shot[] {
  const rows = readTableShot(shot)
  if (!rows) return [shot]
  const half = Math.ceil(rows.length / 2)
  const parts = rows.length > 3 ? [rows.slice(0, half), rows.slice(half)] : rows.map((row) => [row])
  return parts.map((part) => ({ ...shot, lines: part.flatMap((row) => createRow(row).lines) }))
}
