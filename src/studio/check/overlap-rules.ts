import { grow } from '../model/geometry.ts'
import { overlapTurned, readRotation, type Turned } from '../model/rotation.ts'
import { toRuleBox, type CheckRule } from './check-rule.ts'
import type { Layer, Scene } from '../model/scene.ts'

/** The overrides after which a slot can cover another one. */
const PLACING = ['move', 'pin', 'width', 'height', 'step', 'align'] as const

/** Boxes of text may share this part of the height of the lower one: ascenders and descenders have space of their own. */
const SHARED = 0.12

/** A text or a logo of a design, with the slot that it belongs to. */
export interface Placed extends Turned {
  slot: string
}

/**
 * Checks that what a user moved, resized or added does not cover other words. Layouts place their words themselves, so a design without
 * such changes has no rule.
 */
export function checkOverlap(scene: Scene): CheckRule[] {
  const moved = listMoved(scene)
  if (moved.size === 0) return []
  const placed = listPlaced(scene.layers)
  const covering = placed.filter(
    (one) => moved.has(one.slot) && placed.some((other) => other.slot !== one.slot && covers(one, other)),
  )
  return [
    {
      rule: 'words_apart',
      label: 'Words and logo do not cover each other',
      passed: covering.length === 0,
      value: covering.length,
      threshold: 0,
      unit: 'boxes',
      box: toRuleBox(covering[0] ?? null),
    },
  ]
}

function listMoved({ overrides, layers }: Scene): Set<string> {
  const slots = Object.entries(overrides?.slots ?? {}).filter(([, slot]) => PLACING.some((field) => slot[field]))
  const turned = layers.flatMap((layer) => (readRotation(layer) && layer.kind !== 'backdrop' ? (layer.slot ?? []) : []))
  return new Set([...slots.map(([name]) => name), ...(overrides?.added ?? []).map(({ slot }) => slot), ...turned])
}

/** The texts and logos of layers that have a slot. */
export const listPlaced = (layers: readonly Layer[]): Placed[] =>
  layers.flatMap((layer) =>
    (layer.kind === 'text' || layer.kind === 'logo') && layer.slot
      ? [{ slot: layer.slot, box: layer.box, rotation: layer.rotation }]
      : [],
  )

/** Whether two texts cover each other by more than their ascenders and descenders. */
export const covers = (one: Turned, other: Turned): boolean => {
  const by = SHARED * Math.min(one.box.height, other.box.height)
  const inside = ({ box, rotation }: Turned) => ({ box: grow(box, -by / 2), rotation })
  return overlapTurned(inside(one), inside(other))
}
