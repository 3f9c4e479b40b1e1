import { deltaE, mixColors, shiftLightness, toLch } from '../../color/oklch.ts'
import { toRampColor, toRampShare, type ColorRamp } from '../../objects/recolor.ts'
import type { DrawingPalette } from '../../art/palette.ts'
import type { ColorRoles } from '../../color/color-roles.ts'
import type { SubjectObject } from '../../model/material.ts'

/** Minimum ΔE2000 between an object's most frequent color and the color behind it. */
const MIN_DISTANCE = 20

/** The least difference in OKLCH lightness between an object in its own colors and its ground. */
const APART = 0.14

/** Whether an object in its own colors is clearly lighter or darker than a ground. */
export const isApart = ({ tones }: SubjectObject, ground: string): boolean =>
  Math.abs(tones[1] - toLch(ground).l) >= APART

/**
 * Chooses the colors of an object on `ground`: the first brand color that stands out from it, between a dark and a light tone of the
 * brand. `around` are further colors that the object reaches over.
 */
export function chooseRamp(
  { tones }: SubjectObject,
  palette: DrawingPalette,
  roles: ColorRoles,
  behind: string,
  around: readonly string[] = [],
): ColorRamp {
  const middles = [palette.lead, palette.partner, roles.primary, roles.second, roles.soft, roles.paper, roles.deep]
  const ramps = middles.map((middle) => createRamp(middle, behind, roles))
  const share = toRampShare(tones[1], tones)
  const distance = (ramp: ColorRamp) =>
    Math.min(...[behind, ...around].map((color) => deltaE(toRampColor(ramp, share), color)))
  return (
    ramps.find((ramp) => distance(ramp) >= MIN_DISTANCE) ??
    ramps.reduce((best, ramp) => (distance(ramp) > distance(best) ? ramp : best))
  )
}

/** The ends of the ramp keep a distance from the ground, so that dark parts do not vanish in it. */
function createRamp(middle: string, behind: string, roles: ColorRoles): ColorRamp {
  const { l } = toLch(middle)
  const under = toLch(behind).l
  const deep = l < 0.36 ? shiftLightness(middle, -0.14) : mixColors(middle, roles.deep, 0.72)
  const dark = under < 0.4 ? mixColors(deep, middle, 0.45) : deep
  const pale = l > 0.85 ? roles.white : mixColors(middle, roles.paper, 0.86)
  const light = under > 0.88 ? mixColors(pale, middle, 0.22) : pale
  return { dark, middle, light }
}
