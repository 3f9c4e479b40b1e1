import { filled, rectanglePath } from '../../art/svg-paths.ts'
import { bottom, centerX, centerY, fitInside, grow, type Box } from '../../model/geometry.ts'
import { chooseGlyphRamp } from './object-family.ts'
import { createObject, squareIn } from './place-object.ts'
import { createSubject } from './subject.ts'
import { isGlyphTreatment, type GlyphTreatment } from '../../objects/glyph-drawing.ts'
import type { ColorRamp } from '../../objects/recolor.ts'
import type { SubjectObject } from '../../model/material.ts'
import type { ImageFrame } from '../images/frame.ts'
import type { ArtLayer, Layer, ObjectLayer } from '../../model/scene.ts'
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

/** A frame that is so much longer than wide would be half empty with one drawing. */
const LONG = 1.28
export const isLong = ({ visible }: ImageFrame): boolean =>
  Math.max(visible.width, visible.height) > lesser(visible) * LONG

/** Things that are wider than this stay whole: a bicycle without a wheel looks like a mistake. */
const COMPACT = 1.24
/** The size of a cropped drawing and how far its center is moved, as shares of the shorter side of its frame. Three quarters are seen. */
const CROP = { size: 1.12, across: 0.1, down: 0.08 }
/** By the energy of the tone, in degrees. */
const TURNS = [0, 8, 14]

/** One compact glyph at poster scale that leaves the frame at a corner. */
export function createCropped(scene: ObjectScene): Layer[] {
  const { context, frame, objects, random, family } = scene
  const [object] = objects
  if (!isGlyphTreatment(family) || (object.glyph ?? object.ratio) > COMPACT) return createLarge(scene)
  const side = random.pick([-1, 1])
  const size = lesser(frame.visible) * CROP.size
  const { width, height } = frame.visible
  const [dx, dy] = [(side * CROP.across * lesser(frame.visible)) / width, (CROP.down * lesser(frame.visible)) / height]
  const turn = -side * (TURNS[context.toneStyle.energy] ?? 0)
  const ramp = chooseGlyphRamp(context, frame.field, family, { around: frame.around })
  return [createField(frame), createGlyph(scene, object, squareIn(frame.visible, size, dx, dy), ramp, turn)]
}

const createGlyph = (
  { frame: { box, corners }, family }: ObjectScene,
  object: SubjectObject,
  room: Box,
  ramp: ColorRamp,
  angle: number,
): ObjectLayer =>
  createObject({ ...object, ratio: object.glyph ?? object.ratio, isNatural: false }, room, ramp, {
    treatment: family as GlyphTreatment,
    clip: { box, corners },
    angle,
  })

/** Members of a group: sides as shares of the frame's shorter side, and how far their centers are from its middle across the frame. */
const GROUP = { large: 1.1, middle: 0.54, small: 0.32, off: 0.12, gap: 0.06 }

/**
 * Two or three glyphs of one family at different scales in a long frame: a large one that leaves it at the outer end, and smaller ones, of
 * which one has another color, in what is left. Things without a glyph are drawn alone.
 */
