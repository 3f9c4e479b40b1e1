import { boxOf, bottom, contains, right } from '../geometry.ts'
import type { Box } from '../geometry.ts'
import type { Layer, PanelLayer, Scene, Side, TextLayer } from '../scene.ts'

/** What a piece is to the eye, which decides how it arrives. */
export type PieceKind =
  | 'ground'
  | 'veil'
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

/** Layers that belong together, or one line of a text. `box` is what they take up in the still, in pixels. */
export interface Piece {
  kind: PieceKind
  layers: readonly number[]
  line: number | null
  box: Box
}

/** A scene taken apart, back to front. Only neighbours are joined, so that what lies over what stays as it is. */
export function piecesOfScene(scene: Scene): Piece[] {
  const pieces: Piece[] = []
  for (const [index, layer] of scene.layers.entries()) {
    const last = pieces.at(-1)
    const before = scene.layers[index - 1]
    if (last && before && belongs(before, layer, scene)) {
      const kind = layer.kind === 'picture' ? 'cutout' : KEEPS.includes(last.kind) ? last.kind : kindOf(layer, scene)
      pieces[pieces.length - 1] = { kind, layers: [...last.layers, index], line: null, box: around(last.box, layer) }
    } else pieces.push(...taken(layer, index, scene))
  }
  return pieces
}

/** A button stays a button with words on it. */
const KEEPS: readonly PieceKind[] = ['button', 'badge', 'mark', 'field', 'motif']

const CARRIES: Record<PanelLayer['role'], readonly string[]> = {
  button: ['cta'],
  badge: ['badge', 'price'],
  plate: ['logo', 'wordmark'],
}

/** A picture on a sheet of its own, thrown down at an angle; the box of a sheet holds its shadow too. */
const isPrint = (sheet: Box, picture: Box) =>
  contains(sheet, picture) && sheet.width * sheet.height < 6 * picture.width * picture.height

/** Words on their button, a logo on its plate, a body on its shadow, a tick beside its benefit, one form drawn in parts. */
function belongs(before: Layer, layer: Layer, scene: Scene): boolean {
  if (before.kind === 'panel') {
    const carried = layer.kind === 'text' ? layer.role : layer.kind
    return layer.kind !== 'backdrop' && CARRIES[before.role].includes(carried) && contains(before.box, layer.box, 2)
  }
  if (before.kind === 'art' && before.role === 'shadow') return layer.kind === 'picture'
  if (before.kind === 'art' && layer.kind === 'text' && (layer.role === 'price' || layer.role === 'badge'))
    return before.role !== 'ground' && contains(before.box, layer.box) && isSmall(before.box, scene)
  if (before.kind === 'art' && layer.kind === 'picture' && layer.angle !== 0) return isPrint(before.box, layer.box)
  if (before.kind === 'art' && before.role === 'icon') return layer.kind === 'text' && layer.role === 'benefit'
  return (
    before.kind === 'art' &&
    layer.kind === 'art' &&
    before.role === layer.role &&
    (layer.role === 'field' || layer.role === 'motif') &&
    sameBox(before.box, layer.box)
  )
}

function taken(layer: Layer, index: number, scene: Scene): Piece[] {
  const kind = kindOf(layer, scene)
  if (layer.kind === 'backdrop') return [{ kind, layers: [index], line: null, box: whole(scene) }]
  if (layer.kind !== 'text') return [{ kind, layers: [index], line: null, box: layer.box }]
  return layer.lines.map((_, line) => ({ kind, layers: [index], line, box: lineBox(layer, line) }))
}

function kindOf(layer: Layer, scene: Scene): PieceKind {
  if (layer.kind === 'backdrop') return 'ground'
  if (layer.kind === 'logo') return 'mark'
  if (layer.kind === 'picture') return isPhoto(layer) ? 'photo' : 'cutout'
  if (layer.kind === 'panel') return ({ plate: 'mark', badge: 'badge', button: 'button' } as const)[layer.role]
  if (layer.kind === 'text') return WORDS[layer.role] ?? 'words'
  if (layer.role === 'icon') return 'words'
  if (layer.role === 'shadow') return 'veil'
  if (layer.role !== 'ground' && carriesWords(layer.box, scene)) return 'carrier'
  if (layer.role === 'motif') return 'motif'
  return layer.role === 'ground' || covers(layer.box, scene) ? 'ground' : 'field'
}

/** A small field with short words on it comes with them: empty, it would be a hole. */
function carriesWords(box: Box, scene: Scene): boolean {
  const carried = (layer: Layer) =>
    layer.kind === 'text' && ['benefit', 'price', 'badge'].includes(layer.role) && contains(box, layer.box)
  return isSmall(box, scene) && scene.layers.some(carried)
}

const isSmall = (box: Box, { width, height }: Scene) => box.width * box.height < 0.15 * width * height

const WORDS: Partial<Record<TextLayer['role'], PieceKind>> = {
  headline: 'headline',
  wordmark: 'mark',
  price: 'price',
  badge: 'badge',
}

/** A picture that fills its outline, as against a body that stands free. */
const isPhoto = (layer: Extract<Layer, { kind: 'picture' }>) =>
  layer.blend === 'normal' && layer.shadow === null && layer.angle === 0

const whole = ({ width, height }: Scene): Box => ({ x: 0, y: 0, width, height })
const covers = (box: Box, scene: Scene) => contains(box, whole(scene), 1)
const sameBox = (a: Box, b: Box) => contains(a, b, 1) && contains(b, a, 1)

function around(box: Box, layer: Layer): Box {
  if (layer.kind === 'backdrop') return box
  const other = layer.box
  return boxOf(
    Math.min(box.x, other.x),
    Math.min(box.y, other.y),
    Math.max(right(box), right(other)),
    Math.max(bottom(box), bottom(other)),
  )
}

/** The room of one line with all that rises and hangs in it. */
export function lineBox(layer: TextLayer, line: number): Box {
  const { x, y, width } = layer.lines[line] ?? { x: 0, y: 0, width: 0 }
  const { size } = layer
  return boxOf(x - size * 0.12, y - size * 1.02, x + width + size * 0.18, y + size * 0.34)
}

/** The edges of the canvas that a box touches or crosses. */
export function touched(box: Box, { width, height }: Pick<Scene, 'width' | 'height'>): Record<Side, boolean> {
  return { left: box.x <= 1, top: box.y <= 1, right: right(box) >= width - 1, bottom: bottom(box) >= height - 1 }
}
