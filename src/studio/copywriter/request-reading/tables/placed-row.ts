import { AND } from './split-rows.ts'
import { readRow, type Row } from './read-row.ts'
import type { Extent } from '../../../model/pieces.ts'

/** A text and its language. */
export interface Reading {
  text: string
  language: string
}

/** A row with its extent in the text. */
export interface PlacedRow extends Extent {
  row: Row
  /** Where its words start. */
  words: number
}

/** In UTF-16 code units. */
export const LONGEST_ROW = 90

export const shift = (row: Row, by: number): Row => ({
  ...row,
  label: { start: row.label.start + by, end: row.label.end + by },
  value: { start: row.value.start + by, end: row.value.end + by },
})

/** The row that an extent is, or null. */
export function readAt({ text, language }: Reading, extent: Extent): PlacedRow | null {
  const said = text.slice(extent.start, extent.end)
  const and = AND.exec(said)?.[0].length ?? 0
  const row =
    said.length > LONGEST_ROW
      ? null
      : readRow(said.slice(and).replace(/(?<![\s,;|/／•·，、،；｜])[\s,;|/／•·，、،；｜]+$/u, ''), language)
  return row && { ...extent, words: extent.start + and, row: shift(row, extent.start + and) }
}
