import { atLightness, deltaE, isNeutral, mixColors, shiftLightness, toHex, toLch } from '../../color/oklch.ts'
import { listSurfaces } from './object-family.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { PrintInks } from '../../objects/print-inks.ts'

/** The tones that print a thing in one color and its shades. A second color would be loud there. */
const CALM_TONES: readonly string[] = ['luxury', 'minimal', 'authoritative']
/** The least differences (ΔE2000) of two inks, and of an ink from the ground. */
const [INKS, GROUND] = [13, 12]
/** White parts have to be seen on a pale ground: the shackle of a padlock is all white. */
const PALE = 14

/**
 * The inks of a drawing on `ground`: the colors of the brand that stand out from it, the darkest and the lightest of its tones. `turn` 1
 * takes the accent first, for a drawing beside another one. A drawing also stands out from what it reaches over (`around`).
 */
export function chooseInks(
  context: LayoutContext,
  ground: string,
  { turn = 0, around = ground }: { turn?: number; around?: string } = {},
): PrintInks {
  const { roles, tone } = context
  const surfaces = listSurfaces(context, ground, around)
  const { ink } = context.surface(ground)
  const [first = mixColors(ground, ink, 0.5)] = surfaces
  const other = surfaces.find((color) => deltaE(color, first) > INKS)
  const shadeOf = (color: string) => shiftLightness(color, toLch(color).l > 0.6 ? -0.14 : 0.16)
  const [middle, accent] =
    turn > 0 && other ? [other, first] : [first, !other || CALM_TONES.includes(tone) ? shadeOf(first) : other]
  const apartFrom = (color: string, least: number) =>
    deltaE(color, ground) >= least && [middle, accent].every((of) => deltaE(color, of) >= INKS)
  const darks = [roles.deep, roles.ink, roles.primary, roles.second].toSorted((a, b) => toLch(a).l - toLch(b).l)
  const lights = [roles.white, roles.paper, roles.tint, roles.soft]
  return {
    middle,
    accent,
    dark: darks.find((color) => apartFrom(color, GROUND) && toLch(color).l < 0.62) ?? standIn(ground, middle),
    light:
      lights.find((color) => apartFrom(color, PALE)) ??
      (toLch(ground).l > 0.8 ? mixColors(ground, ink, 0.16) : roles.white),
  }
}

/** For dark parts on a dark ground or a dark thing, whose shape would vanish: a tone between the ground and the thing, or a lighter one. */
function standIn(ground: string, middle: string): string {
  const { l } = toLch(middle)
  if (toLch(ground).l < 0.5) return mixColors(ground, middle, 0.45)
  return l < 0.48 ? shiftLightness(middle, 0.24) : atLightness(middle, Math.max(0.2, l - 0.28))
}

/**
 * How much lighter than a dark ground, or darker than a light one, the parts of a drawing in tones are. The lightest part of it stays its
 * lightest one: pages are lighter than covers. No part is so near to the ground that it seems to be missing.
 */
const TONES = {
  onDark: { dark: 0.08, middle: 0.13, accent: 0.19, light: 0.25 },
  onLight: { dark: 0.24, middle: 0.15, accent: 0.19, light: 0.06 },
}
/** Grounds up to this OKLCH lightness get lighter tones. */
const DARK_GROUND = 0.64
/** Grounds with less chroma than this take the hue of the brand. */
const GRAY = 0.012
/** Paler grounds get more vivid tones, up to this chroma. */
const MOST_VIVID = 0.1

/** The inks of a drawing in tones of `ground`: a shape that belongs to its panel, as if it were printed on the same paper. */
export function chooseTones({ roles }: LayoutContext, ground: string): PrintInks {
  const own = toLch(ground)
  const { h } = own.c < GRAY ? toLch(roles.primary) : own
  const isGray = own.c < GRAY && isNeutral(roles.primary)
  const isDark = own.l < DARK_GROUND
  const tones = isDark ? TONES.onDark : TONES.onLight
  const toTone = (by: number) => {
    const l = own.l + (isDark ? by : -by)
    // A darker pale color is gray unless it is more vivid, and a darker yellow is olive unless it is warmer.
    const c = isGray ? own.c : isDark ? own.c * (1 + by) : Math.max(own.c, Math.min(own.c + by * 0.42, MOST_VIVID))
    return toHex({ l, c, h: !isDark && h > 70 && h < 118 ? h - by * 90 : h })
  }
  return {
    dark: toTone(tones.dark),
    middle: toTone(tones.middle),
    accent: toTone(tones.accent),
    light: toTone(tones.light),
  }
}
