import { boxFromEdges, bottom, contains, right } from '../model/geometry.ts'
import { measureBounds, readRotation } from '../model/rotation.ts'
import type { Box } from '../model/geometry.ts'
import type { Layer, PanelLayer, Scene, TextLayer } from '../model/scene.ts'
import type { Side } from '../model/track.ts'

/** The visual kind of a piece. It selects the entrance. */
export type MotionPieceKind =
  | 'ground'
  | 'shadow'
  | 'field'
  | 'carrier'
  | 'motif'
  | 'cutout'
  | 'photo'
  | 'mark'
  | 'headline'
  | 'words'
  | 'price'
  | 'badge'
  | 'button'

/** Layers that belong together, or one line of a text. `box` is their area in the still, in pixels. */
export interface MotionPiece {
  kind: MotionPieceKind
  layers: readonly number[]
  line: number | null
  box: Box
}

/** Splits a scene into pieces, back to front. Only adjacent layers are joined, so the stacking order stays the same. */
export function splitScene(scene: Scene): MotionPiece[] {
  const pieces: MotionPiece[] = []
  for (const [index, layer] of scene.layers.entries()) {
    const last = pieces.at(-1)
    const before = scene.layers[index - 1]
    if (last && before && belongsTogether(before, layer, scene)) {
      const kind =
        layer.kind === 'picture' || (layer.kind === 'object' && !layer.clip)
          ? 'cutout'
          : DOMINANT_KINDS.includes(last.kind)
            ? last.kind
            : classifyLayer(layer, scene)
      pieces[pieces.length - 1] = { kind, layers: [...last.layers, index], line: null, box: unionBox(last.box, layer) }
    } else pieces.push(...splitLayer(layer, index, scene))
  }
  return pieces
}

/** Kinds that stay the same when other layers are added: a button with text is still a button. */
const DOMINANT_KINDS: readonly MotionPieceKind[] = ['button', 'badge', 'mark', 'field', 'motif']

const PANEL_CONTENT: Record<PanelLayer['role'], readonly string[]> = {
  button: ['cta'],
  badge: ['badge', 'price'],
  plate: ['logo', 'wordmark'],
}

/** Whether an image is a rotated print on its own paper. The paper's box includes its shadow. */
const isPrint = (sheet: Box, image: Box) =>
  contains(sheet, image) && sheet.width * sheet.height < 6 * image.width * image.height

/** Whether a layer is the frame that clips an object, or another object in the same frame. */
function isFrameOf(layer: Layer, clip: Box): boolean {
  if (layer.kind === 'object') return layer.clip !== null && sameBox(layer.clip.box, clip)
  return layer.kind === 'art' && layer.role !== 'ground' && sameBox(layer.box, clip)
}

/**
 * Whether two adjacent layers form one piece. Examples: text on its button, logo on its plate, object on its shadow,
 * check mark and benefit.
 */
function belongsTogether(before: Layer, layer: Layer, scene: Scene): boolean {
  if (before.kind === 'panel') {
    const carried = layer.kind === 'text' ? layer.role : layer.kind
    return (
      layer.kind !== 'backdrop' && PANEL_CONTENT[before.role].includes(carried) && contains(before.box, layer.box, 2)
    )
  }
  if (before.kind === 'art' && before.role === 'shadow') return layer.kind === 'picture' || layer.kind === 'object'
  if (layer.kind === 'object' && layer.clip) return isFrameOf(before, layer.clip.box)
  if (before.kind === 'art' && layer.kind === 'text' && (layer.role === 'price' || layer.role === 'badge'))
    return before.role !== 'ground' && contains(before.box, layer.box) && isSmall(before.box, scene)
  if (before.kind === 'art' && layer.kind === 'picture' && layer.angle !== 0) return isPrint(before.box, layer.box)
  if (before.kind === 'art' && before.role === 'icon')
    return layer.kind === 'text' && (layer.role === 'benefit' || layer.role === 'detail')
  return (
    before.kind === 'art' &&
    layer.kind === 'art' &&
    before.role === layer.role &&
    (layer.role === 'field' || layer.role === 'motif') &&
    sameBox(before.box, layer.box)
  )
}

