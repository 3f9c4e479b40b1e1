import { rectangle } from '../art/pen.ts'
import { bottom, right, type Box } from '../geometry.ts'
import type { ArtLayer, Paint } from '../scene.ts'

type Linear = Extract<Exclude<Paint, string>, { type: 'linear' }>

/** Pixels of a strip that is drawn once and repeated: the same pixels as the whole at a fifth of the time. */
const STRIP = 120

/**
 * The background of a shade over a photograph: one rectangle of one colour whose opacity runs straight down or across.
 * Over 1080x1080 the compositor fills it in 4 ms; as a drawing the same shade takes 20. `box` is the layer's, in whole
 * pixels of the canvas. Null for every other drawing.
 */
export function veilOf({ paths: [path, ...others], box: whole, turn }: ArtLayer, box: Box) {
  if (!path || others.length > 0 || turn || path.stroke || path.opacity !== undefined) return null
  const { d, fill } = path
  if (fill === null || typeof fill === 'string' || fill.type !== 'linear' || d !== rectangle(whole)) return null
  const isDown = fill.from[0] === fill.to[0]
  const isAcross = fill.from[1] === fill.to[1]
  if (isDown === isAcross || fill.stops.some(([, color]) => color !== fill.stops[0]?.[1])) return null
  const [axis, low, high] = isDown ? ([1, box.y, bottom(box)] as const) : ([0, box.x, right(box)] as const)
  // The compositor takes stops that stand before the beginning of a box for its beginning.
  if (fill.from[axis] < low - 1 || fill.from[axis] > high + 1) return null
  return {
    backgroundImage: gradient(fill, axis, low, high),
    backgroundSize: isDown ? `${STRIP}px ${box.height}px` : `${box.width}px ${STRIP}px`,
  }
}

/** Stops stand in pixels from the side of the box that the gradient comes from. */
function gradient({ from, to, stops }: Linear, axis: 0 | 1, low: number, high: number): string {
  const forward = to[axis] > from[axis]
  const length = Math.abs(to[axis] - from[axis])
  const start = forward ? from[axis] - low : high - from[axis]
  const side = [forward ? 'right' : 'left', forward ? 'bottom' : 'top'][axis]
  const marks = stops.map(([at, color, opacity]) => `${withAlpha(color, opacity)} ${start + at * length}px`)
  return `linear-gradient(to ${side}, ${marks.join(', ')})`
}

/** `#RRGGBB` and an opacity from 0 to 1 as `#RRGGBBAA`. */
export function withAlpha(hex: string, opacity: number): string {
  return `${hex}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`
}
