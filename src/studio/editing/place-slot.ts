import { bottom, centerX, centerY, grow, overlaps, right, type Box } from '../model/geometry.ts'
import { readRotation } from '../model/rotation.ts'
import type { Canvas } from '../model/canvas.ts'
import type { SlotOverride } from './overrides.ts'
import { measureSlot, measureSlotBounds } from './slot-kinds.ts'
import { moveLayer, scaleLayer, type SlotLayer } from './transform-layer.ts'

/** The canvas as it is seen, and whether x counts from the right. */
export interface PlaceArea {
  canvas: Canvas
  rightToLeft: boolean
}

/** Moves the layers of a slot by `move`, or to `pin` at the margins inside the safe box. */
export function placeSlot(layers: readonly SlotLayer[], { move, pin }: SlotOverride, area: PlaceArea): SlotLayer[] {
  const box = measureSlotBounds(layers)
  const { safe, content } = area.canvas
  const sign = area.rightToLeft ? -1 : 1
  if (pin) {
    const share = { start: 0, center: 0.5, end: 1 }[pin[0]]
    const across = area.rightToLeft ? 1 - share : share
    const down = { top: 0, middle: 0.5, bottom: 1 }[pin[1]]
    const left = content.x + (content.width - box.width) * across
    const top = content.y + (content.height - box.height) * down
    return layers.map((layer) => moveLayer(layer, left - box.x, top - box.y))
  }
  if (!move) return [...layers]
  return layers.map((layer) => moveLayer(layer, sign * move[0] * safe.box.width, move[1] * safe.box.height))
}

/**
 * Moves text and logos back into the safe box and away from the areas that the platform covers. What is larger than the safe box is
 * scaled down first. Returns the same layers if nothing had to change.
 */
export function keepInSafeBox(layers: readonly SlotLayer[], canvas: Canvas): readonly SlotLayer[] {
  let kept = moveInside(layers, canvas)
  if (!layers.some(readRotation)) return kept
  // Beside a covered area, the box around turned words can have no place at their size.
  for (let step = 0; step < SMALLER_STEPS && isCovered(kept, canvas); step++) {
    const { x, y } = measureSlotBounds(kept)
    kept = moveInside(
      kept.map((layer) => scaleLayer(layer, SMALLER, [x, y])),
      canvas,
    )
  }
  return kept
}

const SMALLER = 0.9
/** The smallest size is an eighth. */
const SMALLER_STEPS = 20
/** Layers are placed at hundredths of a pixel, so a slot leaves a covered area with this gap, in pixels. */
const ROUNDING = 0.02

const isCovered = (layers: readonly SlotLayer[], { safe }: Canvas) =>
  safe.keep_out.some((out) => overlaps(out, measureSlotBounds(layers)))

function moveInside(layers: readonly SlotLayer[], { safe }: Canvas): readonly SlotLayer[] {
  const { x, y, width, height } = safe.box
  const before = measureSlotBounds(layers)
  const factor = Math.min(1, (width - 1) / before.width, (height - 1) / before.height)
  const scaled = factor < 1 ? layers.map((layer) => scaleLayer(layer, factor, [before.x, before.y])) : layers
  const box = measureSlotBounds(scaled)
  const inside = [clamp(box.x, x, x + width - box.width), clamp(box.y, y, y + height - box.height)] as const
  let [left, top]: readonly [number, number] = inside
  for (const out of safe.keep_out) {
    const moved = { ...box, x: left, y: top }
    if (overlaps(out, moved)) [left, top] = leave(grow(out, ROUNDING), moved, safe.box)
  }
  const [dx, dy] = [left - box.x, top - box.y]
  const isLeaving = left !== inside[0] || top !== inside[1]
  if (!isLeaving && Math.abs(dx) < 0.5 && Math.abs(dy) < 0.5) return scaled
  return scaled.map((layer) => moveLayer(layer, dx, dy))
}

/** The nearest position beside `out` that is inside `safe`. */
function leave(out: Box, box: Box, safe: Box): [number, number] {
  const places: [number, number][] = [
    [box.x, out.y - box.height],
    [out.x - box.width, box.y],
    [box.x, bottom(out)],
    [right(out), box.y],
  ]
  const inside = places.filter(
    ([x, y]) =>
      x >= safe.x && y >= safe.y && x + box.width <= right(safe) + 0.5 && y + box.height <= bottom(safe) + 0.5,
  )
  const far = ([x, y]: [number, number]) => Math.abs(x - box.x) + Math.abs(y - box.y)
  return inside.toSorted((a, b) => far(a) - far(b))[0] ?? [box.x, box.y]
}

/** Keeps the center of an image or a drawing on the canvas. Returns the same layers if nothing had to change. */
export function keepOnCanvas(layers: readonly SlotLayer[], { width, height }: Canvas): readonly SlotLayer[] {
  const box = measureSlot(layers)
  const dx = clamp(centerX(box), 0, width) - centerX(box)
  const dy = clamp(centerY(box), 0, height) - centerY(box)
  if (Math.abs(dx) < 0.01 && Math.abs(dy) < 0.01) return layers
  return layers.map((layer) => moveLayer(layer, dx, dy))
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(Math.max(low, high), value))
