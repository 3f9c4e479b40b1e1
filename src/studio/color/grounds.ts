import { contrast, deltaE, hexOf, isNeutral, lchOf, mix } from './oklch.ts'
import type { Roles } from './roles.ts'

/** A field that words stand on, with everything that may stand on it. */
export interface Ground {
  fill: string
  /** For small words: at least 4.5:1. */
  ink: string
  /** For secondary words, quieter than `ink`, still 4.5:1. */
  muted: string
  /** For bold words of at least 1/24 of the shorter side: at least 3:1, the brand's colour where it can be. */
  display: string
  /** For eyebrows and small marks: a brand colour at 4.5:1, or the ink. */
  mark: string
  /** The fill of a button: 3:1 against the ground where the palette allows it. */
  accent: string
  /** Words on the button: 4.5:1. */
  onAccent: string
}

export const SMALL_TEXT = 4.5
export const LARGE_TEXT = 3
/** A margin over the threshold, so that 8-bit rounding and antialiasing cannot undercut it. */
const SPARE = 0.12

export function groundOf(fill: string, roles: Roles): Ground {
  const ink = inkOn(fill, roles)
  const accent = accentOn(fill, roles)
  return {
    fill,
    ink,
    muted: mutedOn(fill, ink),
    display: displayOn(fill, roles, ink),
    mark: firstPassing(fill, [roles.primary, roles.second, roles.deep], SMALL_TEXT) ?? ink,
    accent,
    onAccent: inkOn(accent, roles),
  }
}

/** Dark or light, whichever reads better, tinted with the brand as far as 4.5:1 allows. One of the two always does. */
function inkOn(fill: string, roles: Roles): string {
  const darks = [roles.deep, roles.ink, hexOf({ ...lchOf(roles.ink), l: 0.12 }), '#000000']
  const lights = [roles.paper, roles.white]
  const lightFirst = contrast(fill, roles.white) >= contrast(fill, roles.ink)
  const order = lightFirst ? [...lights, ...darks] : [...darks, ...lights]
  return firstPassing(fill, order, 6) ?? firstPassing(fill, order, SMALL_TEXT) ?? strongest(fill, order)
}

function displayOn(fill: string, roles: Roles, ink: string): string {
  const dark = lchOf(fill).l < 0.74 && !isNeutral(fill)
  if (dark && contrast(fill, roles.white) >= LARGE_TEXT + 0.03) return whiteOrPaper(fill, roles)
  if (lchOf(fill).l > 0.9) return firstPassing(fill, [roles.deep, roles.ink], 7) ?? ink
  return ink
}

const whiteOrPaper = (fill: string, roles: Roles) =>
  contrast(fill, roles.paper) >= LARGE_TEXT + 0.03 ? roles.paper : roles.white

function accentOn(fill: string, roles: Roles): string {
  const order = [roles.primary, roles.second, roles.secondary, roles.soft, roles.deep, roles.paper, roles.ink]
  const clear = order.filter((color) => contrast(color, fill) >= LARGE_TEXT && deltaE(color, fill) > 22)
  return clear[0] ?? strongest(fill, order)
}

function mutedOn(fill: string, ink: string): string {
  for (const share of [0.3, 0.22, 0.14, 0.07]) {
    const quiet = mix(ink, fill, share)
    if (contrast(quiet, fill) >= SMALL_TEXT + 0.6) return quiet
  }
  return ink
}

function firstPassing(fill: string, colors: readonly string[], least: number): string | null {
  return colors.find((color) => contrast(color, fill) >= least + SPARE) ?? null
}

function strongest(fill: string, colors: readonly string[]): string {
  return colors.reduce((best, color) => (contrast(color, fill) > contrast(best, fill) ? color : best))
}
