import { derivePalette } from '../../art/palette.ts'
import { filled, rectanglePath } from '../../art/svg-paths.ts'
import { bottom, centerX, centerY, measureArea, right, type Box } from '../../model/geometry.ts'
import { chooseInks, chooseTones } from './choose-inks.ts'
import { createObject } from './place-object.ts'
import { createSubject } from './subject.ts'
import { isApart, type ObjectFamily } from './object-family.ts'
import type { SubjectObject } from '../../model/material.ts'
import type { ImageFrame } from '../images/frame.ts'
import type { ArtLayer, Layer } from '../../model/scene.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Random } from '../../model/random.ts'

const createField = ({ box, corners, field }: ImageFrame): ArtLayer => ({
  kind: 'art',
  role: 'field',
  box,
  corners,
  paths: [filled(rectanglePath(box), field)],
})

const lesser = ({ width, height }: Box) => Math.min(width, height)

/** How much of its frame a whole drawing takes, and one that leaves the canvas between the other edges. */
const [FILL, BETWEEN] = [0.9, 0.94]
/** The share of a drawing that is beyond an edge, and beyond each edge of a corner. Less looks like a mistake, and more is hard to recognize. */
const BLEED = { edge: 0.19, corner: 0.12 }
/** How often a compact thing leaves the canvas, for each energy of a tone. */
const BLED = [0.06, 0.12, 0.18] as const
/** In upright frames that are so much longer than wide, it always does: it would float in the middle. */
const ALWAYS_BLED = 1.5

/** One object as large as the frame allows, on its plain field: whole, or boldly over the edge of the canvas. */
export function createLarge({ context, frame, objects: [object], random, family }: ObjectScene): Layer[] {
  const { visible, field, box, corners } = frame
  const { toneStyle, canvas } = context
  const turn = random.pick([-1, 1])
  const isUpright = visible.height > visible.width
  // What a platform covers at the foot of a story may be covered by a drawing, too: it would be tiny above that. A sheet of words may not.
  const isAboveFoot = bottom(visible) >= bottom(canvas.safe.box) - 1
  const reach = isAboveFoot ? box : visible
  const clip = { box, corners }
  const allowed = (of: ObjectFamily) => of === family
  const places = family === 'sticker' ? [] : listPlacesOver(frame, context, object)
  if (places.length > 0 && ((isUpright && isLong(frame, ALWAYS_BLED)) || random.chance(BLED[toneStyle.energy]))) {
    const space = random.pick(places)
    return [createField(frame), ...createSubject(context, space, field, { angle: turn * 8, clip, object, allowed })]
  }
  if (!isAboveFoot && bottom(visible) < bottom(box) - 1 && family !== 'sticker')
    return [createField(frame), ...createSubject(context, standOn(visible, object), field, { clip, object, allowed })]
  const round = isDisc(frame) ? DISC : 0.86
  const square = Math.max(lesser(visible) * round, Math.min(visible.width * round, reach.height * 0.62))
  // A sticker has an edge around it.
  const fill = family === 'sticker' ? FILL * 0.86 : FILL
  const width = isPlainFrame(frame)
    ? Math.min(visible.width * fill, Math.max(visible.height, reach.height * 0.8) * fill * object.ratio)
    : square
  const height = isPlainFrame(frame) ? width / object.ratio : square
  const middle = { x: centerX(visible) - width / 2, y: centerY(visible) - height / 2, width, height }
  const air = Math.min(height * 0.1, Math.max(0, reach.height - height) / 2)
  const y = Math.min(Math.max(middle.y, reach.y + air), bottom(reach) - height - air)
  const angle = turn * (toneStyle.energy === 0 || object.ratio > COMPACT ? 0 : 8)
  return [createField(frame), ...createSubject(context, { ...middle, y }, field, { angle, clip, object, allowed })]
}

/** What stands on a sheet of words: its largest size as shares of what the sheet leaves free, and the part of it that is behind the sheet. */
const ON_SHEET = { width: 0.7, height: 0.86, behind: 0.05 }

