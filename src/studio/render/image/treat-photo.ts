import { toChannels } from '../../color/oklch.ts'
import type { PhotoTreatment } from '../../scene.ts'

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
  const channels = toChannels(color)
  const height = data.length / 4 / width
  const [start, end] = [Math.round(inset), Math.round(inset + Math.max(1, line))]
  for (let index = 0; index < width * height; index++) {
    const [x, y] = [index % width, Math.floor(index / width)]
    const depth = Math.min(x, y, width - 1 - x, height - 1 - y)
    if (depth < start || depth >= end) continue
    for (let channel = 0; channel < 3; channel++) data[index * 4 + channel] = channels[channel] ?? 0
  }
}

/** Mixes each pixel with the color on the ramp from `dark` through `middle` to `light` for its brightness. */
function mapToDuotone(
  data: Uint8Array,
  { dark, middle, light, strength }: NonNullable<PhotoTreatment['duotone']>,
): void {
  const colors = [dark, middle, light].map(toChannels)
  for (let at = 0; at < data.length; at += 4) {
    const gray = (0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)) / 255
    const half = gray < 0.5 ? 0 : 1
    for (let channel = 0; channel < 3; channel++) {
      const own = data[at + channel] ?? 0
      const from = colors[half]?.[channel] ?? 0
      const toned = from + ((colors[half + 1]?.[channel] ?? 0) - from) * (gray * 2 - half)
      data[at + channel] = Math.round(own + (toned - own) * strength)
    }
  }
}

/** Adds the same noise to all channels of a pixel. The sum of two uniform values is close enough to a bell curve. */
function addGrain(data: Uint8Array, { amount, seed }: NonNullable<PhotoTreatment['grain']>): void {
  const reach = amount * 255 * Math.sqrt(6)
  let state = seed >>> 0
  for (let at = 0; at < data.length; at += 4) {
    // A linear congruential generator (Numerical Recipes): the two upper bytes are random enough for grain.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const noise = (((state >>> 24) + ((state >>> 16) & 255)) / 510 - 0.5) * 2 * reach
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = Math.max(0, Math.min(255, Math.round((data[at + channel] ?? 0) + noise)))
  }
}
