import { bat, pumpkin, star, web } from '../art/motifs.ts'
import { smoothPath, ellipsePath, stroked, softEllipse, filled } from '../art/svg-paths.ts'
import { toLch, mixColors } from '../color/oklch.ts'
import { bottom, right } from '../model/geometry.ts'
import type { Theme } from './theme.ts'
import type { Drawing } from '../art/drawing.ts'
import type { Box } from '../model/geometry.ts'

const PUMPKIN = '#F08A24'
const STALK = '#6E7F3A'
const MOON = '#F6D98B'

/** Dark backgrounds, a large moon, bats, webs, and pumpkins. */
export const halloween: Theme = {
  name: 'halloween',
  backgrounds: ({ ink, deep, primary }) => [ink, deep, ...(toLch(primary).l < 0.4 ? [primary] : [])],
  scene: (area, palette, random) => haunted(area, palette, random),
  texture: (area, x, y, tone) =>
    [0.16, 0.27, 0.38]
      .toReversed()
      .map((share) => filled(ellipsePath(x, y, Math.hypot(area.width, area.height) * share), tone, 0.55)),
  corner: ({ x, y, towards }, size, palette, random) =>
    towards[1] < 0
      ? web(x, y, towards, size * 0.95, mixColors(palette.ground, '#FFFFFF', 0.42))
      : [
          ...pumpkin(x - towards[0] * size * 0.72, y + size * 0.03, size * 0.36, '#D9741A', STALK, null),
          ...pumpkin(
            x - towards[0] * size * 0.3,
            y + size * 0.06,
            size * 0.66,
            PUMPKIN,
            STALK,
            random.chance(0.6) ? '#2A1206' : null,
          ),
        ],
  small: (x, y, size, palette, random) =>
    random.chance(0.6)
      ? bat(x, y, size * 2.4, toLch(palette.ground).l < 0.4 ? mixColors(palette.ground, PUMPKIN, 0.85) : palette.dark)
      : [star(x, y, size * 0.5, MOON, 4, 0.3)],
}

/** Hills, a bare tree, and a pumpkin in front of the moon. */
const haunted: Drawing = (area, palette, random) => {
  const short = Math.min(area.width, area.height)
  const flip = random.chance(0.5)
  const at = (share: number) => area.x + area.width * (flip ? 1 - share : share)
  const night = toLch(palette.ground).l < 0.5
  const far = night ? mixColors(palette.ground, '#000000', 0.25) : palette.lead
  const near = night ? mixColors(palette.ground, '#000000', 0.55) : palette.dark
  const [mx, my, r] = [at(0.6), area.y + area.height * 0.36, short * 0.27]
  const hill = (share: number, swing: number, phase: number) =>
    ridge(area, area.y + area.height * share, short * swing, phase)
  return [
    softEllipse(mx, my, r * 2.4, r * 2.4, MOON, 0.35),
    filled(ellipsePath(mx, my, r), MOON),
    filled(
      ellipsePath(mx - r * 0.3, my - r * 0.2, r * 0.16) +
        ellipsePath(mx + r * 0.34, my + r * 0.3, r * 0.1) +
        ellipsePath(mx + r * 0.1, my - r * 0.5, r * 0.07),
      '#E3BE6A',
      0.6,
    ),
    ...[
      [0.34, 0.2, 0.2],
      [0.74, 0.24, 0.13],
      [0.52, 0.46, 0.16],
      [0.2, 0.4, 0.1],
    ].flatMap(([x = 0, y = 0, size = 0]) => bat(at(x), area.y + area.height * y, short * size, near)),
    filled(hill(0.68, 0.035, 0), far),
    ...bareTree(at(0.2), area.y + area.height * 0.84, short * 0.62, near, flip ? -1 : 1),
    filled(hill(0.82, 0.03, 1), near),
    ...pumpkin(at(0.68), area.y + area.height * 0.94, short * 0.34, PUMPKIN, STALK, near),
    ...pumpkin(at(0.38), area.y + area.height * 0.97, short * 0.19, '#D9741A', STALK, null),
  ]
}

function ridge(area: Box, y: number, swing: number, phase: number): string {
  const points = Array.from({ length: 7 }, (_, index): [number, number] => [
    area.x + (area.width * (index - 1)) / 4,
    y + ((index + phase) % 2 ? swing : -swing),
  ])
  return `${smoothPath(points)}L${right(area) + area.width} ${bottom(area) + 4}L${area.x - area.width} ${bottom(area) + 4}Z`
}

/**
 * One branch per row: stroke width, then the points (x, y). All are shares of the tree's height, measured up from its
 * base.
 */
const BRANCHES: readonly (readonly number[])[] = [
  [0.06, 0, -0.05, 0.02, 0.3, -0.02, 0.62, 0.04, 0.86],
  [0.034, 0.01, 0.4, 0.14, 0.52, 0.2, 0.7, 0.3, 0.78],
  [0.03, 0, 0.52, -0.12, 0.62, -0.18, 0.8],
  [0.02, 0.16, 0.58, 0.26, 0.6, 0.36, 0.56],
  [0.02, 0, 0.7, 0.1, 0.8, 0.12, 0.95],
  [0.018, -0.14, 0.68, -0.24, 0.7, -0.3, 0.8],
]

function bareTree(x: number, y: number, size: number, color: string, side: number) {
  return BRANCHES.map(([width = 0, ...shares]) => {
    const points = Array.from({ length: shares.length / 2 }, (_, index): [number, number] => [
      x + (shares[2 * index] ?? 0) * side * size,
      y - (shares[2 * index + 1] ?? 0) * size,
    ])
    return stroked(smoothPath(points), color, size * width)
  })
}
