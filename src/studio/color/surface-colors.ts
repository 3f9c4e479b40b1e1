import { contrast, deltaE, toHex, isNeutral, toLch, mixColors } from './oklch.ts'
import type { ColorRoles } from './color-roles.ts'

/** A background color, and the colors that are readable on it (`#RRGGBB`). Ratios are WCAG contrast ratios. */
export interface SurfaceColors {
  fill: string
  /** For small text: at least 4.5:1. */
  ink: string
  /** For secondary text. It is quieter than `ink` but still at least 4.5:1. */
  muted: string
  /** For bold text of at least 1/24 of the shorter side: at least 3:1, a brand color if possible. */
  display: string
  /** For eyebrows and small marks: a brand color with at least 4.5:1, or `ink`. */
  mark: string
  /** The fill of a button: 3:1 against the background if the palette allows it. */
  accent: string
  /** Text on the button: at least 4.5:1. */
  onAccent: string
}

/** Minimum contrast ratio of normal text (WCAG 2.2, 1.4.3, level AA). */
export const SMALL_TEXT = 4.5
/** Minimum contrast ratio of large text (WCAG 2.2, 1.4.3, level AA). */
export const LARGE_TEXT = 3
/** A margin above the threshold, so that 8-bit rounding and antialiasing cannot fall below it. */
const CONTRAST_MARGIN = 0.12

/** Derives the text and button colors for a background color. */
export function deriveSurfaceColors(fill: string, roles: ColorRoles): SurfaceColors {
  const ink = chooseInk(fill, roles)
  const accent = chooseAccent(fill, roles)
  return {
    fill,
    ink,
    muted: chooseMuted(fill, ink),
    display: chooseDisplay(fill, roles, ink),
    mark: chooseMark(fill, roles, ink),
    accent,
    onAccent: chooseInk(accent, roles),
  }
}

/**
 * Returns a dark or light text color, whichever has more contrast. It is tinted with the brand color as far as 4.5:1
 * allows.
 */
function chooseInk(fill: string, roles: ColorRoles): string {
  const darks = [roles.deep, roles.ink, toHex({ ...toLch(roles.ink), l: 0.12 }), '#000000']
  const lights = [roles.paper, roles.white]
  const lightFirst = contrast(fill, roles.white) >= contrast(fill, roles.ink)
  const order = lightFirst ? [...lights, ...darks] : [...darks, ...lights]
  return (
    findPassing(fill, order.slice(0, 1), BRANDED) ??
    findPassing(fill, order, 6) ??
    findPassing(fill, order, SMALL_TEXT) ??
    findStrongest(fill, order)
  )
}

/** A tinted color with this contrast is better than black or white with more. */
const BRANDED = 4.8

function chooseDisplay(fill: string, roles: ColorRoles, ink: string): string {
  const dark = toLch(fill).l < LEAST_LIGHT && !isNeutral(fill)
  // Light words beside dark ones on one ground look like a mistake, and so do two dark colors.
  if (toLch(ink).l < toLch(fill).l && dark) return ink
  if (dark && contrast(fill, roles.white) >= LARGE_TEXT + 0.03) return whiteOrPaper(fill, roles)
  if (toLch(fill).l > 0.9) return findPassing(fill, [roles.deep, roles.ink], 7) ?? ink
  return ink
}

/** On a ground of middle lightness, a dark color beside the dark ink looks like a mistake. */
function chooseMark(fill: string, roles: ColorRoles, ink: string): string {
  const isMiddle = toLch(fill).l < LEAST_LIGHT && toLch(ink).l < toLch(fill).l
  return (isMiddle ? null : findPassing(fill, [roles.primary, roles.second, roles.deep], SMALL_TEXT)) ?? ink
}

/** Grounds below this lightness are of the brand's colors, and not tints of them (OKLCH). */
const LEAST_LIGHT = 0.74

const whiteOrPaper = (fill: string, roles: ColorRoles) =>
  contrast(fill, roles.paper) >= LARGE_TEXT + 0.03 ? roles.paper : roles.white

function chooseAccent(fill: string, roles: ColorRoles): string {
  const order = [roles.primary, roles.second, roles.secondary, roles.soft, roles.deep, roles.paper, roles.ink]
  const clear = order.filter((color) => contrast(color, fill) >= LARGE_TEXT && deltaE(color, fill) > 22)
  return clear[0] ?? findStrongest(fill, order)
}

function chooseMuted(fill: string, ink: string): string {
  for (const share of [0.3, 0.22, 0.14, 0.07]) {
    const quiet = mixColors(ink, fill, share)
    if (contrast(quiet, fill) >= SMALL_TEXT + 0.6) return quiet
  }
  return ink
}

function findPassing(fill: string, colors: readonly string[], least: number): string | null {
  return colors.find((color) => contrast(color, fill) >= least + CONTRAST_MARGIN) ?? null
}

function findStrongest(fill: string, colors: readonly string[]): string {
  return colors.reduce((best, color) => (contrast(color, fill) > contrast(best, fill) ? color : best))
}

/** Grounds with less chroma are grays (OKLCH). */
const LEAST_CHROMA = 0.08
/** Lighter grounds carry dark words well (OKLCH). */
const DARK_WORDS = 0.66
/** So do orange ones: black on orange looks bold, not gloomy. Hues in degrees (OKLCH). */
const [ORANGE_FROM, ORANGE_TO] = [30, 110]

/**
 * Whether small words on a saturated ground of middle lightness must be dark, although white ones would look clearer: the contrast ratio of
 * WCAG rates dark words on such colors higher than readers do (https://github.com/Myndex/SAPC-APCA).
 */
export function isMurky(fill: string): boolean {
  const { l, c, h } = toLch(fill)
  const white = contrast(fill, '#FFFFFF')
  if (h > ORANGE_FROM && h < ORANGE_TO) return false
  return c > LEAST_CHROMA && l < DARK_WORDS && white >= LARGE_TEXT && white < SMALL_TEXT + CONTRAST_MARGIN
}
