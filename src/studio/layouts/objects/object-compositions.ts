import { filled, rectanglePath } from '../../art/svg-paths.ts'
import { bottom, centerX, centerY, fitInside, grow, type Box } from '../../model/geometry.ts'
import { chooseGlyphRamp } from './object-family.ts'
import { createObject, squareIn } from './place-object.ts'
import { createSubject } from './subject.ts'
import { isGlyphTreatment } from '../../objects/glyph-drawing.ts'
import type { ObjectFamily } from './object-family.ts'
import type { SubjectObject } from '../../model/material.ts'
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
  // Inside of the canvas, a cut edge looks like a mistake.
  const isFoot = bottom(frame.box) - bottom(frame.visible) < 1 && bottom(frame.box) >= context.canvas.height - 1
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

/** One compact drawing at poster scale that leaves the frame at a corner. */
export function createCropped(scene: ObjectScene): Layer[] {
  const { context, frame, objects, random, family } = scene
  const [object] = objects
  if (family === 'sticker' || ratioOf(object, family) > COMPACT) return createLarge(scene)
  const side = random.pick([-1, 1])
  const short = lesser(frame.visible)
  const { width, height } = frame.visible
  const room = squareIn(
    frame.visible,
    short * CROP.size,
    (side * CROP.across * short) / width,
    (CROP.down * short) / height,
  )
  return [createField(frame), ...createMember(scene, object, room, -side * (TURNS[context.toneStyle.energy] ?? 0))]
}

/** The ratio of what is drawn in a family: the glyph, or the drawing. */
const ratioOf = ({ glyph, ratio }: SubjectObject, family: ObjectFamily): number =>
  isGlyphTreatment(family) ? (glyph ?? ratio) : ratio

/** One drawing of the family in a room, without a floor. `turn` 1 has another color, if it is a glyph. */
function createMember(
  { context, frame: { box, corners, field, around }, family }: ObjectScene,
  object: SubjectObject,
  room: Box,
  angle: number,
  turn = 0,
): Layer[] {
  const clip = { box, corners }
  // A turned drawing has no shadow on a floor that is not there.
  if (!isGlyphTreatment(family))
    return createSubject(context, room, field, { angle: angle || 4, clip, object, allowed: (of) => of === family })
  const ramp = chooseGlyphRamp(context, field, family, { around, turn })
  const glyph = { ...object, ratio: ratioOf(object, family), isNatural: false }
  return [createObject(glyph, room, ramp, { treatment: family, clip, angle })]
}

/**
 * Members of a group: sides as shares of the frame's shorter side, how far the center of the large one is from the middle across the frame, and
 * which share of it is beyond the end.
 */
const GROUP = { large: 1.1, middle: 0.54, small: 0.32, off: 0.12, out: 0.1, gap: 0.06 }

/**
 * Two or three drawings of one family at different scales in a long frame: a large one that leaves it at the outer end, and smaller ones, of
 * which one has another color, in what is left.
 */
export function createGroup(scene: ObjectScene): Layer[] {
  const { context, frame, objects, random, family } = scene
  const [first] = objects
  if (family === 'sticker') return createLarge(scene)
  if (ratioOf(first, family) > COMPACT) return createRow(scene)
  const { visible } = frame
  const able = isGlyphTreatment(family) ? objects.filter(({ glyph }) => glyph !== undefined) : objects
  const member = (at: number) => able[at % able.length] ?? first
  const isUpright = visible.height > visible.width
  const [short, length] = [lesser(visible), Math.max(visible.width, visible.height)]
  const size = short * GROUP.large
  const side = random.pick([-1, 1])
  // The large one is at the foot of an upright frame, and at the end away from the words of another one.
  const end = isUpright || centerX(visible) > context.canvas.width * 0.45 ? 1 : -1
  const place = (of: number, along: number, across: number): Box => {
    const [x, y] = isUpright ? [across, along * end] : [along * end, across]
    return { x: centerX(visible) + x - of / 2, y: centerY(visible) + y - of / 2, width: of, height: of }
  }
  const tilt = (TURNS[context.toneStyle.energy] ?? 0) * -side
  const gap = short * GROUP.gap
  const rest = length - size * (1 - GROUP.out) - gap * 2
  const start = gap - length / 2
  const large = createMember(
    scene,
    first,
    place(size, length / 2 - size * (0.5 - GROUP.out), side * short * GROUP.off),
    tilt,
  )
  const middle = Math.min(short * GROUP.middle, rest)
  if (middle <= short * GROUP.small) return [createField(frame), ...large]
  const small = short * GROUP.small
  const [across, beside] = [middle, small].map((of) => side * (short / 2 - of / 2 - gap)) as [number, number]
  return [
    createField(frame),
    ...large,
    ...createMember(scene, member(1), place(middle, start + rest - middle / 2, -across), -tilt, 1),
    ...createMember(scene, member(2), place(small, start + small / 2, beside), tilt),
  ]
}

/** The width of a thing in a row as a share of its frame, and the distance of two as a share of their height. */
const ROW = { width: 0.84, gap: 0.28, most: 3 }

/** A wide thing two or three times below each other, one of them in another color. In a wide frame, it is drawn once, and large. */
function createRow(scene: ObjectScene): Layer[] {
  const { frame, objects, random, family } = scene
  const { visible } = frame
  const [object] = objects
  const width = visible.width * ROW.width
  const height = width / ratioOf(object, family)
  const count = Math.min(ROW.most, Math.floor((visible.height + height * ROW.gap * 0.5) / (height * (1 + ROW.gap))))
  if (count < 2) return createLarge(scene)
  const step = Math.min(visible.height / count, height * 1.7)
  const accent = random.pick(Array.from({ length: count }, (_, index) => index))
  const rows = Array.from({ length: count }, (_, index) => {
    const y = centerY(visible) + (index - (count - 1) / 2) * step - height / 2
    const room = { x: centerX(visible) - width / 2, y, width, height }
    return createMember(scene, object, room, 0, index === accent ? 1 : 0)
  })
  return [createField(frame), ...rows.flat()]
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
