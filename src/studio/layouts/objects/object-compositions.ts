import { filled, rectanglePath } from '../../art/svg-paths.ts'
import { bottom, centerX, fitInside, grow, type Box } from '../../model/geometry.ts'
import { chooseGlyphRamp } from './object-family.ts'
import { createObject, squareIn } from './place-object.ts'
import { createSubject } from './subject.ts'
import type { ImageFrame } from '../images/frame.ts'
import type { ArtLayer, Layer } from '../../model/scene.ts'
import type { ObjectScene } from './object-scene.ts'

const createField = ({ box, corners, field }: ImageFrame): ArtLayer => ({
  kind: 'art',
  role: 'field',
  box,
  corners,
  paths: [filled(rectanglePath(box), field)],
})

const lesser = ({ width, height }: Box) => Math.min(width, height)

/** One object as large as the frame allows, on its plain field. It is whole: what is cut off is hard to recognize. */
export function createLarge({ context, frame, objects: [object], random }: ObjectScene): Layer[] {
  const { visible, field, box, corners } = frame
  const side = random.pick([-1, 1])
  // What a platform covers at the foot of a story may be covered by a drawing, too: it would be tiny above that.
  const size = Math.max(lesser(visible) * 0.8, Math.min(visible.width * 0.8, box.height * 0.6))
  const middle = squareIn(visible, size)
  const room = { ...middle, y: Math.min(Math.max(middle.y, box.y + size * 0.1), bottom(box) - size * 1.1) }
  const angle = side * (context.toneStyle.energy === 0 ? 0 : 8)
  const clip = { box, corners }
  return [createField(frame), ...createSubject(context, room, field, { angle, clip, object })]
}

/** How much of a glyph at poster scale is below the foot of the frame, as a share of its height. Its shape is still known by the rest. */
const BLEED = 0.08
/** Wider things stand on wheels or legs that must be seen. */
const UPRIGHT = 1.02

/** One upright glyph at poster scale that rises from the foot of the frame. */
export function createBleeding(scene: ObjectScene): Layer[] {
  const { context, frame, objects, family } = scene
  const [object] = objects
  const ratio = object.glyph ?? object.ratio
  const isFoot = bottom(frame.box) - bottom(frame.visible) < 1
  if ((family !== 'solid' && family !== 'duotone') || ratio > UPRIGHT || !isFoot) return createLarge(scene)
  const { visible, box, corners, field } = frame
  const fitted = fitInside({ x: 0, y: 0, width: visible.width * 0.84, height: visible.height * 0.9 }, ratio)
  const room = {
    ...fitted,
    x: centerX(visible) - fitted.width / 2,
    y: bottom(visible) - fitted.height * (1 - BLEED),
  }
  const ramp = chooseGlyphRamp(context, field, family)
  const glyph = { ...object, ratio: object.glyph ?? object.ratio, isNatural: false }
  return [createField(frame), createObject(glyph, room, ramp, { treatment: family, clip: { box, corners } })]
}

/** How many small marks the shorter side of a frame has. */
const MARKS = [2, 3]

/** Rows of small marks that fill the frame, of the object and of others that belong to it. */
export function createMarks({ context, frame, objects, random }: ObjectScene): Layer[] {
  const [object, ...more] = objects
  const { visible, box, corners, field } = frame
  const count = random.pick(MARKS)
  const area = grow(visible, -lesser(visible) * 0.05)
  const others = more.filter(({ glyph }) => glyph !== undefined).map(({ name }) => name)
  const ramp = chooseGlyphRamp(context, field, 'marks')
  const glyph = { ...object, ratio: area.width / area.height, isNatural: false }
  const layer = createObject(glyph, area, ramp, { treatment: 'marks', clip: { box, corners } })
  return [createField(frame), { ...layer, marks: { count, others: others.slice(0, 2) } }]
}
