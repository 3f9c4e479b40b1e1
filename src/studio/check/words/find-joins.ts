import type { JudgedLine } from './judged-design.ts'
import type { Part } from './place-line.ts'
import type { Token } from './tokens.ts'

const middle = ({ box }: JudgedLine) => box.y + box.height / 2

/** Whether two lines stand beside each other. */
export const isSameRow = (a: JudgedLine, b: JudgedLine) =>
  Math.abs(middle(a) - middle(b)) < Math.min(a.box.height, b.box.height) / 2

const isBeside = (a: JudgedLine, b: JudgedLine) =>
  (a.slide ?? 0) === (b.slide ?? 0) &&
  isSameRow(a, b) &&
  (a.box.x + a.box.width <= b.box.x + 1 || b.box.x + b.box.width <= a.box.x + 1)

/**
 * The tokens of a text before which it may be cut, because what stands on both sides of the cut is one row on the picture: "Dec 25" at the left and
 * "closed" at the right.
 */
export function findJoins(
  tokens: readonly Token[],
  source: number,
  parts: readonly Part[],
  lines: readonly JudgedLine[],
): ReadonlySet<number> {
  const starts = new Map<number, number[]>()
  const places = parts.flatMap(({ line, places: all }) =>
    all.flatMap((place) => (place.origin === 'request' && place.source === source ? [{ ...place, line }] : [])),
  )
  for (const { from, line } of places) starts.set(from, [...(starts.get(from) ?? []), line])
  const joins = new Set<number>()
  for (const { to, line } of places) {
    let next = to
    while (next < to + MOST_MARKS && tokens[next]?.kind === 'mark') next += 1
    const own = lines[line]
    const isJoined = (starts.get(next) ?? []).some((other) => {
      const found = lines[other]
      return other !== line && own !== undefined && found !== undefined && isBeside(own, found)
    })
    if (!isJoined) continue
    joins.add(to)
    joins.add(next)
  }
  return joins
}

/** "Mon: 9–17" */
const MOST_MARKS = 2
