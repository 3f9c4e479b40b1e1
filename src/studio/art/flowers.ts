import { ellipsePath, sectorPath, filled } from './svg-paths.ts'
import { listFlatColors } from './palette.ts'
import type { Drawing } from './drawing.ts'
import type { Random } from '../model/random.ts'
import type { Box } from '../model/geometry.ts'
import type { Path } from '../model/scene.ts'

/** Cut-paper flowers and a star in several sizes. The largest runs off the edges. */
export const flowers: Drawing = (area, palette, random) => {
  const colors = listFlatColors(palette)
  const [lead, partner, third] = [colors[0] ?? palette.lead, colors[1] ?? palette.partner, colors[2] ?? palette.light]
  const short = Math.min(area.width, area.height)
  const along = area.width > area.height
  const flip = area.x <= 0
  const at = (share: number) => area.x + area.width * (flip ? 1 - share : share)
  const big = short * (along ? 0.62 : 0.57)
  const small = short * 0.26
  const tiny = short * 0.15
  const hung = area.y < 0
  const high = (share: number) => area.y + area.height * (hung ? 1.02 - share : share)
  return [
    ...flower(at(along ? 0.74 : 0.62), high(along ? 0.66 : 0.57), big, random.pick([7, 8, 9]), lead, partner, third),
    ...flower(at(along ? 0.3 : 0.29), high(along ? 0.7 : 0.84), small, random.pick([5, 6]), partner, third, lead),
    ...star(at(along ? 0.44 : 0.16), high(along ? 0.3 : 0.2), tiny, third),
    ...(along ? flower(at(0.16), high(0.34), tiny, 6, third, lead, partner) : []),
  ]
}

/** Round petals around a disc. */
function flower(
  x: number,
  y: number,
  radius: number,
  petals: number,
  color: string,
  core: string,
  dot: string,
): Path[] {
  const reach = radius * 0.62
  const petal = Math.min(radius * 0.38, (Math.PI * reach) / petals / 0.92)
  const paths = Array.from({ length: petals }, (_, index) => {
    const turn = (index / petals) * 2 * Math.PI
    return ellipsePath(x + reach * Math.cos(turn), y + reach * Math.sin(turn), petal)
  })
  return [
    filled(paths.join('') + ellipsePath(x, y, reach), color),
    filled(ellipsePath(x, y, radius * 0.36), core),
    filled(ellipsePath(x, y, radius * 0.15), dot),
  ]
}

function star(x: number, y: number, radius: number, color: string): Path[] {
  const tip = (tx: number, ty: number) => `A${radius} ${radius} 0 0 0 ${tx} ${ty}`
  return [
    filled(
      `M${x} ${y - radius}${tip(x + radius, y)}${tip(x, y + radius)}${tip(x - radius, y)}${tip(x, y - radius)}Z`,
      color,
    ),
  ]
}

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
