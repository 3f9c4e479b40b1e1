import { grow, overlaps, type Box } from '../geometry.ts'
import { toRuleBox, type CheckRule } from './check-rule.ts'
import type { Layer, Scene } from '../scene.ts'

/** The overrides after which a slot can cover another one. */
const PLACING = ['move', 'pin', 'width', 'height', 'step', 'align'] as const

/** Boxes of text may share this part of the height of the lower one: ascenders and descenders have space of their own. */
const SHARED = 0.12

/** A text or a logo of a design, with the slot that it belongs to. */
export interface Placed {
  slot: string
  box: Box
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
    (one) => moved.has(one.slot) && placed.some((other) => other.slot !== one.slot && covers(one.box, other.box)),
  )
  return [
    {
      rule: 'words_apart',
      label: 'Words and logo do not cover each other',
      passed: covering.length === 0,
      value: covering.length,
      threshold: 0,
      unit: 'boxes',
      box: toRuleBox(covering[0]?.box ?? null),
    },
  ]
}

function listMoved({ overrides }: Scene): Set<string> {
  const slots = Object.entries(overrides?.slots ?? {}).filter(([, slot]) => PLACING.some((field) => slot[field]))
  return new Set([...slots.map(([name]) => name), ...(overrides?.added ?? []).map(({ slot }) => slot)])
}

/** The texts and logos of layers that have a slot. */
export const listPlaced = (layers: readonly Layer[]): Placed[] =>
  layers.flatMap((layer) =>
    (layer.kind === 'text' || layer.kind === 'logo') && layer.slot ? [{ slot: layer.slot, box: layer.box }] : [],
  )

/** Whether two texts cover each other by more than their ascenders and descenders. */
export const covers = (one: Box, other: Box): boolean => {
  const by = SHARED * Math.min(one.height, other.height)
  return overlaps(grow(one, -by / 2), grow(other, -by / 2))
}
