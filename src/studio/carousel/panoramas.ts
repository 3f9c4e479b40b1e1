import { ellipsePath, filled, polygonPath, rectanglePath, smoothPath, stroked } from '../art/svg-paths.ts'
import { mixColors } from '../color/oklch.ts'
import type { Random } from '../model/random.ts'
import type { Path } from '../model/scene.ts'

/** What the drawings of a panorama share. Sizes are pixels of one slide. */
export interface Panorama {
  width: number
  height: number
  /** The number of slides, and the one that is drawn. */
  count: number
  index: number
  /** Nothing is drawn above this line. */
  from: number
  /** The x on the slide of an x of the panorama. */
  at: (x: number) => number
  /** The color that every slide shows, and quieter ones. */
  lead: string
  back: string
  spark: string
  ground: string
}

/** Points of one curve on a slide: the curve of the neighboring slides goes through the same points at their common edge. */
function sample({ width, index, at }: Panorama, steps: number, y: (x: number) => number): [number, number][] {
  const first = index * steps - 3
  return Array.from({ length: steps + 7 }, (_, step) => {
    const x = ((first + step) * width) / steps
    return [at(x), y(x)]
  })
}

/** A curve, and everything below it. */
function fillBelow(panorama: Panorama, points: readonly (readonly [number, number])[]): string {
  const low = panorama.height + 4
  const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0]
  return `${smoothPath(points)}L${Math.round(last)} ${low}L${Math.round(first)} ${low}Z`
}

/** Two waves and a sun on each second edge. */
export function drawWaves(panorama: Panorama, random: Random): Path[] {
  const { width, height, from } = panorama
  const space = height - from
  const [one, two, three] = [random.between(0, 6), random.between(0, 6), random.between(0, 6)]
  const wave = (base: number, swing: number, drift: number, length: number) => (x: number) =>
    from +
    space *
      (base +
        swing * Math.sin((x / width) * length + drift) +
        swing * 0.5 * Math.sin((x / width) * length * 0.43 + drift * 2))
  const far = sample(panorama, 6, wave(0.36, 0.17, one, 3.4))
  const middle = sample(panorama, 6, wave(0.55, 0.12, two, 4.3))
  const near = sample(panorama, 6, wave(0.74, 0.09, three, 3.9))
  const { back, lead, spark } = panorama
  return [
    ...listEdges(panorama).map(([edge, x]) =>
      filled(
        ellipsePath(x, from + space * (edge % 4 === 1 ? 0.32 : 0.42), space * (edge % 4 === 1 ? 0.3 : 0.2)),
        spark,
      ),
    ),
    filled(fillBelow(panorama, far), back),
    filled(fillBelow(panorama, middle), mixColors(back, lead, 0.5)),
    filled(fillBelow(panorama, near), lead),
  ]
}

/** The edges between slides that a slide can see: the number of each, and its x on the slide. Only odd ones, unless `every`. */
const listEdges = ({ index, width, at }: Panorama, every = false): [number, number][] =>
  [index - 1, index, index + 1, index + 2]
    .filter((edge) => every || Math.abs(edge) % 2 === 1)
    .map((edge) => [edge, at(edge * width)])

/** Discs that lie on the edges between slides, half on each of them. */
export function drawDiscs(panorama: Panorama, random: Random): Path[] {
  const { width, height, from, lead, back, spark, at, index } = panorama
  const space = height - from
  const sizes = [random.between(0.86, 0.98), random.between(0.6, 0.72), random.between(0.76, 0.88)]
  const colors = random.chance(0.5) ? [lead, spark, lead, back] : [lead, back, lead, spark]
  const large = listEdges(panorama, true).map(([edge, x]) => {
    const place = (edge + 12) % 4
    const r = Math.min(space * (sizes[place % 3] ?? 0.8), width * 0.42)
    return filled(ellipsePath(x, height - r * 0.12, r), colors[place] ?? lead)
  })
  const small = [index - 1, index, index + 1].map((slide) => {
    const r = space * (slide % 2 === 0 ? 0.2 : 0.28)
    const share = slide % 2 === 0 ? 0.5 : 0.56
    return filled(ellipsePath(at((slide + share) * width), height - r * 0.3, r), slide % 2 === 0 ? spark : lead)
  })
  return [
    filled(rectanglePath({ x: -4, y: height - space * 0.09, width: width + 8, height: space * 0.09 + 4 }), lead),
    ...large,
    ...small,
  ]
}

/** Parallel lines that run through all slides like one thread. */
export function drawLines(panorama: Panorama, random: Random): Path[] {
  const { width, height, from, lead, back, spark } = panorama
  const space = height - from
  const [drift, length] = [random.between(0, 6), random.between(3.4, 4.4)]
  const thick = space * 0.115
  return [back, mixColors(back, lead, 0.5), lead, spark].map((color, line) => {
    const points = sample(panorama, 8, (x) => {
      const turn = (x / width) * length
      return (
        from +
        space * 0.5 +
        line * thick * 1.18 -
        thick * 1.5 +
        space * 0.2 * Math.sin(turn + drift) +
        space * 0.08 * Math.sin(turn * 0.47 + drift)
      )
    })
    return stroked(smoothPath(points), color, thick)
  })
}

/** Straight ridges behind each other. */
export function drawRidges(panorama: Panorama, random: Random): Path[] {
  const { width, height, from, lead, back, spark, at, index } = panorama
  const space = height - from
  const shift = random.between(0, 1)
  const ridge = (heights: readonly number[], move: number) => {
    const points = Array.from({ length: 12 }, (_, step): [number, number] => {
      const corner = index * 2 - 4 + step
      const share = heights[((corner % heights.length) + heights.length) % heights.length] ?? 0.5
      return [at((corner / 2 + move) * width), from + space * share]
    })
    const low = height + 4
    return polygonPath([...points, [points.at(-1)?.[0] ?? 0, low], [points[0]?.[0] ?? 0, low]])
  }
  return [
    filled(ridge([0.02, 0.56, 0.24, 0.62, 0.14], shift), back),
    filled(ridge([0.74, 0.3, 0.8, 0.46], shift + 0.2), spark),
    filled(ridge([0.6, 0.86, 0.5, 0.9, 0.7], shift + 0.45), lead),
  ]
}

/** Concentric arches that stand on the edges between slides. */
export function drawArches(panorama: Panorama, random: Random): Path[] {
  const { width, height, from, lead, back, spark, ground } = panorama
  const space = height - from
  const foot = height - space * 0.14
  const order = random.chance(0.5) ? [lead, ground, spark, ground, back] : [spark, ground, lead, ground, back]
  return [
    ...listEdges(panorama, true).flatMap(([edge, x]) => {
      const r = Math.min(space * (Math.abs(edge) % 2 === 1 ? 0.84 : 0.56), width * 0.44)
      return order.map((color, ring) => filled(ellipsePath(x, foot, r * (1 - ring * 0.19)), color))
    }),
    filled(rectanglePath({ x: -4, y: foot, width: width + 8, height: height - foot + 4 }), lead),
  ]
}
