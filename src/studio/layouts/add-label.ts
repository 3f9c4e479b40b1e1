import { rectanglePath } from '../art/svg-paths.ts'
import { type AiLabel, writeAiLabel } from '../copywriter/ai-labels.ts'
import { findGround } from '../editing/find-ground.ts'
import { type Box, bottom, contains, grow, intersect, measureArea, overlaps, right } from '../model/geometry.ts'
import { measureBounds } from '../model/rotation.ts'
import type { Canvas } from '../model/canvas.ts'
import type { ArtLayer, Layer, Motion, PanelLayer, Scene, TextLayer } from '../model/scene.ts'
import type { Track } from '../model/track.ts'
import { isRightToLeft } from '../type/scripts.ts'
import { placeText, wrapBlock } from '../type/text-block.ts'
import type { LayoutContext } from './layout-context.ts'
import { controlCorners, minTypeSize } from './type-sizes.ts'

const LABEL_SLOT = 'label'

/** Font size, as a share of `canvas.base`, and the room around the words, in em. */
const SIZE_SHARE = 0.018
/** Letters of ads that are shown at their own size, in pixels. */
const LEAST_PX = 11
const [PAD, HEIGHT] = [0.62, 1.9]

export interface LabelWish {
  /** What a person chose for the design; absent where the brand decides. */
  chosen?: AiLabel | 'none' | undefined
  /** What the brand chose: for designs with a model's picture, or for all. */
  brand?: { text: AiLabel; always: boolean } | undefined
}

/** The label that a design gets, or null. */
export function chooseLabel({ chosen, brand }: LabelWish, layers: readonly Layer[], painted: boolean): AiLabel | null {
  if (chosen) return chosen === 'none' ? null : chosen
  if (!brand) return null
  const showsModel = painted && layers.some(({ kind }) => kind === 'picture')
  return brand.always || showsModel ? brand.text : null
}

/** Every text that a label may have, so that it can be measured. */
export const listLabelTexts = ({ chosen, brand }: LabelWish, language: string): string[] =>
  [chosen === 'none' ? undefined : chosen, brand?.text].flatMap((label) =>
    label ? [writeAiLabel(label, language)] : [],
  )

interface LabelPlace {
  label: AiLabel
  /** Everything that it must not cover: the design, or all shots of its film. */
  layers: readonly Layer[]
  /** Whether it is outlined where it lies on one color. The shots of a film have several. */
  isOnOneColor: boolean
}

/** The label on a plate in a corner of the safe area, where it covers no words. Its words have the contrast of small text. */
export function createLabel(
  context: LayoutContext,
  canvas: Canvas,
  { label, layers, isOnOneColor }: LabelPlace,
): (PanelLayer | TextLayer)[] {
  const least = Math.max(minTypeSize(canvas) * 1.02, canvas.base * SIZE_SHARE, LEAST_PX)
  const paper = context.surface(context.roles.paper)
  const text = writeAiLabel(label, context.copy.language)
  // Arabic letters are smaller and finer at the same size.
  const size = isRightToLeft(text) ? least * 1.3 : least
  const spec = { role: 'label' as const, text, style: context.type.label, color: paper.ink, ground: paper.fill }
  const block = wrapBlock(spec, context.ruler, size, canvas.safe.box.width * 0.8, 1)
  if (!block) return []
  // Descenders of Latin letters are lighter than those of Arabic ones, which count in full.
  const drop = block.drop * (isRightToLeft(text) ? 1 : 0.35)
  const [width, height] = [block.width + 2 * PAD * size, Math.max(HEIGHT * size, block.height + drop + size)]
  const box = findCorner(canvas, { width, height }, layers, isRightToLeft(context.copy.headline))
  const ground = isOnOneColor && isOnOneThing(layers, box) ? findGround(layers, { box }) : null
  const { ink, fill } = ground ? context.surface(ground) : paper
  const plate: PanelLayer = {
    kind: 'panel',
    slot: LABEL_SLOT,
    role: 'badge',
    box,
    corners: controlCorners(context.toneStyle, height),
    color: fill,
    stroke: ground ? ink : null,
    stroke_width: ground ? Math.max(1, size * 0.07) : 0,
  }
  const words = placeText(
    { ...block, color: ink, ground: fill },
    box.x + width / 2,
    box.y + (height - block.height - drop) / 2,
    'center',
  )
  return [plate, { ...words, slot: LABEL_SLOT }]
}

interface Size {
  width: number
  height: number
}