/** The place of a thing on the sheet of words that begins below `visible`. It is drawn before the sheet. */
function standOn(visible: Box, { ratio }: SubjectObject): Box {
  const height = Math.min(visible.height * ON_SHEET.height, (visible.width * ON_SHEET.width) / ratio)
  const width = height * ratio
  return { x: centerX(visible) - width / 2, y: bottom(visible) - height * (1 - ON_SHEET.behind), width, height }
}

/** What a whole drawing takes of a disc, whose edge it would touch. */
const DISC = 0.7

/** Whether a frame is round. */
export const isDisc = ({ box, corners }: ImageFrame): boolean => corners.every((corner) => corner >= lesser(box) * 0.4)

/** Whether a frame has hardly rounded corners. Others have a shape that a drawing should not be cut by. */
export const isPlainFrame = ({ box, corners }: ImageFrame): boolean =>
  corners.every((corner) => corner < Math.min(box.width, box.height) * 0.12)

/** Edges that a drawing reaches over: one or none in each direction. */
interface Edges {
  across: 'left' | 'right' | null
  isLow: boolean
}

/** The edges of a frame that are edges of the canvas, but for the one that a platform covers. Round corners stay whole. */
function listOuterEdges({ box, visible, corners }: ImageFrame, { canvas }: LayoutContext): Edges[] {
  const [topLeft, topRight, lowRight, lowLeft] = corners.map((corner) => corner < lesser(box) * 0.12)
  const isLow = bottom(visible) >= bottom(box) - 1 && bottom(box) >= canvas.height - 1
  const isLeft = box.x <= 1
  const isRight = right(box) >= canvas.width - 1
  const edges: (Edges | false)[] = [
    isLeft && topLeft === true && lowLeft === true && { across: 'left', isLow: false },
    isRight && topRight === true && lowRight === true && { across: 'right', isLow: false },
    isLow && lowLeft === true && lowRight === true && { across: null, isLow: true },
    isLow && isLeft && lowLeft === true && { across: 'left', isLow: true },
    isLow && isRight && lowRight === true && { across: 'right', isLow: true },
  ]
  return edges.filter((edge) => edge !== false)
}

/** Whether an object has a place over an edge of the canvas. */
export const isLeaving = (context: LayoutContext, frame: ImageFrame, object: SubjectObject): boolean =>
  listPlacesOver(frame, context, object).length > 0

/** The places over the edges of the canvas in which a drawing is nearly as large as in the largest one. Wide things stay whole. */
function listPlacesOver(frame: ImageFrame, context: LayoutContext, { ratio }: SubjectObject): Box[] {
  if (ratio > COMPACT || ratio < TALL) return []
  const { width, height } = frame.visible
  const edges = listOuterEdges(frame, context).filter(({ across }) => across === null || width < height * WIDE)
  const places = edges.map((edge) => placeOver(frame.visible, edge, ratio))
  const largest = Math.max(0, ...places.map(measureArea))
  return places.filter((place) => measureArea(place) > largest * 0.8)
}

/** In wider frames, a drawing is so small that it leaves the canvas at its top, too, in the corner. */
const WIDE = 1.5

/** A place at an edge or in a corner of the frame, over which a drawing reaches: as large as fits between the other edges. */
function placeOver(visible: Box, { across, isLow }: Edges, ratio: number): Box {
  const beyond = across && isLow ? BLEED.corner : BLEED.edge
  const [wide, high] = [across ? BETWEEN / (1 - beyond) : BETWEEN, isLow ? BETWEEN / (1 - beyond) : BETWEEN]
  const width = Math.min(visible.width * wide, visible.height * high * ratio)
  const height = width / ratio
  const x =
    across === 'left'
      ? visible.x - width * beyond
      : across === 'right'
        ? right(visible) - width * (1 - beyond)
        : centerX(visible) - width / 2
  const y = isLow ? bottom(visible) - height * (1 - beyond) : centerY(visible) - height / 2
  return { x, y, width, height }
}

