import { bottom, right } from '../geometry.ts'
import { ellipse, line, polygon, solid } from './pen.ts'
import type { Box } from '../geometry.ts'
import type { Random } from '../random.ts'
import type { Path } from '../scene.ts'

/** Large quiet shapes in one tone of the ground: they give depth and never compete with words. */

/** Wedges of light from one point. */
export function rays(area: Box, x: number, y: number, tone: string, count = 14): Path[] {
  const reach = Math.hypot(area.width, area.height) * 1.1
  const step = (2 * Math.PI) / count
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * step, index * step + step / 2]
    const at = (turn: number): [number, number] => [x + reach * Math.cos(turn), y + reach * Math.sin(turn)]
    return solid(polygon([[x, y], at(from), at(to)]), tone)
  })
}

/** Rings like those on water. */
export function ripples(area: Box, x: number, y: number, tone: string): Path[] {
  const reach = Math.hypot(area.width, area.height)
  const count = 7
  return Array.from({ length: count }, (_, index) =>
    line(ellipse(x, y, (reach * (index + 1)) / count), tone, reach * 0.022),
  )
}

/** Dots that shrink away from one side. */
export function halftone(area: Box, tone: string, fromRight: boolean): Path[] {
  const step = Math.min(area.width, area.height) / 16
  const paths: string[] = []
  for (let row = 0; row * step <= area.height; row++) {
    for (let column = 0; column * step <= area.width; column++) {
      const share = (column * step) / area.width
      const radius = step * 0.36 * Math.max(0, (fromRight ? share : 1 - share) * 1.5 - 0.6)
      if (radius > step * 0.04)
        paths.push(ellipse(area.x + (column + (row % 2) / 2) * step, area.y + row * step, radius))
    }
  }
  return paths.length > 0 ? [solid(paths.join(''), tone)] : []
}

/** One large disc that reaches over an edge. */
export function bigDisc(area: Box, tone: string, random: Random): Path[] {
  const radius = Math.max(area.width, area.height) * random.between(0.42, 0.55)
  const x = random.chance(0.5) ? area.x + area.width * 0.08 : right(area) - area.width * 0.08
  return [solid(ellipse(x, area.y + area.height * random.between(0.1, 0.9), radius), tone)]
}

/** A diagonal field across one half. */
export function wedge(area: Box, tone: string, random: Random): Path[] {
  const lean = random.chance(0.5) ? 0.28 : 0.62
  const from = area.x + area.width * lean
  const to = area.x + area.width * (0.9 - lean)
  return [
    solid(
      polygon([
        [from, area.y],
        [right(area), area.y],
        [right(area), bottom(area)],
        [to, bottom(area)],
      ]),
      tone,
    ),
  ]
}