export function createGroup(scene: ObjectScene): Layer[] {
  const { context, frame, objects, random, family } = scene
  if (!isGlyphTreatment(family)) return createLarge(scene)
  if ((objects[0].glyph ?? objects[0].ratio) > COMPACT) return createRow(scene)
  const { visible, field } = frame
  const able = objects.filter(({ glyph }) => glyph !== undefined)
  const member = (at: number) => able[at % able.length] ?? objects[0]
  const isUpright = visible.height > visible.width
  const [short, length] = [lesser(visible), Math.max(visible.width, visible.height)]
  const [first] = objects
  const size = short * GROUP.large
  const side = random.pick([-1, 1])
  // The large one is at the foot of an upright frame, and at the end away from the words of another one.
  const end = isUpright || centerX(visible) > context.canvas.width * 0.45 ? 1 : -1
  const reach = isUpright ? size / Math.max(1, first.glyph ?? first.ratio) : size
  const out = reach * 0.1
  const place = (of: number, along: number, across: number): Box => {
    const [x, y] = isUpright ? [across, along * end] : [along * end, across]
    return { x: centerX(visible) + x - of / 2, y: centerY(visible) + y - of / 2, width: of, height: of }
  }
  const tilt = (TURNS[context.toneStyle.energy] ?? 0) * -side
  const ramp = chooseGlyphRamp(context, field, family, { around: frame.around })
  const rest = length - reach + out - short * GROUP.gap * 2
  const start = -length / 2 + short * GROUP.gap
  const layers = [
    createGlyph(scene, member(0), place(size, length / 2 + out - reach / 2, side * short * GROUP.off), ramp, tilt),
  ]
  const middle = Math.min(short * GROUP.middle, rest)
  if (middle > short * GROUP.small) {
    const other = chooseGlyphRamp(context, field, family, { around: frame.around, turn: 1 })
    const across = -side * (short / 2 - middle / 2 - short * GROUP.gap)
    layers.push(createGlyph(scene, member(1), place(middle, start + rest - middle / 2, across), other, -tilt))
    const small = Math.min(short * GROUP.small, rest)
    const beside = side * (short / 2 - small / 2 - short * GROUP.gap)
    layers.push(createGlyph(scene, member(2), place(small, start + small / 2, beside), ramp, tilt))
  }
  return [createField(frame), ...layers]
}

/** The width of a thing in a row as a share of its frame, and the distance of two as a share of their height. */
const ROW = { width: 0.84, gap: 0.28, most: 3 }

/** A wide thing two or three times below each other, one of them in another color. In a wide frame, it is drawn once, and large. */
function createRow(scene: ObjectScene): Layer[] {
  const { context, frame, objects, random, family } = scene
  const { visible, field, around } = frame
  const [object] = objects
  const width = visible.width * ROW.width
  const height = width / (object.glyph ?? object.ratio)
  const count = Math.min(ROW.most, Math.floor((visible.height + height * ROW.gap * 0.5) / (height * (1 + ROW.gap))))
  if (count < 2) return createLarge(scene)
  const step = Math.min(visible.height / count, height * 1.7)
  const accent = random.pick(Array.from({ length: count }, (_, index) => index))
  const rows = Array.from({ length: count }, (_, index) => {
    const y = centerY(visible) + (index - (count - 1) / 2) * step - height / 2
    const ramp = chooseGlyphRamp(context, field, family, { around, turn: index === accent ? 1 : 0 })
    return createGlyph(scene, object, { x: centerX(visible) - width / 2, y, width, height }, ramp, 0)
  })
  return [createField(frame), ...rows]
}

/** How many small marks the shorter side of a frame has. */
const MARKS = [2, 3]
/** The least distance of two marks, as a share of `canvas.base`. */
const LEAST_STEP = 0.15

/** Rows of small marks that fill the frame, of the object and of others that belong to it. */
export function createMarks({ context, frame, objects, random }: ObjectScene): Layer[] {
  const [object, ...more] = objects
  const { visible, box, corners, field } = frame
  const most = Math.floor(lesser(visible) / (context.canvas.base * LEAST_STEP))
  const count = Math.max(1, Math.min(random.pick(MARKS), most))
  const area = grow(visible, -lesser(visible) * 0.05)
  const others = more.filter(({ glyph }) => glyph !== undefined).map(({ name }) => name)
  const ramp = chooseGlyphRamp(context, field, 'marks')
  const glyph = { ...object, ratio: area.width / area.height, isNatural: false }
  const layer = createObject(glyph, area, ramp, { treatment: 'marks', clip: { box, corners } })
  return [createField(frame), { ...layer, marks: { count, others: others.slice(0, 2) } }]
}
