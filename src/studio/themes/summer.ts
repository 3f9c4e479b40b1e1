import { citrus, smallSun } from '../art/motifs.ts'
import { smoothPath, ellipsePath, stroked, polygonPath, sectorPath, softEllipse, filled } from '../art/svg-paths.ts'
import { rays } from '../art/background-patterns.ts'
import { isNeutral, toLch, mixColors, shiftLightness } from '../color/oklch.ts'
import { bottom, right } from '../model/geometry.ts'
import type { Theme } from './theme.ts'
import type { Drawing } from '../art/drawing.ts'
import type { DrawingPalette } from '../art/palette.ts'
import type { Box } from '../model/geometry.ts'

/** The sun's color if the brand has no warm color. */
const SUN = '#FFB52E'
const PITH = '#FFF4DF'

/** Sun, citrus fruit, and rays of light. */
export const summer: Theme = {
  name: 'summer',
  backgrounds: ({ primary, second, tint, soft: pale }) => [
    primary,
    ...(isNeutral(second) ? [pale] : [second]),
    pale,
    tint,
  ],
  scene: (area, palette, random) => beach(area, palette, random),
  texture: (area, x, y, tone) => rays(area, x, y, tone, 16),
  corner: ({ x, y, towards: [h, v] }, size, palette, random) =>
    citrus(x - h * size * 0.3, y - v * size * 0.3, size * 0.62, chooseSunColor(palette), PITH, random.between(0, 40)),
  small: (x, y, size, palette, random) =>
    random.chance(0.55)
      ? smallSun(x, y, size, palette.partner)
      : [
          filled(sectorPath(x, y, size * 0.8, -90, 90), chooseSunColor(palette)),
          filled(sectorPath(x, y, size * 0.62, -90, 90), PITH),
          filled(sectorPath(x, y, size * 0.5, -88, 88), chooseSunColor(palette)),
        ],
}

function chooseSunColor({ lead, partner, ground }: DrawingPalette): string {
  const warm = (color: string) => {
    const { l, c, h } = toLch(color)
    return c > 0.1 && h > 35 && h < 112 && l > 0.6
  }
  return [partner, lead].find((color) => warm(color) && color !== ground) ?? SUN
}

/** A low sun with rings over the sea, and a parasol on the sand. */
const beach: Drawing = (area, palette, random) => {
  const short = Math.min(area.width, area.height)
  const sun = chooseSunColor(palette)
  const [x, y] = [area.x + area.width * random.between(0.55, 0.68), area.y + area.height * 0.42]
  const r = short * 0.25
  const sea = palette.lead
  return [
    softEllipse(x, y, r * 3, r * 3, palette.light, 0.55),
    stroked(ellipsePath(x, y, r * 1.28), sun, short * 0.008, 0.8),
    stroked(ellipsePath(x, y, r * 1.5), sun, short * 0.005, 0.5),
    filled(ellipsePath(x, y, r), sun),
    ...[0, 1, 2].map((index) =>
      filled(
        swell(area, area.y + area.height * (0.52 + index * 0.1), short * 0.018, index),
        mixColors(sea, palette.light, 0.36 - index * 0.15),
      ),
    ),
    filled(swell(area, area.y + area.height * 0.83, short * 0.03, 3), mixColors(PITH, sun, 0.22)),
    ...parasol(area.x + area.width * 0.3, bottom(area) - area.height * 0.07, short * 0.4, palette),
  ]
}

function swell(area: Box, y: number, swing: number, phase: number): string {
  const points = Array.from({ length: 9 }, (_, index): [number, number] => [
    area.x + (area.width * (index - 1)) / 6,
    y + ((index + phase) % 2 ? swing : -swing),
  ])
  return `${smoothPath(points)}L${right(area) + area.width} ${bottom(area) + 4}L${area.x - area.width} ${bottom(area) + 4}Z`
}

function parasol(x: number, y: number, size: number, palette: DrawingPalette) {
  const [top, r] = [y - size * 0.98, size * 0.56]
  const low = top + r
  const colors = [palette.partner, palette.light]
  const edge = [-1, -0.5, 0, 0.5, 1]
  const panels = edge.slice(1).map((to, index) => {
    const [a, b] = [x + (edge[index] ?? 0) * r, x + to * r]
    return filled(
      `M${x} ${top}Q${a + (x - a) * 0.12} ${top + r * 0.16} ${a} ${low}Q${(a + b) / 2} ${low - r * 0.14} ${b} ${low}Q${b + (x - b) * 0.12} ${top + r * 0.16} ${x} ${top}Z`,
      colors[index % 2] ?? palette.light,
    )
  })
  const pole = polygonPath([
    [x - size * 0.012, top],
    [x + size * 0.012, top],
    [x + size * 0.012, y],
    [x - size * 0.012, y],
  ])
  return [
    filled(ellipsePath(x + size * 0.12, y, size * 0.5, size * 0.05), shiftLightness(palette.dark, 0.1), 0.28),
    filled(pole, palette.dark),
    ...panels,
  ]
}
