import { encode } from './convolutional-code.ts'
import { type BoxStatistics, type Luma, openBoxes, shrink, toLuma } from './luma.ts'
import { type MarkCode, toMessage } from './mark-code.ts'
import { drawTile, listCarriers, type MarkKey, TILE, WORKING_SIDE } from './pattern.ts'

/** Levels of luma by which the mark changes a pixel: for each level of texture, at least, and at most. */
const [STRENGTH, LEAST, MOST] = [0.6, 0.75, 6]
/** Texture below this is an area of one color, which stays as it is. */
const FLAT = 0.06
/** Peak signal-to-noise ratio that is never undercut, in dB. */
const LEAST_PSNR = 42.3
/** Half the sides of the boxes that take coarse forms away and that measure texture, in pixels of the working size. */
const [FINE, REACH] = [3, 5]

export interface MarkedArea {
  x: number
  y: number
  width: number
  height: number
}

interface Marking {
  code: MarkCode
  key: MarkKey
  /** Where the mark may be; nowhere else is a pixel changed. */
  areas: readonly MarkedArea[]
  /** Areas of words, logos and brand colors above them, which stay as they are. */
  spared?: readonly MarkedArea[]
}

/** Writes a mark into opaque RGBA or RGB pixels, which are changed in place. Returns the peak signal-to-noise ratio in dB. */
export function embedMark(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
  { code, key, areas, spared = [] }: Marking,
): number {
  const tile = drawTile(listCarriers(key), encode(toMessage(code)))
  const luma = toLuma(pixels, width, height)
  const scale = WORKING_SIDE / Math.sqrt(width * height)
  const texture = measureTexture(luma)
  const change = new Float32Array(width * height)
  const isAllowed = createMask({ width, height }, areas, spared)
  let energy = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      if (isAllowed[at] === 0) continue
      const column = Math.min(texture.width - 1, Math.floor((x * texture.width) / width))
      const row = Math.min(texture.height - 1, Math.floor((y * texture.height) / height))
      const level = texture.data[row * texture.width + column] ?? 0
      if (level < FLAT) continue
      const value = Math.min(MOST, Math.max(LEAST, STRENGTH * level)) * sample(tile, x * scale, y * scale)
      change[at] = value
      energy += value * value
    }
  const noise = energy / (width * height)
  const allowed = 255 ** 2 / 10 ** (LEAST_PSNR / 10)
  apply(pixels, change, Math.min(1, Math.sqrt(allowed / Math.max(noise, 1e-9))))
  return 10 * Math.log10(255 ** 2 / Math.max(Math.min(noise, allowed), 1e-9))
}

function createMask(
  { width, height }: { width: number; height: number },
  areas: readonly MarkedArea[],
  spared: readonly MarkedArea[],
): Uint8Array {
  const mask = new Uint8Array(width * height)
  const paint = (area: MarkedArea, value: 0 | 1) => {
    const [left, right] = [Math.max(0, Math.floor(area.x)), Math.min(width, Math.ceil(area.x + area.width))]
    const bottom = Math.min(height, Math.ceil(area.y + area.height))
    for (let y = Math.max(0, Math.floor(area.y)); y < bottom; y += 1)
      if (left < right) mask.fill(value, y * width + left, y * width + right)
  }
  for (const area of areas) paint(area, 1)
  for (const area of spared) paint(area, 0)
  return mask
}

/**
 * The texture around each place of the working size, in levels of luma: how much the image varies as finely as the mark does. A gradient
 * and noise of single pixels do not hide a mark, so they do not count.
 */
function measureTexture(luma: Luma): Luma {
  const small = shrink(luma, WORKING_SIDE / Math.sqrt(luma.width * luma.height))
  const { data, width, height } = small
  const boxes = openBoxes(small)
  const fine = data.map((value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return value - boxes.measure(x - FINE, y - FINE, x + FINE + 1, y + FINE + 1).mean
  })
  const around = openBoxes({ data: fine, width, height })
  const texture = fine.map((_, at) => measureCalmest(around, at % width, Math.floor(at / width)))
  return { data: texture, width, height }
}

/** The texture of the calmest quarter around a place, so that the flat side of an edge counts as flat. */
const measureCalmest = (boxes: BoxStatistics, x: number, y: number): number =>
  Math.min(
    boxes.measure(x - REACH, y - REACH, x + 1, y + 1).deviation,
    boxes.measure(x, y - REACH, x + REACH + 1, y + 1).deviation,
    boxes.measure(x - REACH, y, x + 1, y + REACH + 1).deviation,
    boxes.measure(x, y, x + REACH + 1, y + REACH + 1).deviation,
  )

/** The tile at a place between its pixels. */
function sample(tile: Float64Array, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [dx, dy] = [x - left, y - top]
  const at = (column: number, row: number) => tile[(row % TILE) * TILE + (column % TILE)] ?? 0
  const above = at(left, top) * (1 - dx) + at(left + 1, top) * dx
  const below = at(left, top + 1) * (1 - dx) + at(left + 1, top + 1) * dx
  return above * (1 - dy) + below * dy
}

/** The same change in all colors changes luma and nothing else. */
function apply(pixels: Uint8Array, change: Float32Array, factor: number): void {
  const channels = pixels.length / change.length
  for (let index = 0; index < change.length; index += 1) {
    const value = Math.round((change[index] ?? 0) * factor)
    if (value === 0) continue
    for (let channel = 0; channel < 3; channel += 1) {
      const at = index * channels + channel
      pixels[at] = Math.max(0, Math.min(255, (pixels[at] ?? 0) + value))
    }
  }
}
