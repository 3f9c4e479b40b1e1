import { mixColors, shiftLightness } from '../color/oklch.ts'
import { bottom } from '../model/geometry.ts'
import { smoothPath, ellipsePath, leafPath, stroked, softEllipse, filled } from './svg-paths.ts'
import type { Drawing } from './drawing.ts'
import type { DrawingPalette } from './palette.ts'
import type { Random } from '../model/random.ts'
import type { Path } from '../model/scene.ts'

/** Stems with paired leaves in front of a disc, in a cut-paper style. Each leaf has a light and a dark half. */
export const leaves: Drawing = (area, palette, random) => {
  const { width, height } = area
  const size = Math.min(width, height)
  const discX = area.x + width * random.between(0.42, 0.6)
  const discY = area.y + height * random.between(0.34, 0.42)
  const back = mixColors(palette.partner, palette.ground, 0.35)
  const stems = width > height * 1.3 ? [0.2, 0.44, 0.66, 0.86] : [0.28, 0.5, 0.74]
  const tones = random.shuffle([
    palette.lead,
    palette.partner,
    shiftLightness(palette.lead, -0.1),
    mixColors(palette.lead, palette.light, 0.45),
  ])
  return [
    softEllipse(discX, discY, size * 0.75, size * 0.75, palette.light, 0.55),
    filled(ellipsePath(discX, discY, size * 0.27), back),
    ...stems.flatMap((share, index) => {
      const foot = area.x + width * share
      const reach = height * random.between(index % 2 ? 0.6 : 0.74, index % 2 ? 0.7 : 0.86)
      const lean = width * random.between(-0.09, 0.09)
      return stem(
        [foot, bottom(area) + 8],
        [foot + lean, bottom(area) - reach],
        size,
        tones[index % tones.length] ?? palette.lead,
        palette,
        random,
      )
    }),
  ]
}

type Point = readonly [number, number]

function stem(foot: Point, tip: Point, size: number, color: string, palette: DrawingPalette, random: Random): Path[] {
  const bend = size * random.between(-0.07, 0.07)
  const middle: Point = [(foot[0] + tip[0]) / 2 + bend, (foot[1] + tip[1]) / 2]
  const pairs = Math.max(4, Math.round((foot[1] - tip[1]) / (size * 0.125)))
  const lit = shiftLightness(color, 0.07)
  const dim = shiftLightness(color, -0.05)
  const paths: Path[] = [stroked(smoothPath([foot, middle, tip]), dim, size * 0.008)]
  for (let index = 1; index <= pairs; index++) {
    const t = index / (pairs + 0.2)
    const x = (1 - t) ** 2 * foot[0] + 2 * t * (1 - t) * (2 * middle[0] - (foot[0] + tip[0]) / 2) + t * t * tip[0]
    const y = (1 - t) ** 2 * foot[1] + 2 * t * (1 - t) * middle[1] + t * t * tip[1]
    const length = size * (0.2 - 0.1 * t)
    for (const side of [-1, 1]) {
      const angle = side * (64 - 26 * t)
      paths.push(
        filled(leafPath(x, y, length, angle, 0.26), side < 0 ? lit : color),
        filled(leafPath(x, y, length, angle, 0.26, 1), dim, 0.55),
      )
    }
  }
  paths.push(filled(leafPath(tip[0], tip[1] + size * 0.01, size * 0.13, ((tip[0] - middle[0]) / size) * 60, 0.24), lit))
  return palette.ground === color ? [] : paths
}
