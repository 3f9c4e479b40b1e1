import type { BrandPalette } from './brand-palette.ts'
import { atLightness, deltaE, toHex, isNeutral, toLch } from './oklch.ts'

/** The colors derived from a brand's two colors (`#RRGGBB`). `primary` and `secondary` are exactly the brand's own. */
export interface ColorRoles {
  primary: string
  secondary: string
  /**
   * A field color next to the primary: the secondary color, or a color derived from the primary if the two are too
   * similar.
   */
  second: string
  /** Backgrounds, from nearly white to dark. */
  paper: string
  tint: string
  soft: string
  deep: string
  /** The darkest and the lightest text color. */
  ink: string
  white: string
  /** The colors of the extended palette, exactly the brand's own. Absent in a brand that has none. */
  neutral?: string | undefined
  accent_1?: string | undefined
  accent_2?: string | undefined
  accent_3?: string | undefined
  accent_4?: string | undefined
}

/** Below this ΔE2000, two adjacent fields look like a mistake. */
const TOO_ALIKE = 14

/** The greatest OKLCH lightness of a black or dark gray. */
const DARK = 0.35

/** Derives all colors from primary and secondary color (`#RRGGBB`). */
export function deriveColorRoles(primaryText: string, secondaryText: string): ColorRoles {
  const [primary, secondary] = [primaryText.toUpperCase(), secondaryText.toUpperCase()]
  const second = deltaE(primary, secondary) < TOO_ALIKE ? deriveSecondField(primary) : secondary
  const warm = [second, primary].find(isCream) ?? (isNeutral(second) ? primary : second)
  const dark = isNeutral(primary) ? second : primary
  return {
    primary,
    secondary,
    second,
    paper: toLightTint(warm, 0.972, 0.014),
    tint: toLightTint(warm, 0.925, 0.04),
    soft: toLightTint(warm, 0.855, 0.075),
    // A brand of black and yellow is black, not brown.
    deep: toDeep(isNeutral(primary) && toLch(primary).l < DARK ? primary : dark),
    ink: toHex({ ...toLch(dark), l: 0.2, c: Math.min(0.03, toLch(dark).c) }),
    white: '#FFFFFF',
  }
}

/** The roles of an extended palette. A person can choose them in the editor; no layout uses them by itself. */
export function derivePaletteRoles(palette: BrandPalette | undefined): Partial<ColorRoles> {
  const { neutral = null, accents = [] } = palette ?? {}
  const numbered = accents.map(({ hex }, index) => [`accent_${index + 1}`, hex.toUpperCase()] as const)
  return { ...(neutral && { neutral: neutral.toUpperCase() }), ...Object.fromEntries(numbered) }
}

/** Whether a color is a beige, a cream or another light gray with a hue, whose tints are its own and not those of the color beside it. */
function isCream(hex: string): boolean {
  const { l, c } = toLch(hex)
  return isNeutral(hex) && l > 0.85 && c > 0.006
}

/** A lighter color of the same hue, with its chroma or less. It is never darker than the color itself, nor than a yellow may be. */
function toLightTint(hex: string, l: number, most: number): string {
  const own = toLch(hex)
  const lightest = Math.max(l, Math.min(own.l, LIGHTEST_SOFT))
  return toHex({ l: lightest + (1 - lightest) * YELLOW_LIFT * measureYellow(own), c: Math.min(most, own.c), h: own.h })
}
/** A light color is its own tint up to this lightness. */
const LIGHTEST_SOFT = 0.94
/** How much of the way to white the tints of a yellow are lighter: below that, they are khaki. */
const YELLOW_LIFT = 0.5

/** How yellow a color is, 0 to 1: an ochre and a lemon are, an orange and a lime are not. */
const measureYellow = ({ c, h }: { c: number; h: number }): number =>
  c < 0.05 ? 0 : Math.max(0, Math.min(1, (45 - Math.abs(h - 90)) / 20))

function toDeep(hex: string): string {
  const { l, c, h } = toLch(hex)
  return toHex({ l: Math.min(0.28, l), c: Math.min(c, 0.1), h })
}

function deriveSecondField(primary: string): string {
  const { l } = toLch(primary)
  if (l > 0.9) return isNeutral(primary) ? '#1C1B1A' : atLightness(primary, 0.42, 1.4)
  return l > 0.55 ? atLightness(primary, l - 0.32) : atLightness(primary, Math.min(0.88, l + 0.42))
}
