import { bottom, boxFromEdges, right, type Box } from '../geometry.ts'
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
  text: [...PLACE, 'width', 'step', 'color', 'align'],
  button: [...PLACE, 'step', 'color'],
  badge: [...PLACE, 'step', 'color'],
  logo: [...PLACE, 'width', 'step'],
  picture: [...PLACE, 'width', 'height', 'focus', 'zoom', 'angle', 'picture'],
  drawing: [...PLACE, 'width', 'step'],
  shape: [...PLACE, 'width', 'height', 'color'],
}

/** Lists the fields that have an effect on these layers. A logo that is only a name has a color; drawn objects can be rotated. */
export function listEdits(slot: string, layers: readonly SlotLayer[]): readonly SlotField[] {
  const kind = classifySlot(slot, layers)
  if (kind === 'logo' && !layers.some((layer) => layer.kind === 'logo')) return [...EDITS.logo, 'color']
  return kind === 'drawing' && layers.some((layer) => layer.kind === 'object')
    ? [...EDITS.drawing, 'angle']
    : EDITS[kind]
}

/** Whether a slot must stay inside the safe box. Text and logo must; images and drawings need not. */
export const staysSafe = (kind: SlotKind): boolean => ['text', 'button', 'badge', 'logo'].includes(kind)

/** The area of the layers of a slot in pixels. Shadows do not count. */
export function measureSlot(layers: readonly SlotLayer[]): Box {
  const boxes = layers.filter((layer) => layer.kind !== 'art' || layer.role !== 'shadow').map(({ box }) => box)
  const all = boxes.length > 0 ? boxes : layers.map(({ box }) => box)
  return boxFromEdges(
    Math.min(...all.map(({ x }) => x)),
    Math.min(...all.map(({ y }) => y)),
    Math.max(...all.map(right)),
    Math.max(...all.map(bottom)),
  )
}
