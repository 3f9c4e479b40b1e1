/**
 * The marks of a person on the cut-out of a picture, as run lengths: each number is `length * 3 + mark`, with mark 0 for automatic, 1 for
 * keep and 2 for remove. This file does not import zod.
 */

/** The longer side of the grid of marks, in cells. */
export const MARKS_SIDE = 256
/** Changes of the mark along the rows: about 15 in each row. */
export const MARK_RUNS_MAX = 4000

export const MARKS_INVALID = 'This correction cannot be read. Please draw it again.'
export const MARKS_TOO_DETAILED = 'This correction has too many details. Please use a larger brush.'

/** Marks by cell, row by row. */
export const AUTOMATIC = 0
export const KEEP = 1
export const REMOVE = 2

/** Encodes the marks of all cells. */
export function encodeRuns(cells: Uint8Array): number[] {
  const runs: number[] = []
  let start = 0
  for (let at = 1; at <= cells.length; at++) {
    if (at < cells.length && cells[at] === cells[start]) continue
    runs.push((at - start) * 3 + (cells[start] ?? AUTOMATIC))
    start = at
  }
  return runs
}

/** Decodes the marks of `count` cells. Cells after the last run are automatic, and runs beyond the cells are ignored. */
export function decodeRuns(runs: readonly number[], count: number): Uint8Array {
  const cells = new Uint8Array(count)
  let at = 0
  for (const run of runs) {
    const end = at + Math.floor(run / 3)
    cells.fill(run % 3, at, end)
    at = end
  }
  return cells
}
