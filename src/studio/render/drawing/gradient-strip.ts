import { rectanglePath } from '../../art/svg-paths.ts'
import { bottom, right, type Box } from '../../model/geometry.ts'
import type { ArtLayer, Paint } from '../../model/scene.ts'

type Linear = Extract<Exclude<Paint, string>, { type: 'linear' }>

/**
 * Width or height in pixels of the strip that is drawn once and repeated. The result is the same as drawing the whole
 * gradient.
 */
const STRIP = 120

/**
 * Returns a CSS background for a scrim: one rectangle in one color whose opacity changes vertically or horizontally.
 * The compositor fills it faster than a drawing. `box` is the layer's box in whole pixels. Returns null for all other
 * drawings.
 */
export function createGradientStrip({ paths: [path, ...others], box: whole, turn }: ArtLayer, box: Box) {
  if (!path || others.length > 0 || turn || path.stroke || path.opacity !== undefined) return null
  const { d, fill } = path
  if (fill === null || typeof fill === 'string' || fill.type !== 'linear' || d !== rectanglePath(whole)) return null
  const isDown = fill.from[0] === fill.to[0]
  const isAcross = fill.from[1] === fill.to[1]
  if (isDown === isAcross || fill.stops.some(([, color]) => color !== fill.stops[0]?.[1])) return null
  const [axis, low, high] = isDown ? ([1, box.y, bottom(box)] as const) : ([0, box.x, right(box)] as const)
  // The compositor treats stops before the start of a box as if they were at its start.
  if (fill.from[axis] < low - 1 || fill.from[axis] > high + 1) return null
  return {
    backgroundImage: toCssGradient(fill, axis, low, high),
    backgroundSize: isDown ? `${STRIP}px ${box.height}px` : `${box.width}px ${STRIP}px`,
  }
}

/** Stop positions are pixels from the side where the gradient starts. */
function toCssGradient({ from, to, stops }: Linear, axis: 0 | 1, low: number, high: number): string {
  const forward = to[axis] > from[axis]
  const length = Math.abs(to[axis] - from[axis])
  const start = forward ? from[axis] - low : high - from[axis]
  const side = [forward ? 'right' : 'left', forward ? 'bottom' : 'top'][axis]
  const marks = stops.map(([at, color, opacity]) => `${toHexWithAlpha(color, opacity)} ${start + at * length}px`)
  return `linear-gradient(to ${side}, ${marks.join(', ')})`
}

/** Returns `#RRGGBBAA` for `#RRGGBB` and an opacity of 0 to 1. */
export function toHexWithAlpha(hex: string, opacity: number): string {
  return `${hex}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`
}
