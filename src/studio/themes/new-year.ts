import { star } from '../art/motifs.ts'
import { smoothPath, ellipsePath, stroked, softEllipse, filled } from '../art/svg-paths.ts'
import { firework, drawPaperConfetti } from '../art/winter.ts'
import { deltaE, toLch } from '../color/oklch.ts'
import { bottom } from '../model/geometry.ts'
import type { Theme } from './theme.ts'
import type { Drawing } from '../art/drawing.ts'
import type { DrawingPalette } from '../art/palette.ts'

const GOLD = '#E3BE6A'
/** Gold for light backgrounds. */
const OLD_GOLD = '#B98A2C'

/** Fireworks and confetti with some gold. */
export const newYear: Theme = {
  name: 'new_year',
  backgrounds: ({ primary, deep, tint }) => [deep, ...(toLch(primary).l < 0.5 ? [primary, primary] : [deep]), tint],
  scene: (area, palette, random) => night(area, palette, random),
  texture: (area, x, y, tone) =>
    [0.3, 0.5, 0.72, 0.96].map((share) =>
      stroked(
        ellipsePath(x, y, Math.hypot(area.width, area.height) * share),
        tone,
        Math.min(area.width, area.height) * 0.012,
      ),
    ),
  corner: ({ x, y, towards: [h, v] }, size, palette) => [
    ...firework(
      x - h * size * 0.34,
      y - v * size * 0.34,
      size * 0.62,
      chooseGold(palette),
      chooseSparkColor(palette),
      26,
    ),
  ],
  small: (x, y, size, palette, random) => [
    random.chance(0.2)
      ? star(x, y, size * 0.8, chooseGold(palette), 4, 0.3)
      : drawPaperConfetti(
          x,
          y,
          size * 1.1,
          random.pick([chooseGold(palette), chooseSparkColor(palette), palette.partner]),
          random,
        ),
  ],
}

const chooseGold = ({ ground }: DrawingPalette) => (toLch(ground).l > 0.7 ? OLD_GOLD : GOLD)
const chooseSparkColor = ({ ground, lead, light }: DrawingPalette) => (toLch(ground).l > 0.7 ? lead : light)

/** Positions of three fireworks (shares of the area), and their sizes (shares of its shorter side). */
const SKIES: readonly (readonly (readonly number[])[])[] = [
  [
    [0.6, 0.3, 0.4],
    [0.26, 0.52, 0.27],
    [0.74, 0.66, 0.2],
  ],
  [
    [0.38, 0.34, 0.42],
    [0.76, 0.56, 0.25],
    [0.24, 0.7, 0.18],
  ],
]

/** Three fireworks of different sizes above confetti. */
const night: Drawing = (area, palette, random) => {
  const short = Math.min(area.width, area.height)
  const gold = chooseGold(palette)
  const spots = random.pick(SKIES)
  const colors = [gold, chooseSparkColor(palette), palette.partner].filter(
    (color) => deltaE(color, palette.ground) > 12,
  )
  const bursts = spots.flatMap(([dx = 0.5, dy = 0.5, size = 0.3], index) => {
    const [x, y] = [area.x + area.width * dx, area.y + area.height * dy]
    const trail = smoothPath([
      [x, y + short * size * 0.2],
      [x - short * 0.02, (y + bottom(area)) / 2],
      [x + short * 0.015, bottom(area) + 4],
    ])
    const color = colors[index % colors.length] ?? gold
    return [
      stroked(trail, color, short * 0.005, 0.45),
      softEllipse(x, y, short * size, short * size, color, 0.22),
      ...firework(x, y, short * size, color, colors[(index + 1) % colors.length] ?? gold, 26 - index * 4),
    ]
  })
  const scraps = Array.from({ length: 26 }, () =>
    drawPaperConfetti(
      area.x + area.width * random.next(),
      area.y + area.height * (0.82 + 0.17 * random.next()),
      short * 0.03,
      random.pick([gold, palette.partner, chooseSparkColor(palette)]),
      random,
    ),
  )
  const stars = Array.from({ length: 18 }, () =>
    ellipsePath(
      area.x + area.width * random.next(),
      area.y + area.height * 0.9 * random.next(),
      short * random.between(0.002, 0.005),
    ),
  )
  return [filled(stars.join(''), palette.light, 0.8), ...bursts, ...scraps]
}
