import { derivePalette } from '../../art/palette.ts'
import { contrast, mixColors, shiftLightness } from '../../color/oklch.ts'
import { isGlyphTreatment } from '../../objects/glyph-drawing.ts'
import { chooseRamp } from './object-colors.ts'
import { chooseFamily, chooseGlyphRamp, type ObjectFamily } from './object-family.ts'
import { createObject, createStandingObject } from './place-object.ts'
import type { SubjectObject } from '../../model/material.ts'
import type { Box } from '../../model/geometry.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Layer, ObjectLayer } from '../../model/scene.ts'

interface SubjectStyle {
  /** In degrees. An upright object stands on the room's bottom edge, a turned one is in its center. */
  angle?: number
  /** Further colors that the object reaches over. */
  around?: readonly string[]
  /** The outline outside of which nothing is drawn. */
  clip?: ObjectLayer['clip']
  /** The families that suit the place. All but rows of small marks if absent. */
  allowed?: (family: ObjectFamily) => boolean
  object?: SubjectObject | undefined
}

/** Places an object, by default the first one, in `space` (canvas pixels) on a plain background `ground`. */
export function createSubject(
  context: LayoutContext,
  space: Box,
  ground: string,
  {
    angle = 0,
    around = [],
    clip = null,
    allowed = (family) => family !== 'marks',
    object = context.material.objects[0],
  }: SubjectStyle = {},
): Layer[] {
  if (!object) return []
  const family = chooseFamily(context, object, ground, allowed)
  if (isGlyphTreatment(family)) {
    const ramp = chooseGlyphRamp(context, ground, family)
    const glyph = { ...object, ratio: object.glyph ?? object.ratio, isNatural: false }
    return [createObject(glyph, space, ramp, { treatment: family, angle: angle / 2, clip })]
  }
  const palette = derivePalette(ground, context.roles)
  const ramp = chooseRamp(object, palette, context.roles, ground, around)
  if (family === 'line') {
    const { ink } = context.surface(ground)
    const lines = { dark: ink, middle: ink, light: mixColors(ground, ink, 0.05) }
    return [createObject(object, space, lines, { treatment: 'line', angle, clip })]
  }
  const size = Math.min(space.width, space.height)
  const shadow = { color: palette.shadow, opacity: 0.28, dy: size * 0.016, blur: size * 0.024 }
  if (family === 'sticker') {
    const { white } = context.roles
    const light = contrast(ground, white) > 1.2 ? white : shiftLightness(ground, -0.06)
    return [createObject(object, space, { ...ramp, light }, { treatment: 'sticker', angle, shadow })]
  }
  if (angle !== 0) return [createObject(object, space, ramp, { angle, shadow, clip })]
  return createStandingObject(object, space, ramp, palette.shadow, { clip })
}
