import { shiftLightness } from '../color/oklch.ts'
import { ellipsePath, stroked, polygonPath, sectorPath, filled } from './svg-paths.ts'
import type { Path } from '../model/scene.ts'

/** A slice of citrus: rind, pith, and nine segments. */
export function citrus(x: number, y: number, radius: number, color: string, pith: string, turn: number): Path[] {
  const segments = Array.from({ length: 9 }, (_, index) => {
    const from = turn + index * 40
    return sectorPath(x, y, radius * 0.8, from + 2.4, from + 37.6, radius * 0.09)
  })
  const grains = Array.from({ length: 18 }, (_, index) => {
    const angle = ((turn + 13 + Math.floor(index / 2) * 40 + (index % 2) * 13 - 90) * Math.PI) / 180
    const at = (r: number) => `${x + Math.cos(angle) * radius * r} ${y + Math.sin(angle) * radius * r}`
    return index % 2 ? `M${at(0.4)}L${at(0.52)}` : `M${at(0.58)}L${at(0.7)}`
  })
  return [
    filled(ellipsePath(x, y, radius), shiftLightness(color, -0.07)),
    filled(ellipsePath(x, y, radius * 0.92), pith),
    filled(segments.join(''), color),
    stroked(grains.join(''), shiftLightness(color, 0.13), radius * 0.022),
    filled(ellipsePath(x, y, radius * 0.06), pith),
  ]
}

/** A small sun: a disc with twelve short rays. */
export function smallSun(x: number, y: number, radius: number, color: string): Path[] {
  const rays = Array.from({ length: 12 }, (_, index) => {
    const turn = (index * Math.PI) / 6
    const at = (r: number) => `${x + Math.cos(turn) * r} ${y + Math.sin(turn) * r}`
    return `M${at(radius * 0.7)}L${at(radius)}`
  })
  return [filled(ellipsePath(x, y, radius * 0.5), color), stroked(rays.join(''), color, radius * 0.11)]
}

/** A star with `points` tips. `waist` is the inner radius as a share of the outer radius. */
export function star(x: number, y: number, radius: number, color: string, points = 5, waist = 0.42): Path {
  const corners = Array.from({ length: points * 2 }, (_, index): [number, number] => {
    const turn = (index * Math.PI) / points - Math.PI / 2
    const r = index % 2 ? radius * waist : radius
    return [x + Math.cos(turn) * r, y + Math.sin(turn) * r]
  })
  return filled(polygonPath(corners), color)
}

/** A percent sign made of two rings and a bar. `size` is its height in pixels; (x, y) is its center. */
export function percent(x: number, y: number, size: number, color: string): Path[] {
  const r = size * 0.2
  const [dx, dy, half] = [size * 0.3, size * 0.27, size * 0.07]
  const bar = polygonPath([
    [x + size * 0.3 - half, y - size * 0.5],
    [x + size * 0.3 + half, y - size * 0.5],
    [x - size * 0.3 + half, y + size * 0.5],
    [x - size * 0.3 - half, y + size * 0.5],
  ])
  return [
    stroked(ellipsePath(x - dx, y - dy, r * 0.76) + ellipsePath(x + dx, y + dy, r * 0.76), color, size * 0.13),
    filled(bar, color),
  ]
}

/** A bat with spread wings. `size` is the wingspan in pixels. */
export function bat(x: number, y: number, size: number, color: string): Path[] {
  const s = size / 2
  const p = (dx: number, dy: number) => `${x + dx * s} ${y + dy * s}`
  const half = (side: 1 | -1) =>
    `C${p(0.14 * side, -0.1)} ${p(0.3 * side, -0.42)} ${p(side, -0.3)}Q${p(0.78 * side, -0.06)} ${p(0.8 * side, 0.2)}Q${p(0.58 * side, 0.02)} ${p(0.42 * side, 0.2)}Q${p(0.26 * side, 0.08)} ${p(0, 0.36)}`
  const ears = `M${p(-0.12, -0.12)}L${p(-0.1, -0.32)}L${p(0, -0.18)}L${p(0.1, -0.32)}L${p(0.12, -0.12)}Z`
  return [filled(`M${p(0, -0.12)}${half(1)}ZM${p(0, -0.12)}${half(-1)}Z${ears}`, color)]
}

/**
 * A pumpkin with five ribs and a stalk. (x, y) is the center of its bottom edge, `width` is in pixels. `face` is the color of
 * eyes and mouth, or null for none.
 */
export function pumpkin(
  x: number,
  y: number,
  width: number,
  color: string,
  stalk: string,
  face: string | null,
): Path[] {
  const h = width * 0.74
  const rib = (share: number, w: number) => ellipsePath(x + width * share, y - h / 2, width * w, h / 2)
  const p = (dx: number, dy: number): [number, number] => [x + dx * width, y - h * dy]
  const eyes = [-1, 1].map((side) => polygonPath([p(0.07 * side, 0.5), p(0.23 * side, 0.5), p(0.16 * side, 0.72)]))
  const mouth = polygonPath([
    p(-0.27, 0.36),
    p(-0.12, 0.28),
    p(-0.06, 0.34),
    p(0.04, 0.27),
    p(0.1, 0.33),
    p(0.27, 0.36),
    p(0.14, 0.14),
    p(0.04, 0.2),
    p(-0.05, 0.13),
    p(-0.15, 0.15),
  ])
  return [
    filled(polygonPath([p(-0.05, 0.94), p(0.06, 0.94), p(0.1, 1.2), p(-0.01, 1.17)]), stalk),
    filled(rib(-0.32, 0.2) + rib(0.32, 0.2), shiftLightness(color, -0.09)),
    filled(rib(-0.17, 0.21) + rib(0.17, 0.21), shiftLightness(color, -0.03)),
    filled(rib(0, 0.19), shiftLightness(color, 0.03)),
    ...(face ? [filled(eyes.join('') + mouth, face)] : []),
  ]
}

/** A spider web in a corner. `towards` points from the middle of the canvas into that corner. */
export function web(x: number, y: number, towards: readonly [number, number], size: number, color: string): Path[] {
  const strands = 6
  const at = (index: number, r: number): [number, number] => {
    const turn = ((index / (strands - 1)) * Math.PI) / 2
    return [x - towards[0] * Math.cos(turn) * r, y - towards[1] * Math.sin(turn) * r]
  }
  const spokes = Array.from({ length: strands }, (_, index) => `M${x} ${y}L${at(index, size).join(' ')}`)
  const rings = [0.24, 0.42, 0.6, 0.78, 0.95].map((share) => {
    const d = Array.from({ length: strands - 1 }, (_, index) => {
      const sag = at(index + 0.5, size * share * 0.86)
      return `Q${sag.join(' ')} ${at(index + 1, size * share).join(' ')}`
    })
    return `M${at(0, size * share).join(' ')}${d.join('')}`
  })
  return [stroked(spokes.join('') + rings.join(''), color, Math.max(1.2, size * 0.008))]
}
