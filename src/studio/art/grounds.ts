import { bottom, right } from '../geometry.ts'
import { curve, ellipse, line, polygon, solid } from './pen.ts'
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
  const radius = Math.min(
    Math.sqrt(area.width * area.height) * random.between(0.5, 0.62),
    Math.max(area.width, area.height) * 0.5,
  )
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

/** Slanting bands. */
export function stripes(area: Box, tone: string): Path[] {
  const step = Math.min(area.width, area.height) / 7
  const lean = area.height * 0.5
  const count = Math.ceil((area.width + lean) / (2 * step)) + 1
  return Array.from({ length: count }, (_, index) => {
    const x = area.x - lean + index * 2 * step
    return solid(
      polygon([
        [x + lean, area.y],
        [x + lean + step, area.y],
        [x + step, bottom(area)],
        [x, bottom(area)],
      ]),
      tone,
    )
  })
}

/** A grid of small dots, every other row moved by half a step. */
export function dots(area: Box, tone: string): Path[] {
  const step = Math.min(area.width, area.height) / 13
  const paths: string[] = []
  for (let row = 0; row * step <= area.height + step; row++) {
    for (let column = 0; column * step <= area.width + step; column++)
      paths.push(ellipse(area.x + (column + (row % 2) / 2) * step, area.y + row * step, step * 0.13))
  }
  return [solid(paths.join(''), tone)]
}

/** Two slow swells from edge to edge along the foot. */
export function waves(area: Box, tone: string, random: Random): Path[] {
  const swing = area.height * random.between(0.05, 0.09)
  return [0.62, 0.8].map((share, index) => {
    const y = area.y + area.height * share
    const points = [-0.1, 0.2, 0.5, 0.8, 1.1].map((at, step): [number, number] => [
      area.x + area.width * at,
      y + (step % 2 === index ? swing : -swing),
    ])
    return solid(
      `${curve(points)}L${right(area) * 1.2} ${bottom(area)}L${area.x - area.width} ${bottom(area)}Z`,
      tone,
      index ? 1 : 0.6,
    )
  })
}
