import sharp from 'sharp'
import type { Box } from '../geometry.ts'
import type { PictureFacts, PictureKind } from '../material.ts'

/** A larger picture is refused from its header alone. */
export const PIXEL_LIMIT = 40e6

/** Pictures are looked at through a window of this many pixels a side. */
const LOOK = 320

interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** Decodes a picture and finds out how it can be placed. Rejects when it cannot be decoded. */
export async function inspectPicture(key: string, bytes: Uint8Array): Promise<PictureFacts> {
  const image = sharp(bytes, { limitInputPixels: PIXEL_LIMIT }).autoOrient().toColourspace('srgb')
  const { width, height } = await orientedSize(bytes)
  const scale = Math.min(1, LOOK / Math.max(width, height))
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const data = await image.resize(size.width, size.height, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  const pixels = { data, ...size }
  const border = borderOf(pixels)
  const kind = kindOf(pixels, border)
  const seen = (at: number) => (kind === 'near-white' ? !isWhite(data, at) : (data[at + 3] ?? 0) > 12)
  const back = { x: width / size.width, y: height / size.height }
  return {
    key,
    kind,
    width,
    height,
    subject: kind === 'photo' ? { x: 0, y: 0, width, height } : scaled(boundsOf(pixels, seen), back, width, height),
    focus: focusOf(pixels),
    colors: colorsOf(pixels, seen),
    border: kind === 'cutout' ? null : border,
  }
}

async function orientedSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: PIXEL_LIMIT }).metadata()
  return autoOrient
}

function kindOf({ data, width, height }: Pixels, border: string | null): PictureKind {
  let clear = 0
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 128) clear += 1
  if (border === null || clear > width * height * 0.04) return 'cutout'
  const edge = edgeOf(width, height)
  return edge.filter((at) => isWhite(data, at)).length > edge.length * 0.86 ? 'near-white' : 'photo'
}

const isWhite = (data: Uint8Array, at: number) => Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 238

function edgeOf(width: number, height: number): number[] {
  const edge: number[] = []
  for (let x = 0; x < width; x++) edge.push(x * 4, ((height - 1) * width + x) * 4)
  for (let y = 0; y < height; y++) edge.push(y * width * 4, (y * width + width - 1) * 4)
  return edge
}

/** The mean colour along the border, or null when a good part of it is transparent. */
function borderOf({ data, width, height }: Pixels): string | null {
  const edge = edgeOf(width, height)
  if (edge.filter((at) => (data[at + 3] ?? 0) < 128).length > edge.length * 0.3) return null
  const mean = (offset: number) => Math.round(edge.reduce((sum, at) => sum + (data[at + offset] ?? 0), 0) / edge.length)
  return hex(mean(0), mean(1), mean(2))
}

function boundsOf({ width, height }: Pixels, seen: (at: number) => boolean): Box {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!seen((y * width + x) * 4)) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return right < 0
    ? { x: 0, y: 0, width, height }
    : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

function scaled(box: Box, back: { x: number; y: number }, width: number, height: number): Box {
  const x = Math.max(0, Math.floor((box.x - 0.5) * back.x))
  const y = Math.max(0, Math.floor((box.y - 0.5) * back.y))
  return {
    x: back.x === 1 ? box.x : x,
    y: back.y === 1 ? box.y : y,
    width: back.x === 1 ? box.width : Math.min(width - x, Math.ceil((box.width + 1) * back.x)),
    height: back.y === 1 ? box.height : Math.min(height - y, Math.ceil((box.height + 1) * back.y)),
  }
}

/** Where the detail is: the mean place of all edges, kept off the picture's own edges. */
function focusOf({ data, width, height }: Pixels): { x: number; y: number } {
  let [total, sumX, sumY] = [1e-6, 0, 0]
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const at = (y * width + x) * 4
      const here = data[at + 1] ?? 0
      const strength = (Math.abs(here - (data[at - 3] ?? 0)) + Math.abs(here - (data[at + 1 - width * 4] ?? 0))) ** 2
      total += strength
      sumX += strength * x
      sumY += strength * y
    }
  }
  const kept = (share: number) => Math.min(0.8, Math.max(0.2, share))
  return total < 1 ? { x: 0.5, y: 0.5 } : { x: kept(sumX / total / width), y: kept(sumY / total / height) }
}

/** The most frequent colours among what is seen, at 16 steps a channel. */
function colorsOf({ data }: Pixels, seen: (at: number) => boolean): string[] {
  const bins = new Map<number, [number, number, number, number]>()
  for (let at = 0; at < data.length; at += 4) {
    if (!seen(at) || (data[at + 3] ?? 0) < 200) continue
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const bin = bins.get(key) ?? [0, 0, 0, 0]
    bins.set(key, [bin[0] + 1, bin[1] + r, bin[2] + g, bin[3] + b])
  }
  const frequent = [...bins.values()].toSorted((a, b) => b[0] - a[0]).slice(0, 5)
  return frequent.map(([count, r, g, b]) => hex(Math.round(r / count), Math.round(g / count), Math.round(b / count)))
}

const hex = (...channels: number[]) =>
  `#${channels
    .map((of) => of.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`
