import type { Box } from '../geometry.ts'
import type { Corners, Paint, Path, Stop } from '../scene.ts'

/** Path texts (SVG `d`) in canvas pixels, and the paints that give them light. */

const n = (value: number) => String(Math.round(value * 10) / 10)

export function rectangle(box: Box, corners: Corners = [0, 0, 0, 0]): string {
  const { x, y, width: w, height: h } = box
  const most = Math.min(w, h)
  const [a, b, c, d] = corners.map((corner) => Math.max(0, Math.min(corner, most))) as [number, number, number, number]
  return [
    `M${n(x + a)} ${n(y)}H${n(x + w - b)}${arcTo(b, x + w, y + b)}`,
    `V${n(y + h - c)}${arcTo(c, x + w - c, y + h)}H${n(x + d)}${arcTo(d, x, y + h - d)}V${n(y + a)}${arcTo(a, x + a, y)}Z`,
  ].join('')
}

const arcTo = (radius: number, x: number, y: number) =>
  radius > 0 ? `A${n(radius)} ${n(radius)} 0 0 1 ${n(x)} ${n(y)}` : ''

/** Diameters are those of the rounded radii: a chord a tenth shorter makes an arc bulge by several pixels. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  const [a, b] = [n(rx), n(ry)]
  const diameter = n(2 * Number(a))
  return `M${n(cx - rx)} ${n(cy)}a${a} ${b} 0 1 1 ${diameter} 0a${a} ${b} 0 1 1 -${diameter} 0Z`
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `${thread(points)}Z`
}

/** Straight from point to point, without an end. */
export function thread(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`
}

/** A slice of a disc or ring from one angle to another, degrees clockwise from the top. */
export function sector(cx: number, cy: number, radius: number, from: number, to: number, hole = 0): string {
  const at = (angle: number, r: number) => {
    const turn = ((angle - 90) * Math.PI) / 180
    return `${n(cx + r * Math.cos(turn))} ${n(cy + r * Math.sin(turn))}`
  }
  const large = to - from > 180 ? 1 : 0
  const outer = `M${at(from, radius)}A${n(radius)} ${n(radius)} 0 ${large} 1 ${at(to, radius)}`
  if (hole <= 0) return `${outer}L${n(cx)} ${n(cy)}Z`
  return `${outer}L${at(to, hole)}A${n(hole)} ${n(hole)} 0 ${large} 0 ${at(from, hole)}Z`
}

/** A smooth line through the points (Catmull-Rom), as a path text without an end. */
export function curve(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const
    d += `C${n(one[0])} ${n(one[1])} ${n(two[0])} ${n(two[1])} ${n(to[0])} ${n(to[1])}`
  }
  return d
}

/** A leaf from its stalk at (x, y), `length` long, pointing to `angle` degrees clockwise from the top. */
export function leaf(x: number, y: number, length: number, angle: number, fullness = 0.3, half: 0 | 1 | 2 = 0): string {
  const turn = ((angle - 90) * Math.PI) / 180
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)]
  const at = (forth: number, aside: number) =>
    `${n(x + ux * forth * length - uy * aside * length)} ${n(y + uy * forth * length + ux * aside * length)}`
  const tip = at(1, 0)
  const one = `C${at(0.18, fullness)} ${at(0.66, fullness)} ${tip}`
  const other = `C${at(0.66, -fullness)} ${at(0.18, -fullness)} ${at(0, 0)}`
  if (half === 1) return `M${at(0, 0)}${one}Z`
  if (half === 2) return `M${tip}${other}Z`
  return `M${at(0, 0)}${one}${other}Z`
}

export const solid = (d: string, fill: Paint, opacity?: number): Path =>
  opacity === undefined ? { d, fill } : { d, fill, opacity }

export const line = (d: string, stroke: string, width: number, opacity = 1): Path => ({
  d,
  fill: null,
  stroke,
  stroke_width: Math.round(width * 10) / 10,
  opacity,
})

export function down(box: Box, ...colors: readonly string[]): Paint {
  return along([box.x, box.y], [box.x, box.y + box.height], colors)
}

export function across(box: Box, ...colors: readonly string[]): Paint {
  return along([box.x, box.y], [box.x + box.width, box.y], colors)
}

export function along(
  from: readonly [number, number],
  to: readonly [number, number],
  colors: readonly string[],
): Paint {
  const stops = colors.map((color, index): Stop => [index / (colors.length - 1), color, 1])
  return { type: 'linear', from, to, stops }
}

/** Falls off like a blurred disc; a real blur costs seconds at this size (renderer.md, section 2). */
export function soft(cx: number, cy: number, rx: number, ry: number, color: string, opacity: number): Path {
  const fall = [1, 0.92, 0.74, 0.5, 0.27, 0.1, 0.02, 0]
  const stops = fall.map((share, index): Stop => [index / (fall.length - 1), color, share * opacity])
  return solid(ellipse(cx, cy, rx, ry), { type: 'radial', center: [cx, cy], radius: [rx, ry], stops })
}
