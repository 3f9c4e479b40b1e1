import type { Design } from '#contract/designs/design-document.ts'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import { readSlot } from './edit-design.ts'
import { pinBox, translateBox, type Box } from './geometry.ts'
import { traceOutline, toBox } from './slots.ts'

/** The frame of reference of overrides: the safe box, the margins, and whether x counts from the right. */
export interface Frame {
  safe: Box
  /** The box inside the safe box at whose edges layouts end, and to which slots are pinned. */
  margins: Box
  isMirrored: boolean
}

/**
 * Predicts the box of a slot in the newest design: its box in the last preview, moved by the changes since then. Only positions and
 * angles are predicted; sizes are known when the preview arrives.
 */
export function predictBox(
  drawn: Pick<DesignBox, 'slot' | 'kind' | 'box' | 'angle'>,
  drawnDesign: Design,
  design: Design,
  frame: Frame,
): Box {
  const box = toBox(drawn.box)
  const [before, now] = [readSlot(drawnDesign, drawn.slot), readSlot(design, drawn.slot)]
  if (now.pin) {
    if (before.pin === now.pin) return box
    const around = traceOutline(drawn, box, predictAngle(drawn, drawnDesign, design))
    const pinned = pinBox(around, now.pin, frame.margins, frame.isMirrored)
    return translateBox(box, pinned.x - around.x, pinned.y - around.y)
  }
  if (before.pin) return box
  const [fromX, fromY] = before.move ?? [0, 0]
  const [toX, toY] = now.move ?? [0, 0]
  const side = frame.isMirrored ? -1 : 1
  return translateBox(box, side * (toX - fromX) * frame.safe.width, (toY - fromY) * frame.safe.height)
}

/** The angle of a slot in the newest design, in degrees. */
export function predictAngle(drawn: Pick<DesignBox, 'slot' | 'angle'>, drawnDesign: Design, design: Design): number {
  const [before, now] = [readSlot(drawnDesign, drawn.slot).angle, readSlot(design, drawn.slot).angle]
  return before === now || now === undefined ? drawn.angle : now
}
