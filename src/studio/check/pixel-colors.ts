import type { RgbPixels } from './check-rule.ts'
import { bottom, right, type Box } from '../geometry.ts'
import { turnPoint } from '../rotation.ts'
import type { Rotation } from '../scene.ts'

/** A color (`#rrggbb`) and its share of the examined pixels, 0 to 1. */
export interface ColorShare {
  color: string
  share: number
}

interface Bin {
  count: number
  r: number
  g: number
  b: number
}

/**
 * Returns the colors in `box` outside `holes` that have at least the share `least` (0 to 1). Colors are grouped into 16
 * levels per channel. Boxes are pixels.
 */
export function findCommonColors(pixels: RgbPixels, box: Box, holes: readonly Box[], least: number): ColorShare[] {
  const bins: (Bin | undefined)[] = Array.from({ length: 4096 })
  let total = 0
  visitPixels(pixels, box, holes, (r, g, b) => {
    const bin = (bins[((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)] ??= { count: 0, r: 0, g: 0, b: 0 })
    bin.count += 1
    bin.r += r
    bin.g += g
    bin.b += b
    total += 1
  })
  return bins
    .filter((bin): bin is Bin => bin !== undefined && bin.count >= total * least)
    .map(({ count, r, g, b }) => ({ color: toHex(r / count, g / count, b / count), share: count / total }))
}

/**
 * Calls `see` for each pixel in `box` outside `holes`, with channels of 0 to 255. On turned pixels, boxes and holes are those before the
 * turn.
 */
export function visitPixels(
  pixels: RgbPixels,
  box: Box,
  holes: readonly Box[],
  see: (r: number, g: number, b: number) => void,
): void {
  const { data, width, height, rotation } = pixels
  if (rotation) {
    visitTurned(pixels, rotation, box, holes, see)
    return
  }
  const [x1, y1] = [Math.min(width, Math.ceil(box.x + box.width)), Math.min(height, Math.ceil(box.y + box.height))]
  for (let y = Math.max(0, Math.floor(box.y)); y < y1; y++) {
    const row = holes.filter((hole) => y > hole.y - 1 && y < hole.y + hole.height + 1)
    for (let x = Math.max(0, Math.floor(box.x)); x < x1; x++) {
      const hole = row.length === 0 ? undefined : row.find((of) => x > of.x - 1 && x < of.x + of.width + 1)
      if (hole) {
        x = Math.ceil(hole.x + hole.width)
        continue
      }
      const at = (y * width + x) * 3
      see(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    }
  }
}

/** Reads the pixels of a turned box along its sides, each the nearest one. Those outside of the canvas are left out. */
function visitTurned(
  { data, width, height }: RgbPixels,
  rotation: Rotation,
  box: Box,
  holes: readonly Box[],
  see: (r: number, g: number, b: number) => void,
): void {
  for (let y = Math.floor(box.y); y < bottom(box); y++) {
    const row = holes.filter((hole) => y > hole.y - 1 && y < bottom(hole) + 1)
    for (let x = Math.floor(box.x); x < right(box); x++) {
      if (row.some((hole) => x > hole.x - 1 && x < right(hole) + 1)) continue
      const [atX, atY] = turnPoint([x + 0.5, y + 0.5], rotation).map(Math.floor)
      if (atX === undefined || atY === undefined || atX < 0 || atY < 0 || atX >= width || atY >= height) continue
      const at = (atY * width + atX) * 3
      see(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    }
  }
}

const toHex = (...channels: number[]) =>
  `#${channels.map((of) => Math.round(of).toString(16).padStart(2, '0')).join('')}`