/** The first place that covers nothing, or the one that covers least: corners in the margin, then inside of it, then the middle of a side. */
function findCorner(canvas: Canvas, size: Size, layers: readonly Layer[], isBack: boolean): Box {
  const taken = listTaken(layers, canvas)
  const places = listPlaces(canvas, size, isBack).map((box) => {
    const covered = taken.reduce((sum, one) => sum + (overlaps(one, box) ? measureArea(intersect(one, box)) : 0), 0)
    // Of places that cover nothing, one that no edge crosses is better, and then one inside of the margin, where frames are.
    const crossed = contains(canvas.content, box) ? 0.5 : 1
    return { box, covered: covered > 0 ? covered + 1 : isOnOneThing(layers, box) ? 0 : crossed }
  })
  return places.reduce((best, place) => (place.covered < best.covered ? place : best)).box
}

/** Whether a box lies on one color, or on one picture. Of shapes, only rectangles tell where their color is. */
function isOnOneThing(layers: readonly Layer[], box: Box): boolean {
  const above = layers.filter((layer) => isSeen(layer) && overlaps(layer.box, box))
  const top = above.at(-1)
  if (!top || !isSeen(top)) return true
  const isPlain = top.kind === 'picture' || (top.kind === 'art' && isRectangle(top))
  return isPlain && contains(top.box, box)
}

const isRectangle = ({ paths: [path, ...others], box, corners }: ArtLayer): boolean =>
  others.length === 0 && corners === null && typeof path?.fill === 'string' && path.d === rectanglePath(box)

const isSeen = (layer: Layer): layer is Exclude<Layer, { kind: 'backdrop' }> =>
  layer.kind === 'picture' || layer.kind === 'object' || layer.kind === 'art'

/** Words and logos with their space, and what the platform covers. */
function listTaken(layers: readonly Layer[], { safe, base }: Canvas): Box[] {
  const gap = base * 0.008
  const placed = layers.flatMap((layer) => {
    if (layer.kind === 'logo') return [grow(measureBounds(layer), layer.clear)]
    if (layer.kind !== 'text' && layer.kind !== 'panel') return []
    const bounds = measureBounds(layer)
    return [grow(bounds, layer.role === 'wordmark' ? bounds.height : gap)]
  })
  return [...placed, ...safe.keep_out]
}

function listPlaces({ safe, content, margin }: Canvas, { width, height }: Size, isBack: boolean): Box[] {
  const inset = Math.max(margin * 0.18, (margin - height) / 2)
  const frames = [grow(safe.box, -inset), content]
  const corners = frames.flatMap((frame) => {
    const [start, end] = [frame.x, right(frame) - width]
    const sides = isBack ? [start, end] : [end, start]
    return [bottom(frame) - height, frame.y].flatMap((y) => sides.map((x) => ({ x, y, width, height })))
  })
  const [frame = content] = frames
  const middle = frame.x + (frame.width - width) / 2
  const half = frame.y + (frame.height - height) / 2
  return [
    ...corners,
    { x: middle, y: bottom(frame) - height, width, height },
    { x: middle, y: frame.y, width, height },
    { x: right(frame) - width, y: half, width, height },
    { x: frame.x, y: half, width, height },
  ]
}

interface LabeledVideo {
  label: AiLabel | null
  /** The cover of the film. */
  scene: Pick<Scene, 'layers' | 'overrides'>
  canvas: Canvas
  /** The layers of all shots. */
  shots: readonly Layer[]
}

/**
 * The film with its label in front of everything, at rest from its first frame to its last: where a person put it on the cover, or where it
 * covers no words of any shot.
 */
export function addLabelToVideo(
  motion: Motion,
  context: LayoutContext,
  { label, scene: { layers, overrides }, canvas, shots }: LabeledVideo,
): Motion {
  const own = layers.filter((layer) => layer.kind !== 'backdrop' && layer.slot === LABEL_SLOT)
  if (!label || own.length === 0) return motion
  const isPlaced = overrides?.slots[LABEL_SLOT] !== undefined
  const shown = isPlaced ? own : createLabel(context, canvas, { label, layers: shots, isOnOneColor: false })
  const from = layers.length + motion.layers.length
  const track: Track = {
    layers: shown.map((_, index) => from + index),
    line: null,
    origin: [0, 0],
    clip: null,
    side: 'bottom',
    shown: [0, motion.frames],
    moves: [],
  }
  return { ...motion, layers: [...motion.layers, ...shown], tracks: [...motion.tracks, track] }
}
