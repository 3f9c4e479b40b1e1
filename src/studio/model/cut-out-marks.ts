/**
 * What a person painted over the cut-out of a picture: a grid over the whole picture, row by row. `runs` are its cells as run lengths, each
 * `length * 3 + mark`. Mark 0 leaves a cell to the automatic cut-out, 1 keeps it, and 2 removes it.
 */
export interface CutOutMarks {
  version: 1
  width: number
  height: number
  runs: readonly number[]
}

/** Returns one number for each cell: 1 keeps it, -1 removes it, 0 is automatic. Runs beyond the grid are ignored. */
export function readMarks({ width, height, runs }: CutOutMarks): Int8Array {
  const cells = new Int8Array(width * height)
  let at = 0
  for (const run of runs) {
    const end = at + Math.floor(run / 3)
    cells.fill([0, 1, -1][run % 3] ?? 0, at, end)
    at = end
  }
  return cells
}
