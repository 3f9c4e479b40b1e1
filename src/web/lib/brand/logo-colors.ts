/** The two colors of a brand as hex values. The first is used for large areas. */
export interface LogoColors {
  primary: string
  secondary: string
}

type Rgb = readonly [red: number, green: number, blue: number]

interface Cluster {
  color: Rgb
  count: number
}

/** Side in pixels of the square in which a logo is read. */
const SIDE = 96
const OPAQUE = 128
/** Distances of two colors in the RGB cube: below the first they are one color, and above the second they are a pair. */
const SAME = 48
const APART = 64
/** The difference of the largest and the smallest channel from which a color is not gray. */
const CHROMATIC = 40
/** Shares of the drawn pixels from which a color counts. */
const PRIMARY_SHARE = 0.1
const SECONDARY_SHARE = 0.04
/** The second color of a logo with one: it goes with dark and with light ones. */
const BESIDE_DARK = '#F3EDE4'
const BESIDE_LIGHT = '#1F1A12'

/** Reads the main colors of a logo file. Null if the browser cannot draw it or nothing is drawn. */
export async function readLogoColors(file: Blob): Promise<LogoColors | null> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = SIDE
    canvas.height = SIDE
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return null
    context.drawImage(image, 0, 0, SIDE, SIDE)
    return pickLogoColors(context.getImageData(0, 0, SIDE, SIDE).data)
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** The colors of RGBA pixels without their ground. Transparent pixels count as ground, and so does the color of the first and the last pixel. */
export function pickLogoColors(pixels: Uint8ClampedArray): LogoColors | null {
  const clusters = listClusters(pixels)
  const drawn = clusters.reduce((sum, { count }) => sum + count, 0)
  const primary =
    clusters.find(({ color, count }) => isChromatic(color) && count >= drawn * PRIMARY_SHARE) ?? clusters[0]
  if (!primary) return null
  const second = clusters.find(
    ({ color, count }) => count >= drawn * SECONDARY_SHARE && measureDistance(color, primary.color) > APART,
  )
  const beside = isDark(primary.color) ? BESIDE_DARK : BESIDE_LIGHT
  return { primary: toHex(primary.color), secondary: second ? toHex(second.color) : beside }
}

/** The colors of the drawn pixels, the most frequent first. */
function listClusters(pixels: Uint8ClampedArray): Cluster[] {
  const ground = findGround(pixels)
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < OPAQUE) continue
    const key = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const clusters: Cluster[] = []
  for (const [key, count] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    const color: Rgb = [key >> 16, (key >> 8) & 255, key & 255]
    if (ground && measureDistance(color, ground) < SAME) continue
    const near = clusters.find((cluster) => measureDistance(color, cluster.color) < SAME)
    if (near) near.count += count
    else clusters.push({ color, count })
  }
  return clusters.toSorted((one, other) => other.count - one.count)
}

function findGround(pixels: Uint8ClampedArray): Rgb | null {
  const first = readPixel(pixels, 0)
  const last = readPixel(pixels, pixels.length - 4)
  return first && last && measureDistance(first, last) < SAME ? first : null
}

function readPixel(pixels: Uint8ClampedArray, at: number): Rgb | null {
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
  return alpha < OPAQUE ? null : [red, green, blue]
}

const measureDistance = (one: Rgb, other: Rgb) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

const isChromatic = (color: Rgb) => Math.max(...color) - Math.min(...color) >= CHROMATIC

const isDark = ([red, green, blue]: Rgb) => 0.299 * red + 0.587 * green + 0.114 * blue < 140

const toHex = (color: Rgb) => `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
