import { ellipsePath, sectorPath, filled } from './svg-paths.ts'
import type { Random } from '../model/random.ts'
import type { Box } from '../model/geometry.ts'
import type { Path } from '../model/scene.ts'

/**
 * Places up to `count` small discs and half discs at random. They do not touch each other. `allowed` decides about each
 * position; `size` is in pixels.
 */
export function scatterConfetti(
  area: Box,
  colors: readonly string[],
  random: Random,
  size: number,
  count: number,
  allowed: (x: number, y: number) => boolean,
): Path[] {
  const placed: [number, number][] = []
  const paths: Path[] = []
  for (let attempt = 0; attempt < count * 12 && placed.length < count; attempt++) {
    const [x, y] = [area.x + area.width * random.next(), area.y + area.height * random.next()]
    if (!allowed(x, y) || placed.some(([px, py]) => Math.hypot(px - x, py - y) < size * 5)) continue
    placed.push([x, y])
    paths.push(drawConfetti(x, y, size * random.between(0.7, 1.25), random.pick(colors), random))
  }
  return paths
}

function drawConfetti(x: number, y: number, size: number, color: string, random: Random): Path {
  const turn = random.between(0, 360)
  return filled(random.chance(0.5) ? ellipsePath(x, y, size * 0.5) : sectorPath(x, y, size, turn, turn + 180), color)
}
