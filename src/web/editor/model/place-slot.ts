import type { Design } from '#contract/designs/design-document.ts'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import { readSlot, type SlotChange } from './edit-design.ts'
import { pinBox, roundShare, toShare, translateBox, type Box, type Pin } from './geometry.ts'
import type { Frame } from './predict-box.ts'
import { clampInto, traceOutline } from './slots.ts'

const PINS: readonly Pin[] = (['start', 'center', 'end'] as const).flatMap((across) =>
  (['top', 'middle', 'bottom'] as const).map((down): Pin => [across, down]),
)

/** A box this close to a pinned place, in pixels of the design, is pinned there. */
const PINNED_PX = 0.5

/** Text and logos always stay in the safe box; pictures and shapes may leave it. */
export function placeInside(slot: Pick<DesignBox, 'kind' | 'angle'>, target: Box, { safe }: Frame): Box {
  if (!['text', 'button', 'badge', 'logo'].includes(slot.kind)) return target
  const around = traceOutline(slot, target, slot.angle)
  const inside = clampInto(around, safe)
  return translateBox(target, inside.x - around.x, inside.y - around.y)
}

/** The pinned place at which a box is, or null. */
export function findPin(box: Box, { margins, isMirrored }: Frame): Pin | null {
  const isAt = (pin: Pin) => {
    const pinned = pinBox(box, pin, margins, isMirrored)
    return Math.abs(pinned.x - box.x) <= PINNED_PX && Math.abs(pinned.y - box.y) <= PINNED_PX
  }
  return PINS.find(isAt) ?? null
}

/**
 * The change that moves a slot from its position to `target`. For a pinned slot, `base` is its position in the layout, because moves are
 * relative to it. The move is limited to what can be stored, one safe box in each direction.
 */
export function moveChange(
  design: Design,
  slot: string,
  from: Box,
  target: Box,
  frame: Frame,
  base: Box | null,
): SlotChange {
  const { move = [0, 0], pin } = readSlot(design, slot)
  const start = pin && base ? base : from
  const [dx, dy] = toShare({ x: target.x - start.x, y: target.y - start.y }, frame.safe, frame.isMirrored)
  const [fromX, fromY] = pin && base ? [0, 0] : move
  const limit = (value: number) => roundShare(Math.max(-1, Math.min(1, value)))
  return { move: [limit(fromX + dx), limit(fromY + dy)], pin: undefined }
}

/**
 * The change that keeps the sides opposite to a handle where they are, while a slot is resized from `from` to `target`. The renderer keeps the
 * center, and of words the top and the edge or center that they are aligned to. A pinned slot stays at its pin, and a turned one at its
 * center.
 */
export function holdSides(
  design: Design,
  slot: Pick<DesignBox, 'slot' | 'kind' | 'align' | 'angle' | 'edits'>,
  from: Box,
  target: Box,
  frame: Frame,
): SlotChange {
  if (slot.angle !== 0 || !slot.edits.includes('move') || readSlot(design, slot.slot).pin) return {}
  const [shareX, shareY] = slot.kind === 'text' ? [findAnchor(slot.align, frame), 0] : [0.5, 0.5]
  const dx = target.x - from.x + shareX * (target.width - from.width)
  const dy = target.y - from.y + shareY * (target.height - from.height)
  if (Math.abs(dx) < PINNED_PX && Math.abs(dy) < PINNED_PX) return {}
  return { move: moveChange(design, slot.slot, from, translateBox(from, dx, dy), frame, null).move }
}

/** The share of the width at which words stay when their width changes, from the left. */
function findAnchor(align: DesignBox['align'], { isMirrored }: Frame): number {
  const share = { start: 0, center: 0.5, end: 1 }[align ?? 'start']
  return isMirrored ? 1 - share : share
}

/** A number of type scale steps after a change by `by` steps, limited to -3 to 3, which can be stored. */
export const stepBy = (step: number | undefined, by: number): number => Math.max(-3, Math.min(3, (step ?? 0) + by))
