import { rays, ripples, halftone } from '../../art/background-patterns.ts'
import { ellipsePath, filled, rectanglePath, softEllipse, stroked } from '../../art/svg-paths.ts'
import { contrast, mixColors, shiftLightness, toLch } from '../../color/oklch.ts'
import { centerX, centerY, type Box } from '../../model/geometry.ts'
import { chooseRamp } from './object-colors.ts'
import { createObject, squareIn } from './place-object.ts'
import type { ImageFrame } from '../images/frame.ts'
import type { ArtLayer, Layer, Path } from '../../model/scene.ts'
import type { ObjectScene } from './object-scene.ts'

const createField = ({ box, corners, field }: ImageFrame, paths: readonly Path[]): ArtLayer => ({
  kind: 'art',
  role: 'field',
  box,
  corners,
  paths: [filled(rectanglePath(box), field), ...paths],
})

const clipTo = ({ box, corners }: ImageFrame) => ({ box, corners })
const lesser = ({ width, height }: Box) => Math.min(width, height)

/** One object as large as the frame allows, before two discs. It is whole: what is cut off is hard to recognize. */
export function createLarge({ context, frame, objects: [object], palette, random }: ObjectScene): Layer[] {
  const { visible } = frame
  const side = random.chance(0.5) ? 1 : -1
  const size = lesser(visible) * 0.9
  const room = squareIn(visible, size)
  const ramp = chooseRamp(object, palette, context.roles, frame.field)
  const tone = shiftLightness(frame.field, toLch(frame.field).l > 0.8 ? -0.045 : 0.055)
  const [x, y] = [centerX(room) - side * size * 0.08, centerY(room) - size * 0.06]
  const back = [
    filled(ellipsePath(x, y, size * 0.66), tone),
    filled(ellipsePath(x, y, size * 0.46), shiftLightness(tone, 0.03)),
  ]
  const angle = side * (context.toneStyle.energy === 0 ? -6 : -12)
  return [createField(frame, back), createObject(object, room, ramp, { angle, clip: clipTo(frame) })]
}

/** One object cut out like a sticker, on a pattern that radiates from behind it. */
export function createSticker({ context, frame, objects: [object], palette, random }: ObjectScene): Layer[] {
  const { box, visible, field } = frame
  const tone = shiftLightness(field, toLch(field).l > 0.8 ? -0.05 : 0.055)
  const [x, y] = [centerX(visible), centerY(visible)]
  const back = random.pick([
    () => rays(box, x, y, tone),
    () => ripples(box, x, y, tone),
    () => halftone(box, tone, random.chance(0.5)),
  ])()
  const angle = random.pick([-1, 1]) * Math.max(4, context.toneStyle.tilt)
  const room = squareIn(visible, lesser(visible) * 0.84)
  const ramp = chooseRamp(object, palette, context.roles, mixColors(field, palette.light, 0.3))
  const size = lesser(visible)
  const shadow = { color: palette.shadow, opacity: 0.3, dy: size * 0.014, blur: size * 0.02 }
  const white = contrast(field, context.roles.white) > 1.2 ? context.roles.white : shiftLightness(field, 0.05)
  const light = { ...ramp, light: white }
  return [createField(frame, back), createObject(object, room, light, { treatment: 'sticker', angle, shadow })]
}

/** An outline drawing in front of a disc, with much empty space. */
export function createLineArt({ context, frame, objects: [object], palette, random }: ObjectScene): Layer[] {
  const { visible, field } = frame
  const ink = context.surface(field).ink
  const size = lesser(visible)
  const [x, y] = [centerX(visible), centerY(visible)]
  const disc = shiftLightness(field, toLch(field).l > 0.8 ? -0.05 : 0.06)
  const glow = softEllipse(x, y, size * 0.6, size * 0.6, palette.light, toLch(field).l > 0.8 ? 0.5 : 0.12)
  const back = random.chance(0.5)
    ? [filled(ellipsePath(x, y, size * 0.47), disc)]
    : [glow, stroked(ellipsePath(x, y, size * 0.48), ink, Math.max(1, size * 0.003), 0.6)]
  const fill = mixColors(field, ink, 0.06)
  const room = squareIn(visible, size * 0.74)
  return [
    createField(frame, back),
    createObject(object, room, { dark: ink, middle: ink, light: fill }, { treatment: 'line', clip: clipTo(frame) }),
  ]
}
