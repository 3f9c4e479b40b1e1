import { star } from '../art/motifs.ts'
import { curve, ellipse, line, soft, solid } from '../art/pen.ts'
import { firework, scrap } from '../art/winter.ts'
import { deltaE, lchOf } from '../color/oklch.ts'
import { bottom } from '../geometry.ts'
import type { Theme } from './theme.ts'
import type { Drawing } from '../art/drawing.ts'
import type { Palette } from '../art/palette.ts'

const GOLD = '#E3BE6A'
/** Gold on light grounds. */
const OLD_GOLD = '#B98A2C'

/** Fireworks and confetti with a touch of gold. */
export const newYear: Theme = {
  name: 'new_year',
  grounds: ({ primary, deep, tint }) => [deep, ...(lchOf(primary).l < 0.5 ? [primary, primary] : [deep]), tint],
  scene: (area, palette, random) => night(area, palette, random),
  texture: (area, x, y, tone) =>
    [0.3, 0.5, 0.72, 0.96].map((share) =>
      line(ellipse(x, y, Math.hypot(area.width, area.height) * share), tone, Math.min(area.width, area.height) * 0.012),
    ),
  corner: ({ x, y, towards: [h, v] }, size, palette) => [
    ...firework(x - h * size * 0.34, y - v * size * 0.34, size * 0.62, goldOn(palette), sparkOn(palette), 26),
  ],
  small: (x, y, size, palette, random) => [
    random.chance(0.2)
      ? star(x, y, size * 0.8, goldOn(palette), 4, 0.3)
      : scrap(x, y, size * 1.1, random.pick([goldOn(palette), sparkOn(palette), palette.partner]), random),
  ],
}

const goldOn = ({ ground }: Palette) => (lchOf(ground).l > 0.7 ? OLD_GOLD : GOLD)
const sparkOn = ({ ground, lead, light }: Palette) => (lchOf(ground).l > 0.7 ? lead : light)

/** Where three fireworks burst, as shares of the area, and how large, as a share of its shorter side. */
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

/** Three fireworks of different sizes over a city of streamers. */
const night: Drawing = (area, palette, random) => {
  const short = Math.min(area.width, area.height)
  const gold = goldOn(palette)
  const spots = random.pick(SKIES)
  const colors = [gold, sparkOn(palette), palette.partner].filter((color) => deltaE(color, palette.ground) > 12)
  const bursts = spots.flatMap(([dx = 0.5, dy = 0.5, size = 0.3], index) => {
    const [x, y] = [area.x + area.width * dx, area.y + area.height * dy]
    const trail = curve([
      [x, y + short * size * 0.2],
      [x - short * 0.02, (y + bottom(area)) / 2],
      [x + short * 0.015, bottom(area) + 4],
    ])
    const color = colors[index % colors.length] ?? gold
    return [
      line(trail, color, short * 0.005, 0.45),
      soft(x, y, short * size, short * size, color, 0.22),
      ...firework(x, y, short * size, color, colors[(index + 1) % colors.length] ?? gold, 26 - index * 4),
    ]
  })
  const scraps = Array.from({ length: 26 }, () =>
    scrap(
      area.x + area.width * random.next(),
      area.y + area.height * (0.82 + 0.17 * random.next()),
      short * 0.03,
      random.pick([gold, palette.partner, sparkOn(palette)]),
      random,
    ),
  )
  const stars = Array.from({ length: 18 }, () =>
    ellipse(
      area.x + area.width * random.next(),
      area.y + area.height * 0.9 * random.next(),
      short * random.between(0.002, 0.005),
    ),
  )
  return [solid(stars.join(''), palette.light, 0.8), ...bursts, ...scraps]
}
