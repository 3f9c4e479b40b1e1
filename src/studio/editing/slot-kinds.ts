import { bottom, boxFromEdges, right, type Box } from '../model/geometry.ts'
import { measureBounds, readRotation } from '../model/rotation.ts'
import type { ArtLayer } from '../model/scene.ts'
import type { SlotField } from './overrides.ts'
import type { SlotLayer } from './transform-layer.ts'

/** The kind of a slot for users. It determines which fields have an effect. */
export type SlotKind = 'text' | 'button' | 'badge' | 'logo' | 'picture' | 'drawing' | 'shape'

/** Classifies the layers of one slot. */
export function classifySlot(slot: string, layers: readonly SlotLayer[]): SlotKind {
  const has = (kind: SlotLayer['kind']) => layers.some((layer) => layer.kind === kind)
  if (has('picture')) return 'picture'
  if (has('logo') || slot === 'logo') return 'logo'
  if (layers.some((layer) => layer.kind === 'panel' && layer.role === 'button')) return 'button'
  const hasSticker = layers.some((layer) => layer.kind === 'panel' || (layer.kind === 'art' && layer.role !== 'icon'))
  if (has('text')) return hasSticker ? 'badge' : 'text'
  return slot.startsWith('added:') && has('art') ? 'shape' : 'drawing'
}

const PLACE = ['move', 'pin', 'order', 'hidden'] as const
const EDITS: Record<SlotKind, readonly SlotField[]> = {
  text: [...PLACE, 'width', 'step', 'color', 'align', 'angle'],
  button: [...PLACE, 'step', 'color', 'angle'],
  badge: [...PLACE, 'step', 'color', 'angle'],
  logo: [...PLACE, 'width', 'step', 'angle'],
  picture: [...PLACE, 'width', 'height', 'focus', 'zoom', 'angle', 'picture'],
  drawing: [...PLACE, 'width', 'step', 'angle'],
  shape: [...PLACE, 'width', 'height', 'color', 'angle'],
}

/** Lists the fields that have an effect on these layers. A logo that is only a name has a color. */
export function listEdits(slot: string, layers: readonly SlotLayer[]): readonly SlotField[] {
  const kind = classifySlot(slot, layers)
  const isNameOnly = kind === 'logo' && !layers.some((layer) => layer.kind === 'logo')
  return isNameOnly ? [...EDITS.logo, 'color'] : EDITS[kind]
}

/** Whether a slot must stay inside the safe box. Text and logo must; images and drawings need not. */
export const staysSafe = (kind: SlotKind): boolean => ['text', 'button', 'badge', 'logo'].includes(kind)

/** The area of the layers of a slot in pixels, before the slot is turned. Shadows do not count. */
export const measureSlot = (layers: readonly SlotLayer[]): Box => measureLayers(layers, ({ box }) => box)

/** The upright area that the layers of a slot cover, in pixels. Shadows do not count. */
export const measureSlotBounds = (layers: readonly SlotLayer[]): Box =>
  measureLayers(layers, (layer) => measureBounds({ box: layer.box, rotation: readRotation(layer) }))

/** Shadows, and a block that comes from the edge of the canvas, are around what a slot shows. */
const isBeside = ({ role, box }: ArtLayer): boolean => role === 'shadow' || (role === 'field' && box.x <= 0)

function measureLayers(layers: readonly SlotLayer[], measure: (layer: SlotLayer) => Box): Box {
  const boxes = layers.filter((layer) => layer.kind !== 'art' || !isBeside(layer)).map(measure)
  const all = boxes.length > 0 ? boxes : layers.map(measure)
  return boxFromEdges(
    Math.min(...all.map(({ x }) => x)),
    Math.min(...all.map(({ y }) => y)),
    Math.max(...all.map(right)),
    Math.max(...all.map(bottom)),
  )
}
