import { around, measureBoxes, measureMeans, shrinkTo } from './luma.ts'
import { drawTile, listCarriers, type MarkKey, TILE, WORKING_SIDE } from './pattern.ts'

export interface MarkedArea {
  x: number
  y: number
  width: number
  height: number
}

/** Where a mark may be, and the areas of words, logos and brand colors in them, which stay as they are. Pixels. */
export interface MarkedAreas {
  areas: readonly MarkedArea[]
  spared: readonly MarkedArea[]
}

/** Levels of luma by which the mark changes a pixel: for each level of texture, at least, and at most. */
const [STRENGTH, LEAST, MOST] = [0.9, 1.1, 7]
/** Texture below this is an area of one color, which stays as it is. */
const FLAT = 0.06
/** Peak signal-to-noise ratio that is never undercut, in dB. */
const LEAST_PSNR = 42.3
const MOST_NOISE = 1 / 10 ** (LEAST_PSNR / 10)
/** Half the sides of the boxes that take coarse forms away and that measure texture, in pixels of the working size. */
const [FINE, REACH] = [3, 5]

interface Change {
  /** Levels by which each pixel changes. The next call overwrites it. */
  change: Int8Array
  /** The mean of their squares. */
  noise: number
}

export interface ChangeMeter {
  /** How the pixels of a luma, 0 to 255, change. */
  measure(luma: Float32Array | Uint8Array, areas: MarkedAreas): Change
}

/** Prepares the mark of coded bits for images of one size. `range` is the number of levels from black to white. */
export function openChangeMeter(
  { width, height, range }: { width: number; height: number; range: number },
  key: MarkKey,
  coded: readonly number[],
): ChangeMeter {
  const scale = Math.min(1, WORKING_SIDE / Math.sqrt(width * height))
  const small = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const pattern = stretchTile(drawTile(listCarriers(key), coded), { width, height })
  const edges = Int32Array.from({ length: small.width + 1 }, (_, column) => Math.round((column * width) / small.width))
  const change = new Int8Array(width * height)
  const mask = new Uint8Array(width * height)
  let masked = ''
  return {
    measure: (luma, areas) => {
      const shape = JSON.stringify(areas)
      if (shape !== masked) paintMask(mask, { width, height }, areas)
      masked = shape
      const data = shrinkTo({ data: luma, width, height }, small.width, small.height)
      const strengths = measureStrengths({ data, ...small })
      const loud = measureNoise(strengths, small, mask, { width, height })
      const factor = Math.min(1, Math.sqrt((MOST_NOISE * range ** 2) / Math.max(loud, 1e-9)))
      let energy = 0
      change.fill(0)
      for (let y = 0; y < height; y += 1) {
        const [row, from] = [
          Math.min(small.height - 1, Math.floor((y * small.height) / height)) * small.width,
          y * width,
        ]
        for (let column = 0; column < small.width; column += 1) {
          const level = (strengths[row + column] ?? 0) * factor
          if (level === 0) continue
          const end = from + (edges[column + 1] ?? width)
          for (let at = from + (edges[column] ?? 0); at < end; at += 1) {
            if (mask[at] === 0) continue
            const value = level * (pattern[at] ?? 0)
            const rounded = (value < 0 ? value - 0.5 : value + 0.5) | 0
            change[at] = rounded
            energy += rounded * rounded
          }
        }
      }
      return { change, noise: energy / (width * height) }
    },
  }
}

/** The mean square of a change of these strengths where the mask allows it: the pattern has a variance of 1. */
function measureNoise(
  strengths: Float32Array,
  small: { width: number; height: number },
  mask: Uint8Array,
  { width, height }: { width: number; height: number },
): number {
  let sum = 0
  for (let y = 0, at = 0; y < small.height; y += 1) {
    const row = Math.floor(((y + 0.5) * height) / small.height) * width
    for (let x = 0; x < small.width; x += 1, at += 1) {
      const strength = strengths[at] ?? 0
      if (strength > 0 && mask[row + Math.floor(((x + 0.5) * width) / small.width)] !== 0) sum += strength * strength
    }
  }
  return sum / strengths.length
}

function paintMask(
  mask: Uint8Array,
  { width, height }: { width: number; height: number },
  { areas, spared }: MarkedAreas,
): void {
  mask.fill(0)
  const paint = (area: MarkedArea, value: 0 | 1) => {
    const [left, right] = [Math.max(0, Math.floor(area.x)), Math.min(width, Math.ceil(area.x + area.width))]
    const bottom = Math.min(height, Math.ceil(area.y + area.height))
    for (let y = Math.max(0, Math.floor(area.y)); y < bottom; y += 1)
      if (left < right) mask.fill(value, y * width + left, y * width + right)
  }
  for (const area of areas) paint(area, 1)
  for (const area of spared) paint(area, 0)
}

/**
 * By how many levels each place of the working size may change: the more, the more the image varies there as finely as the mark does. A
 * gradient and noise of single pixels do not hide a mark, so they do not count.
 */
function measureStrengths(small: { data: Float32Array; width: number; height: number }): Float32Array {
  const { data, width, height } = small
  const means = measureMeans(small, around(FINE))
  const fine = data.map((value, at) => value - (means[at] ?? 0))
  const quarter = { left: REACH, top: REACH, right: 0, bottom: 0 }
  const { deviations } = measureBoxes({ data: fine, width, height }, quarter)
  const strengths = new Float32Array(data.length)
  for (let y = 0, at = 0; y < height; y += 1) {
    const below = (Math.min(height - 1, y + REACH) - y) * width
    for (let x = 0; x < width; x += 1, at += 1) {
      const right = Math.min(width - 1, x + REACH) - x
      // The calmest quarter around a place counts, so that the flat side of an edge is flat.
      const level = Math.min(
        deviations[at] ?? 0,
        deviations[at + right] ?? 0,
        deviations[at + below] ?? 0,
        deviations[at + below + right] ?? 0,
      )
      strengths[at] = level < FLAT ? 0 : Math.min(MOST, Math.max(LEAST, STRENGTH * level))
    }
  }
  return strengths
}

/** The tile at each pixel of an image, between its own pixels. */
function stretchTile(tile: Float64Array, { width, height }: { width: number; height: number }): Float32Array {
  const scale = WORKING_SIDE / Math.sqrt(width * height)
  const stretched = new Float32Array(width * height)
  for (let y = 0, index = 0; y < height; y += 1) {
    const [top, dy] = [Math.floor(y * scale), (y * scale) % 1]
    const [row, next] = [(top % TILE) * TILE, ((top + 1) % TILE) * TILE]
    for (let x = 0; x < width; x += 1, index += 1) {
      const [left, dx] = [Math.floor(x * scale), (x * scale) % 1]
      const [column, following] = [left % TILE, (left + 1) % TILE]
      const above = (tile[row + column] ?? 0) * (1 - dx) + (tile[row + following] ?? 0) * dx
      const below = (tile[next + column] ?? 0) * (1 - dx) + (tile[next + following] ?? 0) * dx
      stretched[index] = above * (1 - dy) + below * dy
    }
  }
  return stretched
}
