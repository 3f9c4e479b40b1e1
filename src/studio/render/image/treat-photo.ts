import { toChannels } from '../../color/oklch.ts'
import type { PhotoTreatment } from '../../model/scene.ts'

/**
 * Colors and finishes a photo in place. `data` is RGBA with straight alpha, four bytes per pixel, in rows of `width`
 * pixels. Deterministic: grain depends only on the seed and on the position in `data`.
 */
export function treatPhoto(data: Uint8Array, width: number, { duotone, grain, frame }: PhotoTreatment): void {
  if (duotone) mapToDuotone(data, duotone)
  if (grain) addGrain(data, grain)
  if (frame) drawFrame(data, width, frame)
}

/** Draws a line along the four sides. */
function drawFrame(
  data: Uint8Array,
  width: number,
  { color, inset, line }: NonNullable<PhotoTreatment['frame']>,
): void {
  const [r = 0, g = 0, b = 0] = toChannels(color)
  const height = data.length / 4 / width
  const [start, end] = [Math.round(inset), Math.round(inset + Math.max(1, line))]
  const fill = (left: number, top: number, right: number, low: number) => {
    for (let y = top; y < low; y++) for (let x = left; x < right; x++) data.set([r, g, b], (y * width + x) * 4)
  }
  fill(start, start, width - start, Math.min(end, height - start))
  fill(start, Math.max(start, height - end), width - start, height - start)
  fill(start, start, Math.min(end, width - start), height - start)
  fill(Math.max(start, width - end), start, width - start, height - start)
}

/** Mixes each pixel with the color on the ramp from `dark` through `middle` to `light` for its brightness. */
function mapToDuotone(
  data: Uint8Array,
  { dark, middle, light, strength }: NonNullable<PhotoTreatment['duotone']>,
): void {
  const [reds, greens, blues] = [0, 1, 2].map((channel) =>
    createToneTable(
      [dark, middle, light].map((color) => toChannels(color)[channel] ?? 0),
      strength,
    ),
  )
  if (!reds || !greens || !blues) return
  const own = 1 - strength
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
    const gray = (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.5) | 0
    data[at] = red * own + (reds[gray] ?? 0)
    data[at + 1] = green * own + (greens[gray] ?? 0)
    data[at + 2] = blue * own + (blues[gray] ?? 0)
  }
}

/** One channel of the ramp for each gray, times the strength, plus 0.5, so that storing it in a byte rounds it. */
function createToneTable([dark = 0, middle = 0, light = 0]: readonly number[], strength: number): Float64Array {
  return Float64Array.from({ length: 256 }, (_, gray) => {
    const share = gray / 127.5
    const toned = share < 1 ? dark + (middle - dark) * share : middle + (light - middle) * (share - 1)
    return toned * strength + 0.5
  })
}

/** Adds the same noise to all channels of a pixel. The sum of two uniform values is close enough to a bell curve. */
function addGrain(data: Uint8Array, { amount, seed }: NonNullable<PhotoTreatment['grain']>): void {
  const reach = amount * 255 * Math.sqrt(6)
  const noise = Int16Array.from({ length: 511 }, (_, sum) => Math.round((sum / 510 - 0.5) * 2 * reach))
  const clamped = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
  let state = seed >>> 0
  for (let at = 0; at < clamped.length; at += 4) {
    // A linear congruential generator (Numerical Recipes): the two upper bytes are random enough for grain.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const by = noise[(state >>> 24) + ((state >>> 16) & 255)] ?? 0
    clamped[at] = (clamped[at] ?? 0) + by
    clamped[at + 1] = (clamped[at + 1] ?? 0) + by
    clamped[at + 2] = (clamped[at + 2] ?? 0) + by
  }
}
