import { atLightness, contrast, deltaE, isNeutral, lchOf, mix, shade } from '../color/oklch.ts'
import type { Roles } from '../color/roles.ts'

/** The colours of one drawing on one field. Everything stays in the brand's two hues. */
export interface Palette {
  ground: string
  /** Two colours that stand out from the ground; the first is the brand's own primary unless that is the ground. */
  lead: string
  partner: string
  /** A whisper on the ground, for large quiet shapes. */
  quiet: string
  light: string
  dark: string
  /** For shadows, drawn transparent. */
  shadow: string
}

/** Colours like those `around`, other fields that the drawing meets, are left out: they would look like holes in it. */
export function paletteOn(ground: string, roles: Roles, ...around: readonly string[]): Palette {
  const brand = [roles.primary, roles.second, roles.secondary, roles.soft, roles.tint, roles.deep]
  const apart = brand.filter(
    (color) => deltaE(color, ground) > 14 && around.every((field) => deltaE(color, field) > 10),
  )
  const lead = apart[0] ?? roles.ink
  const partner = apart.find((color) => deltaE(color, lead) > 14) ?? shade(lead, lchOf(lead).l > 0.55 ? -0.25 : 0.3)
  const isLight = lchOf(ground).l > 0.6
  return {
    ground,
    lead,
    partner,
    quiet: quietOn(ground),
    light: isLight ? lightest(roles, ground) : roles.tint,
    dark: atLightness(isNeutral(roles.primary) ? roles.second : roles.primary, 0.26),
    shadow: lchOf(ground).l < 0.3 ? '#000000' : atLightness(ground, Math.max(0.12, lchOf(ground).l * 0.32)),
  }
}

/** A tone of the ground itself that is just visible on it. */
function quietOn(ground: string): string {
  const { l } = lchOf(ground)
  return shade(ground, l > 0.93 ? -0.045 : l > 0.75 ? 0.06 : l < 0.25 ? 0.07 : 0.05)
}

const lightest = (roles: Roles, ground: string) => (contrast(ground, roles.white) > 1.25 ? roles.white : roles.paper)

/** Tones from one colour to another, both included. */
export function ramp(from: string, to: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => mix(from, to, count === 1 ? 0 : index / (count - 1)))
}

/** Colours for flat geometry, in the order in which they should be used most. */
export function flats(palette: Palette): string[] {
  const list = [
    palette.lead,
    palette.partner,
    palette.light,
    palette.dark,
    shadeOf(palette.lead),
    shadeOf(palette.partner),
  ]
  return list.filter(
    (color, index) => deltaE(color, palette.ground) > 12 && list.findIndex((of) => deltaE(of, color) < 5) === index,
  )
}

const shadeOf = (color: string) => shade(color, lchOf(color).l > 0.6 ? -0.12 : 0.16)
