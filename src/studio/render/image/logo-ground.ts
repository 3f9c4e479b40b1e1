import type { LogoMatte } from '../../model/material.ts'

/** RGBA pixels, four bytes each, row by row. */
interface RgbaPixels {
  data: Uint8Array
  width: number
  height: number
}

type Rgb = readonly [r: number, g: number, b: number]

/** Grounds of logos that are removed are at least this light in each channel, 0 to 255. A colored ground belongs to a logo. */
const WHITE = 242
/** The border of a logo on a plain ground differs from it by at most this, in the distance of RGB, 0 to 441. */
const PLAIN = 12
/** Pixels that differ from the ground by more than this belong to the logo. */
const SEEN = 60
/** A mixture of ground and one color of the logo is within this distance of the line between both. */
const MIXED = 26
/** The share of the pixels of a logo that are such mixtures. Below it, the logo has gradients, and stays on its ground. */
const FLAT = 0.985
/** The most colors of a logo. */
const MOST_COLORS = 4

/**
 * Finds the white ground of an opaque logo in few flat colors, such as a PNG without transparency. Returns null where a part of the logo
 * could be lost: the ground is not white or not plain, or the logo has gradients.
 */
export function findLogoGround(pixels: RgbaPixels): LogoMatte | null {
  const { data, width, height } = pixels
  const ground = readGround(pixels)
  if (!ground) return null
  const main = findFlatColors(data, ground)
  if (main.length === 0 || main.length > MOST_COLORS) return null
  let [seen, mixed] = [0, 0]
  for (let at = 0; at < width * height * 4; at += 4) {
    const color = readColor(data, at)
    if (distance(color, ground) <= PLAIN) continue
    seen += 1
    if (findMixture(color, ground, main).off <= MIXED) mixed += 1
  }
  return seen > 0 && mixed >= seen * FLAT ? { ground: [...ground], colors: main.map((color) => [...color]) } : null
}

/** Makes the ground of a logo transparent. Its edges become mixtures of one of its colors with nothing. Changes `data`. */
export function removeLogoGround(data: Uint8Array, { ground, colors }: LogoMatte): void {
  const [from, main] = [toRgb(ground), colors.map(toRgb)]
  for (let at = 0; at < data.length; at += 4) {
    const { share, color } = findMixture(readColor(data, at), from, main)
    data[at + 3] = Math.round(share * (data[at + 3] ?? 255))
    if (share < 1) for (let channel = 0; channel < 3; channel += 1) data[at + channel] = color[channel] ?? 0
  }
}

const toRgb = ([r = 0, g = 0, b = 0]: readonly number[]): Rgb => [r, g, b]
const readColor = (data: Uint8Array, at: number): Rgb => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

function readGround({ data, width, height }: RgbaPixels): Rgb | null {
  const ground = readColor(data, 0)
  if (Math.min(...ground) < WHITE) return null
  const edge = [
    ...Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat(),
    ...Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat(),
  ]
  const isPlain = edge.every((at) => data[at * 4 + 3] === 255 && distance(readColor(data, at * 4), ground) <= PLAIN)
  return isPlain ? ground : null
}

/** The colors that are no mixtures, most frequent first. */
function findFlatColors(data: Uint8Array, ground: Rgb): Rgb[] {
  const counts = new Map<number, { count: number; color: Rgb }>()
  let total = 0
  for (let at = 0; at < data.length; at += 4) {
    const color = readColor(data, at)
    if (distance(color, ground) <= SEEN) continue
    total += 1
    const key = ((color[0] >> 3) << 10) | ((color[1] >> 3) << 5) | (color[2] >> 3)
    const known = counts.get(key)
    if (known) known.count += 1
    else counts.set(key, { count: 1, color })
  }
  const main: Rgb[] = []
  for (const { count, color } of [...counts.values()].toSorted((a, b) => b.count - a.count)) {
    if (count < total * 0.02 || main.length > MOST_COLORS) break
    if (findMixture(color, ground, main).off > MIXED) main.push(color)
  }
  return main
}

interface Mixture {
  /** How much of the color is in it, 0 to 1. */
  share: number
  color: Rgb
  /** How far it is from a mixture of ground and color. */
  off: number
}

function findMixture(color: Rgb, ground: Rgb, main: readonly Rgb[]): Mixture {
  let best: Mixture = { share: 1, color, off: Infinity }
  for (const of of main) {
    const { share, off } = project(color, ground, of)
    if (off < best.off) best = { share, color: of, off }
  }
  // An edge between two of its colors is opaque.
  for (const [index, one] of main.entries())
    for (const other of main.slice(index + 1)) {
      const { off } = project(color, one, other)
      if (off < best.off) best = { share: 1, color, off }
    }
  return best
}

/** The nearest mixture of two colors: the share of the second one, and the distance to it. */
function project(color: Rgb, from: Rgb, to: Rgb): { share: number; off: number } {
  const way = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const
  const along = (color[0] - from[0]) * way[0] + (color[1] - from[1]) * way[1] + (color[2] - from[2]) * way[2]
  const share = Math.min(1, Math.max(0, along / (way[0] ** 2 + way[1] ** 2 + way[2] ** 2)))
  const mixed: Rgb = [from[0] + way[0] * share, from[1] + way[1] * share, from[2] + way[2] * share]
  return { share, off: distance(mixed, color) }
}
