import { atLightness, deltaE, hexOf, isNeutral, lchOf } from './oklch.ts'

/** What a brand's two colours become. `primary` and `secondary` are the brand's own, to the letter. */
export interface Roles {
  primary: string
  secondary: string
  /** A second field beside the primary: the secondary, or derived from the primary where the two are too alike. */
  second: string
  /** Grounds from nearly white to dark. */
  paper: string
  tint: string
  soft: string
  deep: string
  /** The darkest and the lightest colour that words are set in. */
  ink: string
  white: string
}

/** Below this ΔE2000 two fields look like a mistake beside each other. */
const TOO_ALIKE = 14

export function rolesOf(primaryText: string, secondaryText: string): Roles {
  const [primary, secondary] = [primaryText.toUpperCase(), secondaryText.toUpperCase()]
  const second = deltaE(primary, secondary) < TOO_ALIKE ? besides(primary) : secondary
  const warm = isNeutral(second) ? primary : second
  const dark = isNeutral(primary) ? second : primary
  return {
    primary,
    secondary,
    second,
    paper: light(warm, 0.972, 0.014),
    tint: light(warm, 0.925, 0.04),
    soft: light(warm, 0.855, 0.075),
    deep: deepOf(dark),
    ink: hexOf({ ...lchOf(dark), l: 0.2, c: Math.min(0.03, lchOf(dark).c) }),
    white: '#FFFFFF',
  }
}

function light(hex: string, l: number, most: number): string {
  const { c, h } = lchOf(hex)
  return hexOf({ l, c: Math.min(most, c), h })
}

function deepOf(hex: string): string {
  const { l, c, h } = lchOf(hex)
  return hexOf({ l: Math.min(0.28, l), c: Math.min(c, 0.1), h })
}

function besides(primary: string): string {
  const { l } = lchOf(primary)
  if (l > 0.9) return isNeutral(primary) ? '#1C1B1A' : atLightness(primary, 0.42, 1.4)
  return l > 0.55 ? atLightness(primary, l - 0.32) : atLightness(primary, Math.min(0.88, l + 0.42))
}
