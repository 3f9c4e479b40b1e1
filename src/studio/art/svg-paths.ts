import type { Box } from '../model/geometry.ts'
import type { Corners, Paint, Path, GradientStop } from '../model/scene.ts'

/**
 * SVG path data (the `d` attribute, https://www.w3.org/TR/SVG2/paths.html) in canvas pixels, and paints for it.
 * Coordinates are rounded to a tenth of a pixel.
 */

const format = (value: number) => String(Math.round(value * 10) / 10)

/** A rectangle. Corner radii are limited to the shorter side. */
export function rectanglePath(box: Box, corners: Corners = [0, 0, 0, 0]): string {
  const { x, y, width: w, height: h } = box
  const most = Math.min(w, h)
  const [a, b, c, d] = corners.map((corner) => Math.max(0, Math.min(corner, most))) as [number, number, number, number]
  return [
    `M${format(x + a)} ${format(y)}H${format(x + w - b)}${arcTo(b, x + w, y + b)}`,
    `V${format(y + h - c)}${arcTo(c, x + w - c, y + h)}H${format(x + d)}${arcTo(d, x, y + h - d)}V${format(y + a)}${arcTo(a, x + a, y)}Z`,
  ].join('')
}

const arcTo = (radius: number, x: number, y: number) =>
  radius > 0 ? `A${format(radius)} ${format(radius)} 0 0 1 ${format(x)} ${format(y)}` : ''

/**
 * The diameters are computed from the rounded radii. A chord that is a tenth of a pixel too short makes an arc bulge by
 * several pixels.
 */
export function ellipsePath(cx: number, cy: number, rx: number, ry = rx): string {
  const [a, b] = [format(rx), format(ry)]
  const diameter = format(2 * Number(a))
  return `M${format(cx - rx)} ${format(cy)}a${a} ${b} 0 1 1 ${diameter} 0a${a} ${b} 0 1 1 -${diameter} 0Z`
}

/** A closed polygon. */
export function polygonPath(points: readonly (readonly [number, number])[]): string {
  return `${polylinePath(points)}Z`
}

/** An open path of straight lines. */
export function polylinePath(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${format(x)} ${format(y)}`).join('L')}`
}

/** A slice of a disc, or of a ring if `hole` (inner radius) is above 0. Angles are degrees clockwise from the top. */
export function sectorPath(cx: number, cy: number, radius: number, from: number, to: number, hole = 0): string {
  const at = (angle: number, r: number) => {
    const turn = ((angle - 90) * Math.PI) / 180
    return `${format(cx + r * Math.cos(turn))} ${format(cy + r * Math.sin(turn))}`
  }
  const large = to - from > 180 ? 1 : 0
  const outer = `M${at(from, radius)}A${format(radius)} ${format(radius)} 0 ${large} 1 ${at(to, radius)}`
  if (hole <= 0) return `${outer}L${format(cx)} ${format(cy)}Z`
  return `${outer}L${at(to, hole)}A${format(hole)} ${format(hole)} 0 ${large} 0 ${at(from, hole)}Z`
}

/** An open smooth path through the points (Catmull-Rom spline, as cubic Bézier curves). */
export function smoothPath(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  let d = `M${format(at(0)[0])} ${format(at(0)[1])}`
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const
    d += `C${format(one[0])} ${format(one[1])} ${format(two[0])} ${format(two[1])} ${format(to[0])} ${format(to[1])}`
  }
  return d
}

/**
 * A leaf whose stalk is at (x, y). `length` is in pixels, `angle` in degrees clockwise from the top. `half` selects
 * both halves (0) or one of them (1, 2).
 */
export function leafPath(
  x: number,
  y: number,
  length: number,
  angle: number,
  fullness = 0.3,
  half: 0 | 1 | 2 = 0,
): string {
  const turn = ((angle - 90) * Math.PI) / 180
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)]
  const at = (forth: number, aside: number) =>
    `${format(x + ux * forth * length - uy * aside * length)} ${format(y + uy * forth * length + ux * aside * length)}`
  const tip = at(1, 0)
  const one = `C${at(0.18, fullness)} ${at(0.66, fullness)} ${tip}`
  const other = `C${at(0.66, -fullness)} ${at(0.18, -fullness)} ${at(0, 0)}`
  if (half === 1) return `M${at(0, 0)}${one}Z`
  if (half === 2) return `M${tip}${other}Z`
  return `M${at(0, 0)}${one}${other}Z`
}

/** A path with a fill. `opacity` is 0 to 1. */
export const filled = (d: string, fill: Paint, opacity?: number): Path =>
  opacity === undefined ? { d, fill } : { d, fill, opacity }

/** A path with a stroke and no fill. `width` is in pixels, `opacity` 0 to 1. */
export const stroked = (d: string, stroke: string, width: number, opacity = 1): Path => ({
  d,
  fill: null,
  stroke,
  stroke_width: Math.round(width * 10) / 10,
  opacity,
})

/** A gradient from the top to the bottom edge of `box`, with evenly spaced colors. */
export function verticalGradient(box: Box, ...colors: readonly string[]): Paint {
  return linearGradient([box.x, box.y], [box.x, box.y + box.height], colors)
}

/** A gradient from the left to the right edge of `box`, with evenly spaced colors. */
export function horizontalGradient(box: Box, ...colors: readonly string[]): Paint {
  return linearGradient([box.x, box.y], [box.x + box.width, box.y], colors)
}

/** A gradient between two points in canvas pixels, with evenly spaced colors. */
export function linearGradient(
  from: readonly [number, number],
  to: readonly [number, number],
  colors: readonly string[],
): Paint {
  const stops = colors.map((color, index): GradientStop => [index / (colors.length - 1), color, 1])
  return { type: 'linear', from, to, stops }
}

/**
 * An ellipse with a soft edge, drawn as a radial gradient. A real blur of this size takes seconds. `opacity` (0 to 1)
 * is that of the center.
 */
export function softEllipse(cx: number, cy: number, rx: number, ry: number, color: string, opacity: number): Path {
  const fall = [1, 0.92, 0.74, 0.5, 0.27, 0.1, 0.02, 0]
  const stops = fall.map((share, index): GradientStop => [index / (fall.length - 1), color, share * opacity])
  return filled(ellipsePath(cx, cy, rx, ry), { type: 'radial', center: [cx, cy], radius: [rx, ry], stops })
}
