/** Two pictures of the same size as RGB, 3 bytes per pixel. */
export interface ComparedImages {
  before: Uint8Array
  after: Uint8Array
  width: number
  height: number
}

/** A step of at least this much in any channel between neighbors is an edge. */
const STEP = 48
/** The picture is compared in cells of this many pixels. */
const CELL = 8
/** A cell with fewer edge pixels says nothing. */
const LEAST_EDGES = 5
/** A cell that keeps less than this share of its edges has lost its shape. */
const KEPT = 0.4

/**
 * Returns the share of the cells with a shape that lost it, 0 to 1. White letters on a disc are lost if the disc becomes white. Colors may
 * differ.
 */
export function measureLostShapes({ before, after, width, height }: ComparedImages): number {
  const [old, now] = [before, after].map((pixels) => findEdges(pixels, width, height))
  let [shapes, lost] = [0, 0]
  for (let top = 0; top < height; top += CELL) {
    for (let left = 0; left < width; left += CELL) {
      let [edges, kept] = [0, 0]
      for (let y = top; y < Math.min(height, top + CELL); y++)
        for (let x = left; x < Math.min(width, left + CELL); x++) {
          if (!old?.[y * width + x]) continue
          edges += 1
          if (now?.[y * width + x]) kept += 1
        }
      if (edges < LEAST_EDGES) continue
      shapes += 1
      if (kept < edges * KEPT) lost += 1
    }
  }
  return shapes === 0 ? 1 : lost / shapes
}

/** 1 for each pixel that differs from its right or its lower neighbor. */
function findEdges(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const edges = new Uint8Array(width * height)
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const at = (y * width + x) * 3
      if (isStep(pixels, at, at + 3) || isStep(pixels, at, at + width * 3)) edges[y * width + x] = 1
    }
  return edges
}

function isStep(pixels: Uint8Array, a: number, b: number): boolean {
  for (let part = 0; part < 3; part++)
    if (Math.abs((pixels[a + part] ?? 0) - (pixels[b + part] ?? 0)) >= STEP) return true
  return false
}