function splitLayer(layer: Layer, index: number, scene: Scene): MotionPiece[] {
  const kind = classifyLayer(layer, scene)
  if (layer.kind === 'backdrop') return [{ kind, layers: [index], line: null, box: whole(scene) }]
  if (layer.kind !== 'text') return [{ kind, layers: [index], line: null, box: measureTurned(layer) }]
  return layer.lines.map((_, line) => ({ kind, layers: [index], line, box: measureLineBox(layer, line) }))
}

function classifyLayer(layer: Layer, scene: Scene): MotionPieceKind {
  if (layer.kind === 'backdrop') return 'ground'
  if (layer.kind === 'logo') return 'mark'
  if (layer.kind === 'object') return layer.clip ? 'motif' : 'cutout'
  if (layer.kind === 'picture') return isPhoto(layer) ? 'photo' : 'cutout'
  if (layer.kind === 'panel') return ({ plate: 'mark', badge: 'badge', button: 'button' } as const)[layer.role]
  if (layer.kind === 'text') return TEXT_KINDS[layer.role] ?? 'words'
  if (layer.role === 'icon') return 'words'
  if (layer.role === 'shadow') return 'shadow'
  if (layer.role !== 'ground' && carriesWords(layer.box, scene)) return 'carrier'
  if (layer.role === 'motif') return 'motif'
  return layer.role === 'ground' || covers(layer.box, scene) ? 'ground' : 'field'
}

/** A small field with short text enters together with it. Without the text, it would look like a hole. */
function carriesWords(box: Box, scene: Scene): boolean {
  const carried = (layer: Layer) =>
    layer.kind === 'text' && ['benefit', 'detail', 'price', 'badge'].includes(layer.role) && contains(box, layer.box)
  return isSmall(box, scene) && scene.layers.some(carried)
}

const isSmall = (box: Box, { width, height }: Scene) => box.width * box.height < 0.15 * width * height

const TEXT_KINDS: Partial<Record<TextLayer['role'], MotionPieceKind>> = {
  headline: 'headline',
  wordmark: 'mark',
  price: 'price',
  badge: 'badge',
}

/** Whether an image fills its outline, in contrast to a cutout. */
const isPhoto = (layer: Extract<Layer, { kind: 'picture' }>) =>
  layer.blend === 'normal' && layer.shadow === null && layer.angle === 0

const whole = ({ width, height }: Scene): Box => ({ x: 0, y: 0, width, height })
const covers = (box: Box, scene: Scene) => contains(box, whole(scene), 1)
const sameBox = (a: Box, b: Box) => contains(a, b, 1) && contains(b, a, 1)

function unionBox(box: Box, layer: Layer): Box {
  if (layer.kind === 'backdrop') return box
  const other = measureTurned(layer)
  return boxFromEdges(
    Math.min(box.x, other.x),
    Math.min(box.y, other.y),
    Math.max(right(box), right(other)),
    Math.max(bottom(box), bottom(other)),
  )
}

/** The area of a layer as it is seen, in pixels. */
const measureTurned = (layer: Exclude<Layer, { kind: 'backdrop' }>): Box =>
  measureBounds({ box: layer.box, rotation: readRotation(layer) })

/** Returns the box of one line as it is seen, including ascenders and descenders, in pixels. */
export function measureLineBox(layer: TextLayer, line: number): Box {
  const { x, y, width, scale = 1 } = layer.lines[line] ?? { x: 0, y: 0, width: 0 }
  const { rotation } = layer
  const size = layer.size * scale
  const box = boxFromEdges(x - size * 0.12, y - size * 1.02, x + width + size * 0.18, y + size * 0.34)
  return measureBounds({ box, rotation })
}

/** Returns the canvas edges that a box touches or crosses. */
export function findTouchedEdges(box: Box, { width, height }: Pick<Scene, 'width' | 'height'>): Record<Side, boolean> {
  return { left: box.x <= 1, top: box.y <= 1, right: right(box) >= width - 1, bottom: bottom(box) >= height - 1 }
}
