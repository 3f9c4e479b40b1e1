import { stripes } from '../art/grounds.ts'
import { percent, star } from '../art/motifs.ts'
import { ellipse, line, polygon, rectangle, solid } from '../art/pen.ts'
import { isNeutral, lchOf, mix } from '../color/oklch.ts'
import { bottom, centerX } from '../geometry.ts'
import type { Theme } from './theme.ts'
import type { Drawing } from '../art/drawing.ts'
import type { Palette } from '../art/palette.ts'

/** Ink, one glaring colour of the brand, per cent signs and barrier tape. */
export const blackFriday: Theme = {
  name: 'black_friday',
  grounds: ({ ink }) => [ink],
  scene: (area, palette, random) => bags(area, palette, random),
  texture: (area, _x, _y, tone) => stripes(area, tone),
  corner: ({ x, y, towards: [h, v] }, size, palette) => tape(x, y, h, v, size, glareOf(palette), palette.dark),
  small: (x, y, size, palette, random) =>
    random.chance(0.5) ? percent(x, y, size * 1.3, glareOf(palette)) : [star(x, y, size * 0.8, palette.light, 4, 0.3)],
}

/** The brand's most glaring colour that is not the ground. */
function glareOf({ lead, partner, light, ground }: Palette): string {
  const loud = [lead, partner].filter((color) => color !== ground && lchOf(color).l > 0.5 && !isNeutral(color))
  return loud.toSorted((a, b) => lchOf(b).c - lchOf(a).c)[0] ?? light
}

/** Two bands across a corner, one striped like a barrier's. */
function tape(x: number, y: number, h: number, v: number, size: number, color: string, dark: string) {
  const band = (from: number, to: number) =>
    polygon([
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
    return polygon([point(inner, at), point(outer, at + 0.02), point(outer, at + 0.1), point(inner, at + 0.08)])
  })
  return [
    solid(band(inner, outer), color),
    solid(cuts.join(''), dark),
    solid(band(size * 0.42, size * 0.5), color, 0.85),
  ]
}

/** Shopping bags before a great per cent sign. */
const bags: Drawing = (area, palette, random) => {
  const short = Math.min(area.width, area.height)
  const glare = glareOf(palette)
  const x = centerX(area)
  const floor = bottom(area) - area.height * 0.09
  const lean = random.chance(0.5) ? 1 : -1
  return [
    ...percent(
      x,
      area.y + area.height * 0.4,
      short * 0.74,
      mix(palette.ground, palette.lead === glare ? palette.partner : palette.lead, 0.6),
    ),
    solid(ellipse(x, floor, short * 0.44, short * 0.035), palette.shadow, 0.4),
    ...bag(x + lean * short * 0.17, floor, short * 0.32, short * 0.42, palette.light, palette.dark),
    ...bag(x - lean * short * 0.13, floor + short * 0.015, short * 0.36, short * 0.34, glare, palette.dark),
  ]
}

function bag(x: number, y: number, width: number, height: number, color: string, dark: string) {
  const box = { x: x - width / 2, y: y - height, width, height }
  const grip = `M${x - width * 0.2} ${box.y + 2}v${-height * 0.1}a${width * 0.2} ${width * 0.2} 0 0 1 ${width * 0.4} 0v${height * 0.1}`
  const fold = polygon([
    [x + width / 2, box.y],
    [x + width / 2, y],
    [x + width * 0.34, y],
    [x + width * 0.38, box.y],
  ])
  return [
    line(grip, color, width * 0.045),
    solid(rectangle(box), color),
    solid(fold, dark, 0.16),
    ...percent(x - width * 0.05, y - height * 0.46, width * 0.4, dark),
  ]
}
