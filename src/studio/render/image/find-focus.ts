import sharp from 'sharp'

/** RGBA, 8 bits each. */
export interface RgbaPixels {
  data: Uint8Array
  width: number
  height: number
}

/**
 * Returns the focal point (shares, 0 to 1) between the center of all edges and the center of the most saturated pixels.
 * It is never close to the image border.
 */
export function findFocus(pixels: RgbaPixels): { x: number; y: number } {
  const rare = createRarity(pixels)
  const edges = findCentroid(pixels, (at) => measureEdge(pixels, at) * rare(at))
  const vivid = findVividThreshold(pixels)
  const colors = findCentroid(pixels, (at) => Math.max(0, measureChroma(pixels.data, at) - vivid) ** 2 * rare(at))
  if (!edges && !colors) return { x: 0.5, y: 0.5 }
  const [one, two] = [edges ?? colors, colors ?? edges].map((point) => point ?? { x: 0.5, y: 0.5 })
  const kept = (share: number) => Math.min(0.8, Math.max(0.2, share))
  const between = (axis: 'x' | 'y') => kept((one?.[axis] ?? 0.5) * 0.45 + (two?.[axis] ?? 0.5) * 0.55)
  return { x: between('x'), y: between('y') }
}

/** The share of the center of edges and colors in the focal point of a photo. What draws attention has the rest. */
const CENTER = { x: 0.6, y: 0.35 }

/**
 * The focal point of a photo: also what draws attention, such as skin and saturated colors, which libvips finds
 * (https://sharp.pixelplumbing.com/api-resize/#resize). A head is above the middle of its body.
 */
export async function findPhotoFocus(pixels: RgbaPixels): Promise<{ x: number; y: number }> {
  const { data, width, height } = pixels
  const focus = findFocus(pixels)
  if (Math.min(width, height) < LEAST_SIDE) return focus
  const half = { width: Math.round(width / 2), height: Math.round(height / 2) }
  // The point is only looked for where something is cut off.
  const { info } = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ ...half, height: half.height - 8, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.attentionX === undefined || info.attentionY === undefined) return focus
  const blend = (center: number, seen: number, share: number) =>
    Math.min(0.8, Math.max(0.2, center * share + seen * (1 - share)))
  return {
    x: blend(focus.x, info.attentionX / half.width, CENTER.x),
    y: blend(focus.y, info.attentionY / half.height, CENTER.y),
  }
}
/** In pixels. Smaller images have nothing to find. */
const LEAST_SIDE = 60

/**
 * How far a color is from the mean color of the picture, 0 to 3 (Achanta et al., Frequency-tuned salient region
 * detection, 2009). A texture that is everywhere counts little.
 */
function createRarity({ data }: RgbaPixels): (at: number) => number {
  const sums = [0, 0, 0]
  for (let at = 0; at < data.length; at += 4)
    for (let channel = 0; channel < 3; channel++) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0)
  const mean = sums.map((sum) => (sum * 4) / data.length)
  return (at) => mean.reduce((total, value, channel) => total + (((data[at + channel] ?? 0) - value) / 255) ** 2, 0)
}

/** Returns the weighted mean position as shares of width and height, or null if all weights are near zero. */
function findCentroid({ width, height }: RgbaPixels, weight: (at: number) => number): { x: number; y: number } | null {
  let [total, sumX, sumY] = [0, 0, 0]
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const strength = weight((y * width + x) * 4)
      total += strength
      sumX += strength * x
      sumY += strength * y
    }
  }
  return total < 1 ? null : { x: sumX / total / width, y: sumY / total / height }
}

function measureEdge({ data, width }: RgbaPixels, at: number): number {
  const here = data[at + 1] ?? 0
  return (Math.abs(here - (data[at - 3] ?? 0)) + Math.abs(here - (data[at + 1 - width * 4] ?? 0))) ** 2
}

/** Chroma of a pixel, 0 to 255. */
function measureChroma(data: Uint8Array, at: number): number {
  const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  return Math.max(r, g, b) - Math.min(r, g, b)
}

/** Returns the chroma that only the most vivid pixels exceed: the mean plus one standard deviation. */
function findVividThreshold({ data }: RgbaPixels): number {
  let [sum, squares] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const chroma = measureChroma(data, at)
    sum += chroma
    squares += chroma * chroma
  }
  const count = data.length / 4
  const mean = sum / count
  return mean + Math.sqrt(Math.max(0, squares / count - mean * mean))
}
