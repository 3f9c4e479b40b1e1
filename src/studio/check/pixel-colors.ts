import type { RgbPixels } from './check-rule.ts'
import { bottom, right, type Box } from '../model/geometry.ts'
import { turnPoint } from '../model/rotation.ts'
import type { Rotation } from '../model/scene.ts'

/** A color (`#rrggbb`) and its share of the examined pixels, 0 to 1. */
export interface ColorShare {
  color: string
  share: number
}

/** Colors are grouped into 16 levels per channel. */
const BINS = 4096

/**
 * Returns the colors in `box` outside `holes` that have at least the share `least` (0 to 1). Boxes are pixels.
 */
export function findCommonColors(pixels: RgbPixels, box: Box, holes: readonly Box[], least: number): ColorShare[] {
  const { data } = pixels
  const counts = new Uint32Array(BINS)
  const sums = new Float64Array(BINS * 3)
  let total = 0
  visitRuns(pixels, box, holes, (from, to) => {
    for (let at = from; at < to; at += 3) {
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const bin = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
      counts[bin] = (counts[bin] ?? 0) + 1
      sums[bin * 3] = (sums[bin * 3] ?? 0) + r
      sums[bin * 3 + 1] = (sums[bin * 3 + 1] ?? 0) + g
      sums[bin * 3 + 2] = (sums[bin * 3 + 2] ?? 0) + b
    }
    total += (to - from) / 3
  })
  const found: ColorShare[] = []
  for (const [bin, count] of counts.entries()) {
    if (count === 0 || count < total * least) continue
    const [r = 0, g = 0, b = 0] = sums.subarray(bin * 3, bin * 3 + 3)
    found.push({ color: toHex(r / count, g / count, b / count), share: count / total })
  }
  return found
}

/**
 * Calls `see` for each run of pixels of a row in `box` outside `holes`. `from` and `to` are indexes into the bytes of the pixels. A call for
 * each pixel takes about 1.5 times as long. On turned pixels, boxes and holes are those before the turn, and each run is one pixel.
 */
export function visitRuns(
  pixels: RgbPixels,
  box: Box,
  holes: readonly Box[],
  see: (from: number, to: number) => void,
): void {
  const { width, height, rotation } = pixels
  if (rotation) {
    visitTurned(pixels, rotation, box, holes, see)
    return
  }
  const [x0, x1] = [Math.max(0, Math.floor(box.x)), Math.min(width, Math.ceil(box.x + box.width))]
  const y1 = Math.min(height, Math.ceil(box.y + box.height))
  for (let y = Math.max(0, Math.floor(box.y)); y < y1; y++) {
    const row = holes.filter((hole) => y > hole.y - 1 && y < hole.y + hole.height + 1)
    let start = x0
    for (let x = x0; row.length > 0 && x < x1; x++) {
      const hole = row.find((of) => x > of.x - 1 && x < of.x + of.width + 1)
      if (!hole) continue
      if (x > start) see((y * width + start) * 3, (y * width + x) * 3)
      x = Math.ceil(hole.x + hole.width)
      start = x + 1
    }
    if (x1 > start) see((y * width + start) * 3, (y * width + x1) * 3)
  }
}

/** Reads the pixels of a turned box along its sides, each the nearest one. Those outside of the canvas are left out. */
function visitTurned(
  { width, height }: RgbPixels,
  rotation: Rotation,
  box: Box,
  holes: readonly Box[],
  see: (from: number, to: number) => void,
): void {
  for (let y = Math.floor(box.y); y < bottom(box); y++) {
    const row = holes.filter((hole) => y > hole.y - 1 && y < bottom(hole) + 1)
    for (let x = Math.floor(box.x); x < right(box); x++) {
      if (row.some((hole) => x > hole.x - 1 && x < right(hole) + 1)) continue
      const [atX, atY] = turnPoint([x + 0.5, y + 0.5], rotation).map(Math.floor)
      if (atX === undefined || atY === undefined || atX < 0 || atY < 0 || atX >= width || atY >= height) continue
      const at = (atY * width + atX) * 3
      see(at, at + 3)
    }
  }
}

const toHex = (...channels: number[]) =>
  `#${channels.map((of) => Math.round(of).toString(16).padStart(2, '0')).join('')}`
