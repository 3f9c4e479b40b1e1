import { citrus, smallSun } from '../art/motifs.ts'
import { curve, ellipse, line, polygon, sector, soft, solid } from '../art/pen.ts'
import { rays } from '../art/grounds.ts'
import { isNeutral, lchOf, mix, shade } from '../color/oklch.ts'
import { bottom, right } from '../geometry.ts'
import type { Theme } from './theme.ts'
import type { Drawing } from '../art/drawing.ts'
import type { Palette } from '../art/palette.ts'
import type { Box } from '../geometry.ts'

/** Where the brand has no sun of its own. */
const SUN = '#FFB52E'
const PITH = '#FFF4DF'

/** Sun, citrus, and light that fans out. */
export const summer: Theme = {
  name: 'summer',
  grounds: ({ primary, second, tint, soft: pale }) => [primary, ...(isNeutral(second) ? [pale] : [second]), pale, tint],
  scene: (area, palette, random) => beach(area, palette, random),
  texture: (area, x, y, tone) => rays(area, x, y, tone, 16),
  corner: ({ x, y, towards: [h, v] }, size, palette, random) =>
    citrus(x - h * size * 0.3, y - v * size * 0.3, size * 0.62, sunOf(palette), PITH, random.between(0, 40)),
  small: (x, y, size, palette, random) =>
    random.chance(0.55)
      ? smallSun(x, y, size, palette.partner)
      : [
          solid(sector(x, y, size * 0.8, -90, 90), sunOf(palette)),
          solid(sector(x, y, size * 0.62, -90, 90), PITH),
          solid(sector(x, y, size * 0.5, -88, 88), sunOf(palette)),
        ],
}

function sunOf({ lead, partner, ground }: Palette): string {
  const warm = (color: string) => {
    const { l, c, h } = lchOf(color)
    return c > 0.1 && h > 35 && h < 112 && l > 0.6
  }
  return [partner, lead].find((color) => warm(color) && color !== ground) ?? SUN
}

/** A low sun with its rings over the sea, and a parasol on the sand. */
const beach: Drawing = (area, palette, random) => {
  const short = Math.min(area.width, area.height)
  const sun = sunOf(palette)
  const [x, y] = [area.x + area.width * random.between(0.55, 0.68), area.y + area.height * 0.42]
  const r = short * 0.25
  const sea = palette.lead
  return [
    soft(x, y, r * 3, r * 3, palette.light, 0.55),
    line(ellipse(x, y, r * 1.28), sun, short * 0.008, 0.8),
    line(ellipse(x, y, r * 1.5), sun, short * 0.005, 0.5),
    solid(ellipse(x, y, r), sun),
    ...[0, 1, 2].map((index) =>
      solid(
        swell(area, area.y + area.height * (0.52 + index * 0.1), short * 0.018, index),
        mix(sea, palette.light, 0.36 - index * 0.15),
      ),
    ),
    solid(swell(area, area.y + area.height * 0.83, short * 0.03, 3), mix(PITH, sun, 0.22)),
    ...parasol(area.x + area.width * 0.3, bottom(area) - area.height * 0.07, short * 0.4, palette),
  ]
}

function swell(area: Box, y: number, swing: number, phase: number): string {
  const points = Array.from({ length: 9 }, (_, index): [number, number] => [
    area.x + (area.width * (index - 1)) / 6,
    y + ((index + phase) % 2 ? swing : -swing),
  ])
  return `${curve(points)}L${right(area) + area.width} ${bottom(area) + 4}L${area.x - area.width} ${bottom(area) + 4}Z`
}

function parasol(x: number, y: number, size: number, palette: Palette) {
  const [top, r] = [y - size * 0.98, size * 0.56]
  const low = top + r
  const colors = [palette.partner, palette.light]
  const edge = [-1, -0.5, 0, 0.5, 1]
  const panels = edge.slice(1).map((to, index) => {
    const [a, b] = [x + (edge[index] ?? 0) * r, x + to * r]
    return solid(
      `M${x} ${top}Q${a + (x - a) * 0.12} ${top + r * 0.16} ${a} ${low}Q${(a + b) / 2} ${low - r * 0.14} ${b} ${low}Q${b + (x - b) * 0.12} ${top + r * 0.16} ${x} ${top}Z`,
      colors[index % 2] ?? palette.light,
    )
  })
  const pole = polygon([
    [x - size * 0.012, top],
    [x + size * 0.012, top],
    [x + size * 0.012, y],
    [x - size * 0.012, y],
  ])
  return [
    solid(ellipse(x + size * 0.12, y, size * 0.5, size * 0.05), shade(palette.dark, 0.1), 0.28),
    solid(pole, palette.dark),
    ...panels,
  ]
}
