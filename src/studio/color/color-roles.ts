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
  const warm = isNeutral(second) ? primary : second
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

function toLightTint(hex: string, l: number, most: number): string {
  const { c, h } = toLch(hex)
  return toHex({ l, c: Math.min(most, c), h })
}

function toDeep(hex: string): string {
  const { l, c, h } = toLch(hex)
  return toHex({ l: Math.min(0.28, l), c: Math.min(c, 0.1), h })
}

function deriveSecondField(primary: string): string {
  const { l } = toLch(primary)
  if (l > 0.9) return isNeutral(primary) ? '#1C1B1A' : atLightness(primary, 0.42, 1.4)
  return l > 0.55 ? atLightness(primary, l - 0.32) : atLightness(primary, Math.min(0.88, l + 0.42))
}
