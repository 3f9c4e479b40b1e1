import { ellipsePath, smoothPath, softEllipse, filled } from '../art/svg-paths.ts'
import { star } from '../art/motifs.ts'
import { bauble, fir, pineTwig, snowflake } from '../art/winter.ts'
import { deltaE, isNeutral, toLch, mixColors, shiftLightness } from '../color/oklch.ts'
import { bottom, right } from '../model/geometry.ts'
import type { Theme } from './theme.ts'
import type { Drawing } from '../art/drawing.ts'
import type { DrawingPalette } from '../art/palette.ts'
import type { Box } from '../model/geometry.ts'

const FIR = '#2E6B4C'
const BERRY = '#C8372D'
const GOLD = '#E0B559'

/** Fir trees, snow, and Christmas balls. Green and red are used only where they fit the brand's colors. */
export const christmas: Theme = {
  name: 'christmas',
  backgrounds: ({ primary, deep, tint, second }) => [primary, deep, tint, ...(isNeutral(second) ? [] : [second])],
  scene: (area, palette, random) => winter(area, palette, random),
  texture: (area, _x, _y, tone, random) => {
    const short = Math.min(area.width, area.height)
    const flakes = Array.from({ length: 70 }, () =>
      ellipsePath(
        area.x + area.width * random.next(),
        area.y + area.height * random.next(),
        short * random.between(0.004, 0.016),
      ),
    )
    return [filled(flakes.join(''), tone)]
  },
  corner: ({ x, y, towards: [h, v] }, size, palette, random) => {
    const turn = v < 0 ? 180 : 0
    const green = chooseGreen(palette)
    const twigs = TWIGS.flatMap(([angle, length, tone]) =>
      pineTwig(
        x + h * size * 0.04,
        y + v * size * 0.04,
        size * length,
        turn + h * v * angle,
        shiftLightness(green, tone),
      ),
    )
    return v < 0
      ? [
          ...twigs,
          ...bauble(
            x - h * size * 0.3,
            y,
            size * random.between(0.5, 0.62),
            size * 0.13,
            chooseBerryColor(palette),
            GOLD,
          ),
          ...bauble(x - h * size * 0.58, y, size * 0.3, size * 0.085, GOLD, GOLD),
        ]
      : [...twigs, ...berries(x - h * size * 0.16, y - v * size * 0.14, size * 0.055, chooseBerryColor(palette))]
  },
  small: (x, y, size, palette, random) => {
    const pale = toLch(palette.ground).l > 0.75 ? mixColors(palette.lead, palette.ground, 0.25) : palette.light
    return random.chance(0.7)
      ? snowflake(x, y, size, pale)
      : [star(x, y, size * 0.7, toLch(palette.ground).l > 0.75 ? chooseBerryColor(palette) : GOLD)]
  },
}

/**
 * The twigs in a corner, back to front: degrees from upright, length (share of the motif's size), and lightness shift.
 */
const TWIGS = [
  [-74, 0.8, -0.06],
  [12, 0.72, -0.06],
  [-48, 0.94, -0.01],
  [-16, 0.88, 0.04],
] as const

/** Fir green fits beside green, red, neutral colors, and very dark colors. Otherwise a brand color is used. */
function chooseGreen({ ground, lead, partner }: DrawingPalette): string {
  const allows = (color: string) => {
    const { l, h } = toLch(color)
    return isNeutral(color) || (h > 100 && h < 185) || h < 70 || l < 0.35
  }
  const fits = allows(lead) && deltaE(FIR, ground) > 12
  return fits ? FIR : deltaE(lead, ground) > 12 ? lead : partner
}

const chooseBerryColor = ({ ground, partner }: DrawingPalette) => (deltaE(BERRY, ground) > 28 ? BERRY : partner)

function berries(x: number, y: number, radius: number, color: string) {
  return [
    [0, 0],
    [-1.6, -0.7],
    [0.4, -1.9],
  ].flatMap(([dx = 0, dy = 0]) => [
    filled(ellipsePath(x + dx * radius, y + dy * radius, radius), color),
    filled(ellipsePath(x + (dx - 0.3) * radius, y + (dy - 0.3) * radius, radius * 0.25), '#FFFFFF', 0.7),
  ])
}

/** A fir forest in the snow under the moon. */
const winter: Drawing = (area, palette, random) => {
  const short = Math.min(area.width, area.height)
  const green = chooseGreen(palette)
  const dark = toLch(palette.ground).l < 0.5
  const snow = dark ? palette.light : '#FFFFFF'
  const moon = [area.x + area.width * random.between(0.28, 0.72), area.y + area.height * 0.26] as const
  const drift = (share: number, swing: number, phase: number) =>
    drifted(area, area.y + area.height * share, short * swing, phase)
  const wood = (share: number, size: number, color: string, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const x = area.x + (area.width * (index + 0.5 + random.between(-0.2, 0.2))) / count
      return fir(x, area.y + area.height * (share + random.between(0, 0.03)), size * random.between(0.75, 1.1), color)
    }).flat()
  const count = Math.max(3, Math.round((area.width / area.height) * 5))
  const flakes = Array.from({ length: 40 }, () =>
    ellipsePath(
      area.x + area.width * random.next(),
      area.y + area.height * random.next(),
      short * random.between(0.003, 0.009),
    ),
  )
  return [
    softEllipse(moon[0], moon[1], short * 0.4, short * 0.4, snow, 0.4),
    filled(ellipsePath(moon[0], moon[1], short * 0.11), dark ? GOLD : palette.partner),
    ...wood(0.66, short * 0.3, mixColors(green, palette.ground, 0.5), count + 2),
    filled(drift(0.64, 0.02, 0), mixColors(snow, palette.ground, 0.3)),
    ...wood(0.82, short * 0.46, green, count),
    filled(drift(0.8, 0.03, 1), snow),
    filled(flakes.join(''), '#FFFFFF', 0.9),
  ]
}

function drifted(area: Box, y: number, swing: number, phase: number): string {
  const points = Array.from({ length: 7 }, (_, index): [number, number] => [
    area.x + (area.width * (index - 1)) / 4,
    y + ((index + phase) % 2 ? swing : -swing),
  ])
  return `${smoothPath(points)}L${right(area) + area.width} ${bottom(area) + 4}L${area.x - area.width} ${bottom(area) + 4}Z`
}
