import { converter, parse } from 'culori'
import { mixColors, toHex, toLch } from '../color/oklch.ts'

/** The colors that a drawing is recolored into (`#RRGGBB`), from dark to light. */
export interface ColorRamp {
  dark: string
  middle: string
  light: string
  /** For parts of another hue, in drawings that are printed. */
  accent?: string | undefined
}

/** The OKLCH lightness of a drawing's dark, middle, and light parts, 0 to 1. */
export type Tones = readonly [dark: number, middle: number, light: number]

const convertToOklch = converter('oklch')

/** Attributes with a color. Values such as `none` and `url(#a)` are kept. */
export const COLOR = /\b(fill|stroke|stop-color)="([^"]+)"/g

/**
 * Replaces each color of an SVG body by the color of the ramp with the same lightness, relative to the drawing's own
 * `tones`. Gradients keep their shape and their opacity.
 */
export function recolorBody(body: string, ramp: ColorRamp, tones: Tones): string {
  const known = new Map<string, string>()
  return body.replace(COLOR, (attribute, name: string, value: string) => {
    const color = known.get(value) ?? mapColor(value, ramp, tones)
    known.set(value, color)
    return color === value ? attribute : `${name}="${color}"`
  })
}

function mapColor(value: string, ramp: ColorRamp, tones: Tones): string {
  const color = /^(?:none|url|currentColor|inherit|transparent)/.test(value) ? undefined : parse(value)
  const lch = color && convertToOklch(color)
  return lch ? toRampColor(ramp, toRampShare(lch.l, tones)) : value
}

/** Purple grays, which the set uses for white, silver and shade: OKLCH hues, and the largest chroma. */
const [FROM, TO, MOST] = [265, 345, 0.13]

/** Whether a color of a drawing is meant as black, white, or gray. */
export const isGray = (chroma: number, hue: number): boolean => chroma < 0.03 || isPurpleGray(chroma, hue)

const isPurpleGray = (chroma: number, hue: number): boolean => chroma <= MOST && hue >= FROM && hue <= TO

/** Greens of a neon sign: OKLCH hues, the least chroma, and the hue and chroma of a leaf. */
const NEON = { from: 128, to: 172, least: 0.17, hue: 142, chroma: 0.14, lightness: 0.94 }

/**
 * Replaces the purple grays of a drawing by warm grays of the same lightness, and neon greens by those of a leaf. Beside the colors of a
 * brand they look like a mistake.
 */
export function calmBody(body: string): string {
  return body.replace(COLOR, (attribute, name: string, value: string) => {
    const color = /^(?:none|url|currentColor|inherit|transparent)/.test(value) ? undefined : parse(value)
    const { l = 0, c = 0, h = 0 } = (color && convertToOklch(color)) ?? {}
    if (c >= NEON.least && h >= NEON.from && h <= NEON.to)
      return `${name}="${toHex({ l: l * NEON.lightness, c: NEON.chroma, h: NEON.hue })}"`
    if (c < 0.008 || !isPurpleGray(c, h)) return attribute
    return `${name}="${toHex({ l, c: Math.min(c, 0.018), h: 75 })}"`
  })
}

/** The least chroma of its colored parts, and how much darker they get, as a share of their lightness. */
const [COLORED, INK] = [0.05, 0.42]

/** Draws the colored parts of a thing in warm black: a football is black and white, and with blue parts it is of another club. */
export function inkBody(body: string): string {
  return body.replace(COLOR, (attribute, name: string, value: string) => {
    const color = /^(?:none|url|currentColor|inherit|transparent)/.test(value) ? undefined : parse(value)
    const { l = 0, c = 0 } = (color && convertToOklch(color)) ?? {}
    return c < COLORED ? attribute : `${name}="${toHex({ l: l * INK, c: 0.012, h: 75 })}"`
  })
}

/**
 * Draws every shape in one color with an outline, back to front, so that hidden lines stay hidden. `width` of the outline is in
 * units of the drawing (32 x 32).
 */
export function toLineDrawing(body: string, fill: string, stroke: string, width: number): string {
  const bare = body.replace(/\s(?:fill|stroke|stroke-width|fill-opacity|opacity)="[^"]*"/g, '')
  return `<g fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${bare}</g>`
}

/**
 * Stretches a lightness to the ramp: 0 is its dark end, 1 its light end. A drawing that is light all over still gets dark
 * parts, but not more contrast than twice its own.
 */
export function toRampShare(lightness: number, [dark, middle, light]: Tones): number {
  const low = Math.min(dark, middle - 0.22, 0.6)
  const high = Math.max(light, middle + 0.22, 0.75)
  return Math.min(1, Math.max(0, 0.06 + (0.88 * (lightness - low)) / (high - low)))
}

/** Returns the color at a share (0 to 1) of the ramp. The middle color is where its own lightness puts it. */
export function toRampColor({ dark, middle, light }: ColorRamp, share: number): string {
  const [from, at, to] = [toLch(dark).l, toLch(middle).l, toLch(light).l]
  const turn = Math.min(0.68, Math.max(0.32, (at - from) / Math.max(0.01, to - from)))
  return share <= turn ? mixColors(dark, middle, share / turn) : mixColors(middle, light, (share - turn) / (1 - turn))
}
