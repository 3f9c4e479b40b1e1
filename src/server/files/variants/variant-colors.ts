import type { ComputedVariant } from '#contract/brands/logos/computed-variants.ts'
import { contrast, deltaE, toHex, toLch } from '#studio/color/oklch.ts'
import type { MapColor } from './rewrite-svg.ts'

/** A way to color a variant. With `isKnockedOut`, white becomes transparent. */
export interface VariantColors {
  map: MapColor
  isKnockedOut: boolean
}

/** The grounds on which a logo and its variants are compared. */
export const [LIGHT_GROUND, DARK_GROUND] = ['#FFFFFF', '#16181D']
const [WHITE, INK] = ['#FFFFFF', '#111111']

/** Contrast ratio of graphics: https://www.w3.org/TR/WCAG22/#non-text-contrast (1.4.11). */
const SEEN = 3
/** A color with less contrast than this cannot be seen on white, so it is a detail on another color. */
const PAPER = 1.35
/** A lifted color has this contrast ratio on the dark ground. */
const LIFTED = 4.5
/** A logo in one color of at most this ΔE2000 from the ink is in that ink already. */
const SAME_INK = 12

/**
 * Lists the ways to make a variant of a logo with these colors, best first. Empty if the logo is such a variant already. `hexes` are all of its
 * colors, `#RRGGBB`.
 */
export function listVariantColors(kind: ComputedVariant, hexes: readonly string[]): VariantColors[] {
  return kind === 'on_dark' ? listOnDark(hexes) : listMonos(hexes)
}

const isPaper = (hex: string) => contrast(hex, LIGHT_GROUND) < PAPER
const isTooDark = (hex: string) => contrast(hex, DARK_GROUND) < SEEN

/**
 * Dark colors become white or lighter. In every second way, white details on them become the darkest color, so that they can still be seen.
 */
function listOnDark(hexes: readonly string[]): VariantColors[] {
  const dark = hexes.filter(isTooDark)
  const [darkest] = dark.toSorted((a, b) => toLch(a).l - toLch(b).l)
  if (!darkest) return []
  const swapped = (hex: string, light: string) => (isPaper(hex) ? darkest : isTooDark(hex) ? light : hex)
  const maps: MapColor[] = [
    (hex) => (isTooDark(hex) ? WHITE : hex),
    (hex) => swapped(hex, WHITE),
    (hex) => (isTooDark(hex) ? lift(hex) : hex),
    (hex) => swapped(hex, lift(hex)),
  ]
  return maps.map((map) => ({ map, isKnockedOut: false }))
}

/** The hue of a dark color at a lightness that can be seen on the dark ground. */
function lift(hex: string): string {
  const { c, h } = toLch(hex)
  for (let l = 0.5; l < 0.97; l += 0.02) {
    const lighter = toHex({ l, c: Math.min(c, 0.14), h })
    if (contrast(lighter, DARK_GROUND) >= LIFTED) return lighter
  }
  return WHITE
}

/** All colors become the ink, and white details become transparent. The second way keeps colors apart as tints of the ink. */
function listMonos(hexes: readonly string[]): VariantColors[] {
  const inks = hexes.filter((hex) => !isPaper(hex))
  if (inks.length > 0 && inks.every((hex) => deltaE(hex, INK) < SAME_INK)) return []
  // A logo for dark grounds has only colors that cannot be seen on white.
  if (inks.length === 0) return [{ map: () => INK, isKnockedOut: false }]
  const byLightness = inks.toSorted((a, b) => toLch(a).l - toLch(b).l)
  const tintOf = (hex: string) => (0.62 * byLightness.indexOf(hex)) / Math.max(1, byLightness.length - 1)
  return [
    { map: (hex) => (isPaper(hex) ? WHITE : '#000000'), isKnockedOut: true },
    { map: (hex) => (isPaper(hex) ? WHITE : toGray(tintOf(hex))), isKnockedOut: true },
  ]
}

function toGray(share: number): string {
  const byte = Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
  return `#${byte}${byte}${byte}`.toUpperCase()
}

/** Replaces pixels (RGBA, 4 bytes each) by the ink: the darker a pixel, the less transparent. */
export function knockOut(pixels: Uint8Array): Uint8Array {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(INK.slice(at, at + 2), 16))
  const inked = Uint8Array.from(pixels)
  for (let at = 0; at + 3 < inked.length; at += 4) {
    const gray = ((inked[at] ?? 0) + (inked[at + 1] ?? 0) + (inked[at + 2] ?? 0)) / 3 / 255
    inked[at + 3] = Math.round((inked[at + 3] ?? 0) * (1 - gray))
    inked.set([r, g, b], at)
  }
  return inked
}
