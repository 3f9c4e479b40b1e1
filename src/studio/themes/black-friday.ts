import { stripes } from '../art/background-patterns.ts'
import { percent, star } from '../art/motifs.ts'
import { ellipsePath, stroked, polygonPath, rectanglePath, filled } from '../art/svg-paths.ts'
import { isNeutral, toLch, mixColors } from '../color/oklch.ts'
import { bottom, centerX } from '../model/geometry.ts'
import type { Theme } from './theme.ts'
import type { Drawing } from '../art/drawing.ts'
import type { DrawingPalette } from '../art/palette.ts'

/** Dark backgrounds, one vivid brand color, percent signs, and barrier tape. */
export const blackFriday: Theme = {
  name: 'black_friday',
  backgrounds: ({ ink }) => [ink],
  scene: (area, palette, random) => bags(area, palette, random),
  texture: (area, _x, _y, tone) => stripes(area, tone),
  corner: ({ x, y, towards: [h, v] }, size, palette) => tape(x, y, h, v, size, chooseGlareColor(palette), palette.dark),
  small: (x, y, size, palette, random) =>
    random.chance(0.5)
      ? percent(x, y, size * 1.3, chooseGlareColor(palette))
      : [star(x, y, size * 0.8, palette.light, 4, 0.3)],
}

/** Returns the most vivid brand color that is not the background. */
function chooseGlareColor({ lead, partner, light, ground }: DrawingPalette): string {
  const loud = [lead, partner].filter((color) => color !== ground && toLch(color).l > 0.5 && !isNeutral(color))
  return loud.toSorted((a, b) => toLch(b).c - toLch(a).c)[0] ?? light
}

/** Two diagonal bands across a corner, one of them with stripes. */
function tape(x: number, y: number, h: number, v: number, size: number, color: string, dark: string) {
  const band = (from: number, to: number) =>
    polygonPath([
      [x - h * from, y],
      [x - h * to, y],
      [x, y - v * to],
      [x, y - v * from],
    ])
  const [inner, outer] = [size * 0.62, size * 0.8]
  const cuts = Array.from({ length: 6 }, (_, index) => {
    const at = (index + 0.3) / 6
    const point = (reach: number, share: number): [number, number] => [
      x - h * reach * (1 - share),
      y - v * reach * share,
    ]
    return polygonPath([point(inner, at), point(outer, at + 0.02), point(outer, at + 0.1), point(inner, at + 0.08)])
  })
  return [
    filled(band(inner, outer), color),
    filled(cuts.join(''), dark),
    filled(band(size * 0.42, size * 0.5), color, 0.85),
  ]
}

/** Shopping bags in front of a large percent sign. */
const bags: Drawing = (area, palette, random) => {
  const short = Math.min(area.width, area.height)
  const glare = chooseGlareColor(palette)
  const x = centerX(area)
  const floor = bottom(area) - area.height * 0.09
  const lean = random.chance(0.5) ? 1 : -1
  return [
    ...percent(
      x,
      area.y + area.height * 0.4,
      short * 0.74,
      mixColors(palette.ground, palette.lead === glare ? palette.partner : palette.lead, 0.6),
    ),
    filled(ellipsePath(x, floor, short * 0.44, short * 0.035), palette.shadow, 0.4),
    ...bag(x + lean * short * 0.17, floor, short * 0.32, short * 0.42, palette.light, palette.dark),
    ...bag(x - lean * short * 0.13, floor + short * 0.015, short * 0.36, short * 0.34, glare, palette.dark),
  ]
}

function bag(x: number, y: number, width: number, height: number, color: string, dark: string) {
  const box = { x: x - width / 2, y: y - height, width, height }
  const grip = `M${x - width * 0.2} ${box.y + 2}v${-height * 0.1}a${width * 0.2} ${width * 0.2} 0 0 1 ${width * 0.4} 0v${height * 0.1}`
  const fold = polygonPath([
    [x + width / 2, box.y],
    [x + width / 2, y],
    [x + width * 0.34, y],
    [x + width * 0.38, box.y],
  ])
  return [
    stroked(grip, color, width * 0.045),
    filled(rectanglePath(box), color),
    filled(fold, dark, 0.16),
    ...percent(x - width * 0.05, y - height * 0.46, width * 0.4, dark),
  ]
}
