import { rectangle } from '../art/pen.ts'
import { bottom, boxOf, type Box } from '../geometry.ts'
import type { Paint, Path, Stop } from '../scene.ts'

type Linear = Extract<Exclude<Paint, string>, { type: 'linear' }>

/** As the pen writes a rectangle without round corners: left, top, right and bottom edge. */
const RECTANGLE = /^M(-?[\d.]+) (-?[\d.]+)H(-?[\d.]+)V(-?[\d.]+)H\1V\2Z$/
/** Rows that a step has to have on average; a path a row costs more than the gradient. */
const ROWS_LEAST = 4

/**
 * A rectangle whose colour runs straight down, as rectangles of one colour each: between two like colours eight bits have only
 * a dozen steps. The pixels are the same; for all of 1080x1080 the rasteriser takes 1 instead of 7 ms. Only what lies in `box`,
 * whose edges are whole pixels. Null for every other path.
 */
export function stepsOf(path: Path, box: Box): Path[] | null {
  const { fill, opacity = 1 } = path
  const edges = RECTANGLE.exec(path.d)
  if (!edges || fill === null || typeof fill === 'string' || fill.type !== 'linear') return null
  if (path.stroke || opacity < 1 || fill.from[0] !== fill.to[0] || fill.stops.some((stop) => stop[2] < 1)) return null
  const [left = 0, top = 0, right = 0, end = 0] = edges.slice(1).map(Number)
  const [first, last] = [Math.max(Math.floor(top), box.y), Math.min(Math.ceil(end), bottom(box))]
  const steps: { from: number; color: string }[] = []
  for (let row = first; row < last; row++) {
    const color = colorAt(fill, row + 0.5)
    if (color !== steps.at(-1)?.color) steps.push({ from: row, color })
  }
  if (steps.length * ROWS_LEAST > last - first) return null
  return steps.map(({ from, color }, index) => {
    const to = steps[index + 1]?.from ?? end
    return { ...path, fill: color, d: rectangle(boxOf(left, Math.max(top, from), right, to)) }
  })
}

function colorAt({ from, to, stops }: Linear, y: number): string {
  const at = (y - from[1]) / (to[1] - from[1])
  const next = stops.findIndex((stop) => stop[0] > at)
  const after = (stops[next] ?? stops.at(-1)) as Stop
  const before = next === -1 ? after : (stops[next - 1] ?? after)
  const share = after[0] === before[0] ? 0 : (at - before[0]) / (after[0] - before[0])
  const [low, high] = [channelsOf(before[1]), channelsOf(after[1])]
  const mixed = low.map((value, channel) => Math.round(value + ((high[channel] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
