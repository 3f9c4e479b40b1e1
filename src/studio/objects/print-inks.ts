import { converter, parse } from 'culori'
import { mixColors, shiftLightness, toHex, toLch } from '../color/oklch.ts'
import { COLOR, isGray, type ColorRamp, type Tones } from './recolor.ts'

/** The inks of a print: those of a ramp, and a second color of the brand for parts that have another hue than the rest. */
export type PrintInks = ColorRamp & { accent: string }

interface Part {
  value: string
  l: number
  h: number
  isGray: boolean
}

const toOklch = converter('oklch')

/** Hues that are farther apart than this are two colors of a thing: the red engine and the yellow lamp. Degrees. */
const OTHER_HUE = 42
/** Grays up to this lightness are printed dark, and grays from the other one light (OKLCH). */
const [DARK, LIGHT] = [0.48, 0.8]
/** How much lighter or darker a shade is, and how much of the light or the dark ink it has, at least and at most. */
const SHADE = { least: 0.07, most: 0.13, ink: 0.1 }

/**
 * Prints an SVG body in the inks of a brand: parts of its main hue in the first color, parts of another hue in the accent, black and white
 * parts in the dark and the light ink. A map by lightness alone mixes every part into shades of one brown.
 */
export function printBody(body: string, inks: PrintInks, tones: Tones): string {
  const parts = [...new Set([...body.matchAll(COLOR)].map(([, , value = '']) => value))].flatMap(readPart)
  const colored = parts.filter((part) => !part.isGray)
  const [main] = (colored.length > 0 ? colored : parts).toSorted(
    (one, two) => Math.abs(one.l - tones[1]) - Math.abs(two.l - tones[1]),
  )
  if (!main) return body
  const others = colored.filter(({ h }) => isOtherHue(h, main.h))
  const toInk = (part: Part): string => {
    // A gray thing is a thing of its own color.
    if (colored.length === 0) return shade(inks.middle, part.l - main.l, inks)
    if (part.isGray) return printGray(part.l, inks)
    const [first = main] = others
    return isOtherHue(part.h, main.h)
      ? shade(inks.accent, part.l - first.l, inks)
      : shade(inks.middle, part.l - main.l, inks)
  }
  const printed = new Map(parts.map((part) => [part.value, toInk(part)]))
  return body.replace(COLOR, (attribute, name: string, value: string) => {
    const ink = printed.get(value)
    return ink ? `${name}="${ink}"` : attribute
  })
}

function readPart(value: string): Part[] {
  const color = /^(?:none|url|currentColor|inherit|transparent)/.test(value) ? undefined : parse(value)
  const { l, c, h = 0 } = (color && toOklch(color)) ?? { l: -1, c: 0 }
  return l < 0 ? [] : [{ value, l, h, isGray: isGray(c, h) }]
}

function isOtherHue(one: number, other: number): boolean {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart) > OTHER_HUE
}

const printGray = (l: number, { dark, light }: ColorRamp): string =>
  l <= DARK ? dark : l >= LIGHT ? light : mixColors(light, dark, (LIGHT - l) / (LIGHT - DARK) / 2)

/** A part that is lighter or darker than the main one, by steps of lightness. */
function shade(ink: string, by: number, { dark, light }: ColorRamp): string {
  if (Math.abs(by) < 0.03) return ink
  const wanted = Math.min(SHADE.most, Math.max(SHADE.least, Math.abs(by)))
  // Lighter parts of a light ink would be as pale as the paper around them: the wood of a yellow pencil.
  const step = by < 0 ? wanted : Math.min(wanted, (toLch(light).l - toLch(ink).l) / 3)
  if (by < 0 && isYellow(ink)) return shadeYellow(ink, step)
  // Mixed with much of another ink, a yellow turns olive and a red brown.
  return mixColors(shiftLightness(ink, by < 0 ? -step : step), by < 0 ? dark : light, SHADE.ink)
}

/** Hues that turn olive where they get darker, and how far their shade goes towards orange. Degrees. */
const YELLOW = { from: 78, to: 118, warmer: 26 }

function isYellow(ink: string): boolean {
  const { h, c } = toLch(ink)
  return c > 0.06 && h >= YELLOW.from && h <= YELLOW.to
}

/** The shade of a yellow is an orange, as on a thing in the sun: a darker yellow looks dirty. */
function shadeYellow(ink: string, step: number): string {
  const { l, c, h } = toLch(ink)
  return toHex({ l: l - step, c, h: h - YELLOW.warmer })
}