/** A frame that is so much longer than wide would be half empty with one drawing. */
const LONG = 1.28
export const isLong = ({ visible }: ImageFrame, least = LONG): boolean =>
  Math.max(visible.width, visible.height) > lesser(visible) * least

/** Things that are wider, or narrower than the second ratio, stay whole: a bicycle without a wheel looks like a mistake. */
const [COMPACT, TALL] = [1.24, 0.74]
/** By the energy of the tone, in degrees. */
const TURNS = [0, 8, 14]

/** One drawing of the family in a room, without a floor. `turn` 1 has another color, if it is printed. */
function createMember(
  { context, frame: { box, corners, field, around }, family }: ObjectScene,
  object: SubjectObject,
  space: Box,
  angle: number,
  turn = 0,
): Layer[] {
  const clip = { box, corners }
  // A turned drawing has no shadow on a floor that is not there.
  const style = {
    angle: angle || 4,
    clip,
    object,
    turn,
    around: [around],
    allowed: (of: ObjectFamily) => of === family,
  }
  return createSubject(context, space, field, style)
}

/** Members of a pair: sides and the air around them as shares of the frame's shorter side. A turned one is still inside of the frame. */
const PAIR = { large: 0.78, wide: 0.86, small: 0.36, gap: 0.08 }

/**
 * Two things that belong together, in a long frame, at clearly different scales: a large one at the outer end, and a small one in another
 * color in what is left. Both are whole: what is cut off looks like a mistake. Without another thing, the large one is alone.
 */
export function createPair(scene: ObjectScene): Layer[] {
  const { context, frame, objects, random, family } = scene
  const [first] = objects
  const { visible } = frame
  const other = objects.find(({ name }) => name !== first.name)
  if (family === 'sticker' || !other) return createLarge(scene)
  const isUpright = visible.height > visible.width
  const [short, length] = [lesser(visible), Math.max(visible.width, visible.height)]
  const isWide = first.ratio > COMPACT
  const large = short * (isWide && isUpright ? PAIR.wide : PAIR.large)
  const small = short * PAIR.small
  const gap = short * PAIR.gap
  /** How much of the frame's length a drawing takes that fits into a square of a side. */
  const along = (object: SubjectObject, side: number) => {
    const { ratio } = object
    return side * Math.min(1, isUpright ? 1 / ratio : ratio)
  }
  const [largeLength, smallLength] = [along(first, large), along(other, small)]
  const free = length - largeLength - smallLength - gap * 3
  if (free < 0) return createLarge(scene)
  const side = random.pick([-1, 1])
  // The large one is at the foot of an upright frame, and at the end away from the words of another one.
  const end = isUpright || centerX(visible) > context.canvas.width * 0.45 ? 1 : -1
  const place = (of: number, at: number, across: number): Box => {
    const [x, y] = isUpright ? [across, at * end] : [at * end, across]
    return { x: centerX(visible) + x - of / 2, y: centerY(visible) + y - of / 2, width: of, height: of }
  }
  // What is left over is at both ends, and between both.
  const air = gap + free / 3
  // A wide thing needs no turn to look lively, and would be cut off.
  const angle = isWide ? 0 : (TURNS[context.toneStyle.energy] ?? 0) * -side
  const across = side * (short / 2 - small / 2 - gap)
  return [
    createField(frame),
    ...createMember(scene, first, place(large, length / 2 - air - largeLength / 2, 0), angle),
    ...createMember(scene, other, place(small, air + smallLength / 2 - length / 2, across), -angle, 1),
  ]
}

/** Heights of the things of a still life as shares of the largest one, how far they reach over each other, and what they fill of the frame. */
const STILL = { heights: [1, 0.72, 0.62], overlap: 0.2, width: 0.9, height: 0.74, foot: 0.08 }

