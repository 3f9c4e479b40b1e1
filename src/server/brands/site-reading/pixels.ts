import { formatHex } from 'culori'
import sharp from 'sharp'

/** A color and its share of the painted pixels, 0 to 1. */
export interface PixelShare {
  hex: string
  share: number
}

export interface ImageFacts {
  width: number
  height: number
  /** Share of transparent pixels, 0 to 1. */
  transparent: number
  /** Mean relative luminance of the painted pixels, 0 to 1. */
  luminance: number
  colors: PixelShare[]
  /** Colors of the top eighth, for screenshots. */
  header: PixelShare[]
}

const SIDE = 160
const COLORS_MAX = 12
/** Pixels are grouped by the upper bits of their channels; a group counts with its most frequent color. */
const SHIFT = 4

/** Measures a picture that was re-encoded as an upload. */
export async function measureImage(bytes: Buffer): Promise<ImageFacts> {
  const { width, height } = await sharp(bytes).metadata()
  const { data, info } = await sharp(bytes)
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = info.width * info.height
  const all = countColors(data)
  const top = countColors(data.subarray(0, info.width * Math.max(1, Math.round(info.height / 8)) * 4))
  return {
    width,
    height,
    transparent: 1 - all.painted / pixels,
    luminance: all.luminance,
    colors: all.shares,
    header: top.shares,
  }
}

interface Group {
  count: number
  exact: Map<number, number>
}

function countColors(data: Buffer): { painted: number; luminance: number; shares: PixelShare[] } {
  const groups = new Map<number, Group>()
  let [painted, light] = [0, 0]
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha < 128) continue
    painted += 1
    light += 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
    const key = ((r >> SHIFT) << 16) | ((g >> SHIFT) << 8) | (b >> SHIFT)
    const exact = (r << 16) | (g << 8) | b
    const group = groups.get(key) ?? { count: 0, exact: new Map<number, number>() }
    group.count += 1
    group.exact.set(exact, (group.exact.get(exact) ?? 0) + 1)
    groups.set(key, group)
  }
  const shares = [...groups.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, COLORS_MAX)
    .map(({ count, exact }) => ({ hex: toHex(mostFrequent(exact)), share: count / painted }))
  return { painted, luminance: painted > 0 ? light / painted : 0, shares }
}

function mostFrequent(counts: ReadonlyMap<number, number>): number {
  const [[color] = [0]] = [...counts].toSorted(([, a], [, b]) => b - a)
  return color
}

const toHex = (color: number) =>
  formatHex({
    mode: 'rgb',
    r: (color >> 16) / 255,
    g: ((color >> 8) & 255) / 255,
    b: (color & 255) / 255,
  }).toUpperCase()

/** A channel of sRGB, 0 to 255, as linear light, 0 to 1. */
function toLinear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
