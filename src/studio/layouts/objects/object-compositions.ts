import { filled, rectanglePath } from '../../art/svg-paths.ts'
import { bottom, centerX, centerY, grow, type Box } from '../../model/geometry.ts'
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
  // What a platform covers at the foot of a story may be covered by a drawing, too: it would be tiny above that. A sheet of words may not.
  const isAboveFoot = bottom(visible) >= bottom(context.canvas.safe.box) - 1
  const reach = isAboveFoot ? box : visible
  const size = Math.max(lesser(visible) * 0.8, Math.min(visible.width * 0.8, reach.height * 0.6))
  const middle = squareIn(visible, size)
  const space = { ...middle, y: Math.min(Math.max(middle.y, reach.y + size * 0.1), bottom(reach) - size * 1.1) }
  const angle = side * (context.toneStyle.energy === 0 ? 0 : 8)
  const clip = { box, corners }
  return [createField(frame), ...createSubject(context, space, field, { angle, clip, object })]
}

/** A frame that is so much longer than wide would be half empty with one drawing. */
const LONG = 1.28
export const isLong = ({ visible }: ImageFrame): boolean =>
  Math.max(visible.width, visible.height) > lesser(visible) * LONG

/** Things that are wider than this stay whole: a bicycle without a wheel looks like a mistake. */
const COMPACT = 1.24
/** By the energy of the tone, in degrees. */
const TURNS = [0, 8, 14]

/** The ratio of what is drawn in a family: the glyph, or the drawing. */
const ratioOf = ({ glyph, ratio }: SubjectObject, family: ObjectFamily): number =>
  isGlyphTreatment(family) ? (glyph ?? ratio) : ratio

/** One drawing of the family in a room, without a floor. `turn` 1 has another color, if it is a glyph. */
function createMember(
  { context, frame: { box, corners, field, around }, family }: ObjectScene,
  object: SubjectObject,
  space: Box,
  angle: number,
  turn = 0,
): Layer[] {
  const clip = { box, corners }
  // A turned drawing has no shadow on a floor that is not there.
  if (!isGlyphTreatment(family))
    return createSubject(context, space, field, { angle: angle || 4, clip, object, allowed: (of) => of === family })
  const ramp = chooseGlyphRamp(context, field, family, { around, turn })
  const glyph = { ...object, ratio: ratioOf(object, family), isNatural: false }
  return [createObject(glyph, space, ramp, { treatment: family, clip, angle })]
}

/** Members of a group: sides and the air around them as shares of the frame's shorter side. A turned one is still inside of the frame. */
const GROUP = { large: 0.78, middle: 0.5, small: 0.3, gap: 0.08 }

/**
 * Two or three drawings of one family at different scales in a long frame: a large one at the outer end, and smaller ones, of which one has
 * another color, in what is left. All are whole: what is cut off looks like a mistake.
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
  const [large, small, gap] = [GROUP.large, GROUP.small, GROUP.gap].map((share) => share * short) as [
    number,
    number,
    number,
  ]
  const rest = length - large - gap * 3
  const middle = Math.min(short * GROUP.middle, rest)
  if (middle <= small) return createLarge(scene)
  const side = random.pick([-1, 1])
  // The large one is at the foot of an upright frame, and at the end away from the words of another one.
  const end = isUpright || centerX(visible) > context.canvas.width * 0.45 ? 1 : -1
  const place = (of: number, along: number, across: number): Box => {
    const [x, y] = isUpright ? [across, along * end] : [along * end, across]
    return { x: centerX(visible) + x - of / 2, y: centerY(visible) + y - of / 2, width: of, height: of }
  }
  const angle = (TURNS[context.toneStyle.energy] ?? 0) * -side
  const start = gap - length / 2
  // The smaller ones follow the large one. What is left over is at both ends.
  const least = Math.max(start, start + rest - middle - gap - small)
  const shift = (least - start) / 2
  const [across, beside] = [middle, small].map((of) => side * (short / 2 - of / 2 - gap)) as [number, number]
  return [
    createField(frame),
    ...createMember(scene, first, place(large, length / 2 - large / 2 - gap - shift, 0), angle),
    ...createMember(scene, member(1), place(middle, start + rest - middle / 2 - shift, -across), -angle, 1),
    ...createMember(scene, member(2), place(small, least + small / 2 - shift, beside), angle),
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
    const space = { x: centerX(visible) - width / 2, y, width, height }
    return createMember(scene, object, space, 0, index === accent ? 1 : 0)
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