/** Up to three things that a request names together, on one floor: the largest one behind, the others before it at both sides. */
export function createStillLife(scene: ObjectScene): Layer[] {
  const { context, frame, objects, random } = scene
  const { visible, field } = frame
  const things = objects.filter(({ isListed, isSlight }) => isListed && !isSlight).slice(0, 3)
  if (things.length < 2) return createLarge(scene)
  const order =
    things.length === 3
      ? [1, 0, 2]
      : random.pick([
          [0, 1],
          [1, 0],
        ])
  const sizes = things.map(({ ratio }, at) => {
    // A flat thing is not stretched to the height of a tall one.
    const height = (STILL.heights[at] ?? 0.6) * Math.min(1, 1.25 / ratio)
    return { width: height * ratio, height }
  })
  const total = sizes.reduce((sum, { width }) => sum + width, 0) * (1 - STILL.overlap) + STILL.overlap
  const unit = Math.min((visible.width * STILL.width) / total, visible.height * STILL.height)
  const tallest = Math.max(...sizes.map(({ height }) => height)) * unit
  const foot = Math.min(centerY(visible) + tallest * 0.56, bottom(visible) - visible.height * STILL.foot)
  let x = centerX(visible) - (total * unit) / 2
  const placed = order.flatMap((at) => {
    const [object, size] = [things[at], sizes[at]]
    if (!object || !size) return []
    const [width, height] = [size.width * unit, size.height * unit]
    // What is before the others is a little lower.
    const box = { x, y: foot - height + (at === 0 ? 0 : tallest * 0.05), width, height }
    x += width * (1 - STILL.overlap)
    return [{ at, object, box }]
  })
  const { quiet } = derivePalette(field, context.roles)
  const floor = { ...frame.box, y: foot - tallest * 0.14, height: bottom(frame.box) - foot + tallest * 0.14 }
  return [
    createField(frame),
    { kind: 'art', role: 'field', box: floor, corners: null, paths: [filled(rectanglePath(floor), quiet)] },
    ...placed
      .toSorted((one, two) => one.at - two.at)
      .flatMap(({ at, object, box }) => createMember(scene, object, box, 0.01, at % 2)),
  ]
}

/** How many columns the shorter side of a frame has, and the least distance of two columns as a share of `canvas.base`. */
const COLUMNS = [1.5, 1.9, 2.3]
const LEAST_COLUMN = 0.24

/** In frames that are so much longer than wide, whole things are a frieze. */
const ROW = 1.32

/** A pattern of the object and another one that belongs to it: one row of whole things, or cloth that all edges of the frame cut. */
export function createPattern({ context, frame, objects, random }: ObjectScene): Layer[] {
  const [object, ...more] = objects
  const { box, corners, field, visible } = frame
  const isRow = isLong(frame, ROW) && (isPlainFrame(frame) || (object.hasOwnColors === true && !isDisc(frame)))
  const count = Math.min(random.pick(COLUMNS), lesser(box) / (context.canvas.base * LEAST_COLUMN))
  const others = more.slice(0, 1).map(({ name }) => name)
  // Cloth has the colors of the brand.
  const { isNatural: isColored = false, hasOwnColors = false } = object
  const isNatural = isRow && (hasOwnColors || (isColored && isApart(object, field)))
  // A frieze is as large as what a platform or a sheet of words leaves of its frame. Above what a platform covers, it would leave the frame empty below.
  const isAtFoot = bottom(visible) >= bottom(context.canvas.safe.box) - 1
  const seen = isRow ? { ...visible, y: isAtFoot ? centerY(box) - visible.height / 2 : visible.y } : box
  const whole = { ...object, ratio: seen.width / seen.height, isNatural }
  const inks = isRow ? chooseInks(context, field) : chooseTones(context, field)
  const layer = createObject(whole, seen, inks, { treatment: 'pattern', clip: { box, corners } })
  return [
    createField(frame),
    { ...layer, marks: { count: Math.max(1, count), others, ...(isRow && { is_row: true }) } },
  ]
}

/** The input of a composition of objects. `objects` is not empty. */
interface ObjectScene {
  context: LayoutContext
  frame: ImageFrame
  objects: readonly [SubjectObject, ...SubjectObject[]]
  random: Random
  family: ObjectFamily
}
