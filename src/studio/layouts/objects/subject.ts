import { derivePalette } from '../../art/palette.ts'
import { contrast, mixColors, shiftLightness } from '../../color/oklch.ts'
import { ellipsePath, filled } from '../../art/svg-paths.ts'
import { centerX, centerY } from '../../model/geometry.ts'
import { chooseRamp, isApart } from './object-colors.ts'
import { createObject, createStandingObject, squareIn } from './place-object.ts'
import type { SubjectObject } from '../../model/material.ts'
import type { Box } from '../../model/geometry.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Layer, ObjectTreatment } from '../../model/scene.ts'

/** Tones whose brands are drawn in outlines rather than with light and shade. */
const LINE_TONES = ['minimal', 'luxury']
/** Tones whose objects are cut out like stickers. */
const STICKER_TONES = ['playful', 'bold']

interface SubjectStyle {
  /** Treatments besides light and shade; the tone chooses. */
  allowed?: readonly ObjectTreatment[]
  /** In degrees. An upright object stands on the room's bottom edge, a turned one is in its center. */
  angle?: number
  /** Further colors that the object reaches over. */
  around?: readonly string[]
}

/** Places the first object in `room` (canvas pixels) on a plain background `ground`. */
export function createSubject(
  context: LayoutContext,
  room: Box,
  ground: string,
  { allowed = [], angle = 0, around = [] }: SubjectStyle = {},
): Layer[] {
  const [object] = context.material.objects
  if (!object) return []
  if (object.isNatural && !isApart(object, ground)) return createOnDisc(context, object, room, ground)
  const palette = derivePalette(ground, context.roles)
  const ramp = chooseRamp(object, palette, context.roles, ground, around)
  const { ink } = context.surface(ground)
  if (!object.isNatural && allowed.includes('line') && LINE_TONES.includes(context.tone)) {
    const lines = { dark: ink, middle: ink, light: mixColors(ground, ink, 0.05) }
    return [createObject(object, room, lines, { treatment: 'line', angle })]
  }
  const size = Math.min(room.width, room.height)
  const shadow = { color: palette.shadow, opacity: 0.28, dy: size * 0.016, blur: size * 0.024 }
  if (allowed.includes('sticker') && STICKER_TONES.includes(context.tone)) {
    const { white } = context.roles
    const light = contrast(ground, white) > 1.2 ? white : shiftLightness(ground, -0.06)
    return [createObject(object, room, { ...ramp, light }, { treatment: 'sticker', angle, shadow })]
  }
  if (angle !== 0) return [createObject(object, room, ramp, { angle, shadow })]
  return createStandingObject(object, room, ramp, palette.shadow)
}

/** An object in its own colors that is as light as the ground stands before a disc of another lightness. */
function createOnDisc(context: LayoutContext, object: SubjectObject, room: Box, ground: string): Layer[] {
  const { roles } = context
  const colors = [roles.second, roles.tint, roles.paper, roles.primary, roles.deep]
  const disc = colors.find((color) => isApart(object, color)) ?? roles.paper
  const r = Math.min(room.width, room.height) / 2
  const path = ellipsePath(centerX(room), centerY(room), r)
  const ramp = chooseRamp(object, derivePalette(ground, roles), roles, disc)
  return [
    { kind: 'art', role: 'motif', box: room, corners: null, paths: [filled(path, disc)] },
    createObject(object, squareIn(room, r * 1.42), ramp),
  ]
}
