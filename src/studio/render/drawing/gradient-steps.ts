import { toChannels } from '../../color/oklch.ts'
import { rectanglePath } from '../../art/svg-paths.ts'
import { bottom, boxFromEdges, type Box } from '../../model/geometry.ts'
import type { Paint, Path, GradientStop } from '../../model/scene.ts'

type Linear = Extract<Exclude<Paint, string>, { type: 'linear' }>

/** A rectangle without round corners as `rectanglePath` writes it: left, top, right, and bottom edge. */
const RECTANGLE = /^M(-?[\d.]+) (-?[\d.]+)H(-?[\d.]+)V(-?[\d.]+)H\1V\2Z$/
/** Minimum average number of rows per step. One path per row is slower than the gradient. */
const MIN_ROWS_PER_STEP = 4

/**
 * Replaces a rectangle with a vertical gradient by rectangles of one color each. Between similar colors, 8 bits allow
 * only about a dozen steps, so the pixels are the same and rasterizing is faster. Only the part in `box` (whole pixels)
 * is returned. Returns null for all other paths.
 */
export function splitIntoSteps(path: Path, box: Box): Path[] | null {
  const { fill, opacity = 1 } = path
  const edges = RECTANGLE.exec(path.d)
  if (!edges || fill === null || typeof fill === 'string' || fill.type !== 'linear') return null
  if (path.stroke || opacity < 1 || fill.from[0] !== fill.to[0] || fill.stops.some((stop) => stop[2] < 1)) return null
  const [left = 0, top = 0, right = 0, end = 0] = edges.slice(1).map(Number)
  const [first, last] = [Math.max(Math.floor(top), box.y), Math.min(Math.ceil(end), bottom(box))]
  const steps: { from: number; color: string }[] = []
  for (let row = first; row < last; row++) {
    const color = interpolateColor(fill, row + 0.5)
    if (color !== steps.at(-1)?.color) steps.push({ from: row, color })
  }
  if (steps.length * MIN_ROWS_PER_STEP > last - first) return null
  return steps.map(({ from, color }, index) => {
    const to = steps[index + 1]?.from ?? end
    return { ...path, fill: color, d: rectanglePath(boxFromEdges(left, Math.max(top, from), right, to)) }
  })
}

function interpolateColor({ from, to, stops }: Linear, y: number): string {
  const at = (y - from[1]) / (to[1] - from[1])
  const next = stops.findIndex((stop) => stop[0] > at)
  const after = (stops[next] ?? stops.at(-1)) as GradientStop
  const before = next === -1 ? after : (stops[next - 1] ?? after)
  const share = after[0] === before[0] ? 0 : (at - before[0]) / (after[0] - before[0])
  const [low, high] = [toChannels(before[1]), toChannels(after[1])]
  const mixed = low.map((value, channel) => Math.round(value + ((high[channel] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
