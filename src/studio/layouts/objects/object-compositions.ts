import { rays, ripples, halftone } from '../../art/background-patterns.ts'
import { ellipsePath, filled, rectanglePath, softEllipse, stroked, verticalGradient } from '../../art/svg-paths.ts'
import { contrast, mixColors, shiftLightness, toLch } from '../../color/oklch.ts'
import { bottom, boxFromEdges, centerX, centerY, type Box } from '../../model/geometry.ts'
import { chooseRamp } from './object-colors.ts'
import { createObject, createStandingObject, squareIn } from './place-object.ts'
import type { ImageFrame } from '../images/frame.ts'
import type { SubjectObject } from '../../model/material.ts'
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
export function createCropped({ context, frame, objects: [object], palette, random }: ObjectScene): Layer[] {
  const { visible } = frame
  const side = random.chance(0.5) ? 1 : -1
  const size = lesser(visible) * 0.76
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

/** Two or three objects in depth on a floor: a large one, one behind it, and a small one in front. */
export function createTrio({ context, frame, objects, palette, random }: ObjectScene): Layer[] {
  const { visible, box, field } = frame
  const side = random.chance(0.5) ? 1 : -1
  const unit = Math.min(visible.width * 0.98, visible.height * 1.05)
  const floor = visible.y + visible.height * 0.76
  const ground = boxFromEdges(box.x, floor - unit * 0.06, box.x + box.width, bottom(box))
  const tone = mixColors(field, palette.light, toLch(field).l > 0.85 ? 0.1 : 0.3)
  const middle = centerX(visible)
  const sun = { x: middle - side * unit * 0.12, y: floor - unit * 0.36, r: unit * 0.34 }
  const disc = mixColors(palette.partner, field, 0.45)
  const back = [
    filled(ellipsePath(sun.x, sun.y, sun.r), disc),
    filled(rectanglePath(ground), verticalGradient(ground, shiftLightness(tone, -0.06), tone)),
  ]
  const stand = (object: SubjectObject, at: number, foot: number, size: number, behind: string) => {
    const room = {
      x: middle + side * at * unit - (size * unit) / 2,
      y: foot - size * unit,
      width: size * unit,
      height: size * unit,
    }
    return createStandingObject(object, room, chooseRamp(object, palette, context.roles, behind), palette.shadow, {
      clip: clipTo(frame),
    })
  }
  const [main, second, third] = objects
  return [
    createField(frame, back),
    ...(second ? stand(second, 0.25, floor + unit * 0.03, 0.44, field) : []),
    ...stand(main, third ? -0.13 : -0.1, floor + unit * 0.1, 0.62, disc),
    ...(third ? stand(third, 0.19, floor + unit * 0.16, 0.3, tone) : []),
  ]
}

/** The objects as a brick pattern, each turned a little. */
export function createPattern({ context, frame, objects, palette, random }: ObjectScene): Layer[] {
  const { box, field } = frame
  const step = Math.max(lesser(box) / 2.6, Math.max(box.width, box.height) / 6)
  const flip = random.chance(0.5) ? 1 : -1
  const [columns, rows] = [Math.ceil(box.width / step) + 1, Math.ceil(box.height / step) + 1]
  const [left, top] = [centerX(box) - ((columns - 1) * step) / 2, centerY(box) - ((rows - 1) * step) / 2]
  const shown = objects.slice(0, 3)
  const layers = Array.from({ length: rows * columns }, (_, index): Layer[] => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    const [x, y] = [left + column * step + (row % 2 ? step / 2 : 0), top + row * step]
    const object = shown[(column + row * 2) % shown.length]
    const size = step * 0.66
    if (!object || x - size > box.x + box.width || y - size > bottom(box)) return []
    const room = { x: x - size / 2, y: y - size / 2, width: size, height: size }
    const angle = ((column + row) % 2 ? 1 : -1) * flip * 11
    const ramp = chooseRamp(object, palette, context.roles, field)
    return [createObject(object, room, ramp, { angle, clip: clipTo(frame) })]
  })
  return [createField(frame, []), ...layers.flat()]
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
  const room = squareIn(visible, lesser(visible) * 0.76)
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
    ? [filled(ellipsePath(x, y, size * 0.4), disc)]
    : [glow, stroked(ellipsePath(x, y, size * 0.43), ink, Math.max(1, size * 0.003), 0.6)]
  const fill = mixColors(field, ink, 0.06)
  const room = squareIn(visible, size * 0.58)
  return [
    createField(frame, back),
    createObject(object, room, { dark: ink, middle: ink, light: fill }, { treatment: 'line', clip: clipTo(frame) }),
  ]
}
