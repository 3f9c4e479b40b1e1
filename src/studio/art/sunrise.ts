import { mixColors } from '../color/oklch.ts'
import { bottom } from '../model/geometry.ts'
import { ellipsePath, stroked, sectorPath, filled } from './svg-paths.ts'
import { listFlatColors } from './palette.ts'
import type { Drawing } from './drawing.ts'
import type { DrawingPalette } from './palette.ts'
import type { Box } from '../model/geometry.ts'
import type { Random } from '../model/random.ts'
import type { Path } from '../model/scene.ts'

/** Concentric discs that rise over the bottom edge or out of a corner. */
export const sunrise: Drawing = (area, palette, random) => {
  const colors = listFlatColors(palette)
  if (area.width > area.height * 2.3) return row(area, palette, random)
  const corner = area.height > area.width * 1.3 ? 1 : random.pick([0.5, 0.78, 1])
  const x = area.x + area.width * corner
  const reach =
    corner === 0.5 ? Math.min(area.width * 0.62, area.height * 0.94) : Math.min(area.width * 0.96, area.height * 0.94)
  const y = bottom(area)
  const rings = random.pick([4, 5])
  return [
    stroked(ellipsePath(x, y, reach * 1.07), mixColors(palette.lead, palette.ground, 0.3), reach * 0.008),
    ...discs(x, y, reach, colors, rings),
    ...spokes(x, y, reach, palette.ground, rings),
  ]
}

function discs(x: number, y: number, reach: number, colors: readonly string[], rings: number): Path[] {
  return Array.from({ length: rings }, (_, index) =>
    filled(ellipsePath(x, y, reach * (1 - index / (rings + 0.35))), colors[index % colors.length] ?? '#000000'),
  )
}

/** Discs next to each other along a wide area. Each one starts with the next color. */
function row(area: Box, palette: DrawingPalette, random: Random): Path[] {
  const colors = listFlatColors(palette)
  const count = Math.ceil(area.width / (1.9 * area.height))
  const reach = area.width / count / 2
  return Array.from({ length: count }, (_, index) => {
    const turned = colors.map((_color, at) => colors[(at + index) % colors.length] ?? palette.lead)
    const x = area.x + reach * (2 * index + 1)
    const spoked = random.chance(0.6) ? spokes(x, bottom(area), reach, palette.ground, 4) : []
    return [...discs(x, bottom(area), reach, turned, 4), ...spoked]
  }).flat()
}

function spokes(x: number, y: number, reach: number, color: string, rings: number) {
  const hole = reach * (1 - 1 / (rings + 0.35)) * 1.02
  return Array.from({ length: 24 }, (_, index) =>
    filled(sectorPath(x, y, reach * 0.985, index * 15 - 1.1, index * 15 + 1.1, hole), color),
  )
}
