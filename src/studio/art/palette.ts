import { atLightness, contrast, deltaE, isNeutral, toLch, mixColors, shiftLightness } from '../color/oklch.ts'
import type { ColorRoles } from '../color/color-roles.ts'

/** The colors of one drawing on one background (`#RRGGBB`). All of them have one of the brand's two hues. */
export interface DrawingPalette {
  ground: string
  /**
   * Two colors that stand out from the background. `lead` is the brand's primary color unless the background has that
   * color.
   */
  lead: string
  partner: string
  /** A tone close to the background, for large quiet shapes. */
  quiet: string
  light: string
  dark: string
  /** For shadows, which are drawn with transparency. */
  shadow: string
}

/**
 * Derives the palette of a drawing on `ground`. Colors similar to those in `around` (adjacent fields) are left out,
 * because they would look like holes.
 */
export function derivePalette(ground: string, roles: ColorRoles, ...around: readonly string[]): DrawingPalette {
  const brand = [roles.primary, roles.second, roles.secondary, roles.soft, roles.tint, roles.deep]
  const apart = brand.filter(
    (color) => deltaE(color, ground) > 14 && around.every((field) => deltaE(color, field) > 10),
  )
  const lead = apart[0] ?? roles.ink
  const partner =
    apart.find((color) => deltaE(color, lead) > 14) ?? shiftLightness(lead, toLch(lead).l > 0.55 ? -0.25 : 0.3)
  const isLight = toLch(ground).l > 0.6
  return {
    ground,
    lead,
    partner,
    quiet: toQuietTone(ground),
    light: isLight ? chooseLightest(roles, ground) : roles.tint,
    dark: atLightness(isNeutral(roles.primary) ? roles.second : roles.primary, 0.26),
    shadow: toLch(ground).l < 0.3 ? '#000000' : atLightness(ground, Math.max(0.12, toLch(ground).l * 0.32)),
  }
}

/** Returns a tone of `ground` that is just visible on it. */
function toQuietTone(ground: string): string {
  const { l } = toLch(ground)
  return shiftLightness(ground, l > 0.93 ? -0.045 : l > 0.75 ? 0.06 : l < 0.25 ? 0.07 : 0.05)
}

const chooseLightest = (roles: ColorRoles, ground: string) =>
  contrast(ground, roles.white) > 1.25 ? roles.white : roles.paper

/** Returns `count` colors from `from` to `to`, both included. */
export function interpolateColors(from: string, to: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => mixColors(from, to, count === 1 ? 0 : index / (count - 1)))
}

/**
 * Lists the colors for flat geometry, most important first. Colors similar to the background or to each other are left
 * out.
 */
export function listFlatColors(palette: DrawingPalette): string[] {
  const list = [
    palette.lead,
    palette.partner,
    palette.light,
    palette.dark,
    toContrastingShade(palette.lead),
    toContrastingShade(palette.partner),
  ]
  return list.filter(
    (color, index) => deltaE(color, palette.ground) > 12 && list.findIndex((of) => deltaE(of, color) < 5) === index,
  )
}

const toContrastingShade = (color: string) => shiftLightness(color, toLch(color).l > 0.6 ? -0.12 : 0.16)
