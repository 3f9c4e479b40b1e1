import { derivePalette } from '../../art/palette.ts'
import { contrast, mixColors, shiftLightness } from '../../color/oklch.ts'
import { chooseInks } from './choose-inks.ts'
import { chooseFamily, isWhole, type ObjectFamily } from './object-family.ts'
import { createObject, createStandingObject } from './place-object.ts'
import type { SubjectObject } from '../../model/material.ts'
import type { Box } from '../../model/geometry.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Layer, ObjectLayer } from '../../model/scene.ts'

interface SubjectStyle {
  /** In degrees. */
  angle?: number
  /** Whether the space has a floor, on which an upright object stands with a shadow. Else it is in the center: nothing floats over a shadow. */
  hasFloor?: boolean
  /** Further colors that the object reaches over. */
  around?: readonly string[]
  /** The outline outside of which nothing is drawn. */
  clip?: ObjectLayer['clip']
  /** The families that suit the place. All but those that fill a frame if absent. */
  allowed?: (family: ObjectFamily) => boolean
  object?: SubjectObject | undefined
  /** 1 for a drawing in other colors than the one beside it. */
  turn?: number
}

/** Places an object, by default the first one, in `space` (canvas pixels) on a plain background `ground`. */
export function createSubject(
  context: LayoutContext,
  space: Box,
  ground: string,
  {
    angle = 0,
    hasFloor = false,
    around = [],
    clip = null,
    object = context.material.objects[0],
    allowed,
    turn = 0,
  }: SubjectStyle = {},
): Layer[] {
  // What looks cheap when it is large is only in patterns.
  if (!object || (object.isSimple && !allowed)) return []
  const family = chooseFamily(context, object, ground, allowed ?? isWhole)
  const palette = derivePalette(ground, context.roles)
  if (family === 'line') {
    const { ink } = context.surface(ground)
    const lines = { dark: ink, middle: ink, light: mixColors(ground, ink, 0.05) }
    return [createObject(object, space, lines, { treatment: 'line', angle, clip })]
  }
  const [over = ground] = around
  const inks = chooseInks(context, ground, { turn, around: over })
  const size = Math.min(space.width, space.height)
  const shadow = { color: palette.shadow, opacity: 0.28, dy: size * 0.016, blur: size * 0.024 }
  if (family === 'sticker') {
    const { white } = context.roles
    const light = contrast(ground, white) > 1.2 ? white : shiftLightness(ground, -0.06)
    return [createObject(object, space, { ...inks, light }, { treatment: 'sticker', angle, shadow })]
  }
  const isPrint = family === 'print'
  const drawn = isPrint ? { ...object, isNatural: false } : object
  const treatment = isPrint ? 'print' : 'flat'
  if (hasFloor && angle === 0) return createStandingObject(drawn, space, inks, palette.shadow, { treatment, clip })
  // A print has no light and shade of its own, so it throws no shadow.
  return [createObject(drawn, space, inks, { treatment, angle, shadow: isPrint ? null : shadow, clip })]
}
