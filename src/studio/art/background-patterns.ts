import { bottom, right } from '../model/geometry.ts'
import { smoothPath, ellipsePath, stroked, polygonPath, filled } from './svg-paths.ts'
import type { Box } from '../model/geometry.ts'
import type { Random } from '../model/random.ts'
import type { Path } from '../model/scene.ts'

/**
 * Large patterns in one quiet tone of the background. They add depth and keep every word readable. Areas are canvas
 * pixels.
 */

/** Wedges that radiate from the point (x, y). */
export function rays(area: Box, x: number, y: number, tone: string, count = 14): Path[] {
  const reach = Math.hypot(area.width, area.height) * 1.1
  const step = (2 * Math.PI) / count
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * step, index * step + step / 2]
    const at = (turn: number): [number, number] => [x + reach * Math.cos(turn), y + reach * Math.sin(turn)]
    return filled(polygonPath([[x, y], at(from), at(to)]), tone)
  })
}

/** Concentric rings around the point (x, y). */
export function ripples(area: Box, x: number, y: number, tone: string): Path[] {
  const reach = Math.hypot(area.width, area.height)
  const count = 7
  return Array.from({ length: count }, (_, index) =>
    stroked(ellipsePath(x, y, (reach * (index + 1)) / count), tone, reach * 0.022),
  )
}

/** A grid of dots that become smaller towards one side. */
export function halftone(area: Box, tone: string, fromRight: boolean): Path[] {
  const step = Math.min(area.width, area.height) / 16
  const paths: string[] = []
  for (let row = 0; row * step <= area.height; row++) {
    for (let column = 0; column * step <= area.width; column++) {
      const share = (column * step) / area.width
      const radius = step * 0.36 * Math.max(0, (fromRight ? share : 1 - share) * 1.5 - 0.6)
      if (radius > step * 0.04)
        paths.push(ellipsePath(area.x + (column + (row % 2) / 2) * step, area.y + row * step, radius))
    }
  }
  return paths.length > 0 ? [filled(paths.join(''), tone)] : []
}

/** One large disc that crosses an edge of the area. */
export function bigDisc(area: Box, tone: string, random: Random): Path[] {
  const radius = Math.min(
    Math.sqrt(area.width * area.height) * random.between(0.5, 0.62),
    Math.max(area.width, area.height) * 0.5,
  )
  const x = random.chance(0.5) ? area.x + area.width * 0.08 : right(area) - area.width * 0.08
  return [filled(ellipsePath(x, area.y + area.height * random.between(0.1, 0.9), radius), tone)]
}

/** A field with a diagonal edge that covers about half of the area. */
export function diagonalField(area: Box, tone: string, random: Random): Path[] {
  const lean = random.chance(0.5) ? 0.28 : 0.62
  const from = area.x + area.width * lean
  const to = area.x + area.width * (0.9 - lean)
  return [
    filled(
      polygonPath([
        [from, area.y],
        [right(area), area.y],
        [right(area), bottom(area)],
        [to, bottom(area)],
      ]),
      tone,
    ),
  ]
}

/** Diagonal stripes. */
export function stripes(area: Box, tone: string): Path[] {
  const step = Math.min(area.width, area.height) / 7
  const lean = area.height * 0.5
  const count = Math.ceil((area.width + lean) / (2 * step)) + 1
  return Array.from({ length: count }, (_, index) => {
    const x = area.x - lean + index * 2 * step
    return filled(
      polygonPath([
        [x + lean, area.y],
        [x + lean + step, area.y],
        [x + step, bottom(area)],
        [x, bottom(area)],
      ]),
      tone,
    )
  })
}

/** A grid of small dots. Every second row is shifted by half a step. */
export function dots(area: Box, tone: string): Path[] {
  const step = Math.min(area.width, area.height) / 13
  const paths: string[] = []
  for (let row = 0; row * step <= area.height + step; row++) {
    for (let column = 0; column * step <= area.width + step; column++)
      paths.push(ellipsePath(area.x + (column + (row % 2) / 2) * step, area.y + row * step, step * 0.13))
  }
  return [filled(paths.join(''), tone)]
}

/** Two wave shapes along the bottom edge. */
export function waves(area: Box, tone: string, random: Random): Path[] {
  const swing = area.height * random.between(0.05, 0.09)
  return [0.62, 0.8].map((share, index) => {
    const y = area.y + area.height * share
    const points = [-0.1, 0.2, 0.5, 0.8, 1.1].map((at, step): [number, number] => [
      area.x + area.width * at,
      y + (step % 2 === index ? swing : -swing),
    ])
    return filled(
      `${smoothPath(points)}L${right(area) * 1.2} ${bottom(area)}L${area.x - area.width} ${bottom(area)}Z`,
      tone,
      index ? 1 : 0.6,
    )
  })
}
