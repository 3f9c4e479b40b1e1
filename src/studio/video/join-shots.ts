import { createShot, type Shot, type ShotLine } from './shot.ts'
import { readTableShot } from './table-shot.ts'

/** The most shots of a film, hook and end included. */
export const SHOTS_MAX = 8
/** The most entries that one shot shows as rows. */
const ROWS_MAX = 4

/** Joins points so that the film has no more than `most` shots. Entries of one list stay in their order and keep their numbers. */
export function joinShots(shots: readonly Shot[], most = SHOTS_MAX): Shot[] {
  if (shots.length <= most) return [...shots]
  for (let size = 2; size <= ROWS_MAX; size++) {
    const joined = joinRuns(shots, size)
    if (joined.length <= most) return joined
  }
  const joined = joinRuns(shots, ROWS_MAX)
  const [end, middle] = [joined.slice(-1), joined.slice(0, -1)]
  const rest = middle.slice(most - 2)
  const last: Shot = { kind: rest[0]?.kind === 'hook' ? 'hook' : 'point', number: null, lines: rest.flatMap(toRows) }
  return [...middle.slice(0, most - 2), last, ...end]
}

/** Joins neighboring points in groups of `size`. */
function joinRuns(shots: readonly Shot[], size: number): Shot[] {
  const joined: { shot: Shot; count: number }[] = []
  for (const shot of shots) {
    const last = joined.at(-1)
    if (shot.kind === 'point' && last?.shot.kind === 'point' && last.count < size)
      joined[joined.length - 1] = {
        shot: joinPoints(last.shot, shot),
        count: last.count + 1,
      }
    else joined.push({ shot, count: 1 })
  }
  return joined.map(({ shot }) => shot)
}

/** Rows of a table stay rows. */
function joinPoints(one: Shot, other: Shot): Shot {
  const table = createShot('point', [...one.lines, ...other.lines])
  if (one.number === null && other.number === null && readTableShot(table)) return table
  return createShot('point', [...toRows(one), ...toRows(other)])
}

/** The texts of a shot as rows: a number stands before its entry, and a price behind it. */
function toRows({ lines, number }: Shot): ShotLine[] {
  if (number === null) return lines.map((line) => ({ ...line, size: 'hero' }))
  return lines.map(({ text, role }) => ({ text: `${number}. ${text}`, role, size: 'hero' }))
}
