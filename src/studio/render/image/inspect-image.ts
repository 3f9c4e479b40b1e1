import sharp from 'sharp'
import { findLogoGround, removeLogoGround } from './logo-ground.ts'
import { traceShape } from './trace-shape.ts'
import { cutOutFile } from './cut-out/cut-out.ts'
import { findCenter, findHeads } from './faces/find-heads.ts'
import { findFocus, findPhotoFocus, type RgbaPixels } from './find-focus.ts'
import type { CutOutMarks } from '../../model/cut-out-marks.ts'
import type { Box } from '../../model/geometry.ts'
import type { ImageFacts, ImageKind, BrightnessGrid } from '../../model/material.ts'

/** Maximum number of pixels. A larger image is rejected from its header alone. */
export const PIXEL_LIMIT = 40e6

/** Images are scaled down to this longer side in pixels for inspection. */
const INSPECT_SIDE = 320

/**
 * Decodes an image and measures how it can be placed. `bytes` is a file in any format that sharp supports. With
 * `cutsOut`, an image on a plain background counts as the cutout that the renderer makes of it, with the marks of a person if given. A
 * logo on plain white counts as transparent there.
 * @throws Error if the image cannot be decoded or has more than `PIXEL_LIMIT` pixels.
 */
export async function inspectImage(
  key: string,
  bytes: Uint8Array,
  cutsOut: boolean | CutOutMarks = false,
  isLogo = false,
): Promise<ImageFacts> {
  const { width, height } = await readOrientedSize(bytes)
  const marks = typeof cutsOut === 'object' ? cutsOut : null
  const cut = cutsOut ? await cutOutFile(bytes, PIXEL_LIMIT, marks) : null
  const image = cut
    ? sharp(cut.data, { raw: { width: cut.width, height: cut.height, channels: 4 } })
    : sharp(bytes, { limitInputPixels: PIXEL_LIMIT }).autoOrient().toColourspace('srgb')
  const scale = Math.min(1, INSPECT_SIDE / Math.max(width, height))
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const data = await image.resize(size.width, size.height, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  const pixels = { data, ...size }
  const matte = isLogo ? findLogoGround(pixels) : null
  if (matte) removeLogoGround(data, matte)
  const border = findBorderColor(pixels)
  const kind = cut || matte ? 'cutout' : classifyImage(pixels, border)
  const seen = (at: number) => (kind === 'near-white' ? !isWhite(data, at) : (data[at + 3] ?? 0) > 12)
  const alpha = Uint8Array.from({ length: size.width * size.height }, (_none, at) => data[at * 4 + 3] ?? 0)
  const shape = isLogo && kind === 'cutout' ? traceShape({ alpha, ...size }, findBounds(pixels, seen)) : null
  const back = { x: width / size.width, y: height / size.height }
  const faces = kind === 'photo' && !isLogo ? await findHeads(bytes, { width, height }, PIXEL_LIMIT) : []
  return {
    key,
    kind,
    width,
    height,
    subject:
      kind === 'photo' ? { x: 0, y: 0, width, height } : scaleBounds(findBounds(pixels, seen), back, width, height),
    focus:
      faces.length > 0
        ? findCenter(faces, { width, height })
        : kind === 'photo'
          ? await findPhotoFocus(pixels)
          : findFocus(pixels),
    ...(faces.length > 0 && { faces }),
    colors: findFrequentColors(pixels, seen).slice(0, 5).map(toHexColor),
    rim: kind === 'cutout' ? findOutlineColors(pixels) : [],
    border: kind === 'cutout' ? null : border,
    tones: measureBrightness(pixels),
    ...(cut && { cut_out: marks ?? true }),
    ...(matte && { matte }),
    ...(shape && { shape }),
  }
}

async function readOrientedSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: PIXEL_LIMIT }).metadata()
  return autoOrient
}

function classifyImage({ data, width, height }: RgbaPixels, border: string | null): ImageKind {
  let clear = 0
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 128) clear += 1
  if (border === null || clear > width * height * 0.04) return 'cutout'
  const edge = listBorderPixels(width, height)
  return edge.filter((at) => isWhite(data, at)).length > edge.length * 0.86 ? 'near-white' : 'photo'
}

const isWhite = (data: Uint8Array, at: number) => Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 238

function listBorderPixels(width: number, height: number): number[] {
  const edge: number[] = []
  for (let x = 0; x < width; x++) edge.push(x * 4, ((height - 1) * width + x) * 4)
  for (let y = 0; y < height; y++) edge.push(y * width * 4, (y * width + width - 1) * 4)
  return edge
}

/** Returns the mean color along the border, or null if a large part of the border is transparent. */
function findBorderColor({ data, width, height }: RgbaPixels): string | null {
  const all = listBorderPixels(width, height)
  const edge = all.filter((at) => (data[at + 3] ?? 0) >= 128)
  if (edge.length < all.length * 0.7) return null
  const mean = (offset: number) => Math.round(edge.reduce((sum, at) => sum + (data[at + offset] ?? 0), 0) / edge.length)
  return hex(mean(0), mean(1), mean(2))
}

function findBounds({ width, height }: RgbaPixels, seen: (at: number) => boolean): Box {
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

function scaleBounds(box: Box, back: { x: number; y: number }, width: number, height: number): Box {
  const x = Math.max(0, Math.floor((box.x - 0.5) * back.x))
  const y = Math.max(0, Math.floor((box.y - 0.5) * back.y))
  return {
    x: back.x === 1 ? box.x : x,
    y: back.y === 1 ? box.y : y,
    width: back.x === 1 ? box.width : Math.min(width - x, Math.ceil((box.width + 1) * back.x)),
    height: back.y === 1 ? box.height : Math.min(height - y, Math.ceil((box.height + 1) * back.y)),
  }
}

/** Columns and rows of the brightness grid, which tells where text on a photo is readable. */
const GRID_CELLS = 16
/** Pixels of a cell beyond this share at either end are outliers. */
const OUTLIER_SHARE = 0.02

function measureBrightness({ data, width, height }: RgbaPixels): BrightnessGrid {
  const [columns, rows] = [Math.min(GRID_CELLS, width), Math.min(GRID_CELLS, height)]
  const cells = Array.from({ length: columns * rows }, (): number[] => [])
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      cells[Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width)]?.push(toGray(data, at))
    }
  }
  const sorted = cells.map((cell) => cell.toSorted((a, b) => a - b))
  const at = (share: number) => sorted.map((cell) => Math.round(cell[Math.floor((cell.length - 1) * share)] ?? 128))
  return { columns, rows, dark: at(OUTLIER_SHARE), light: at(1 - OUTLIER_SHARE) }
}

/**
 * Converts a pixel to a gray of approximately the same luminance: sRGB values are squared, weighted, and converted
 * back.
 */
function toGray(data: Uint8Array, at: number): number {
  const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  return Math.sqrt(0.2126 * r * r + 0.7152 * g * g + 0.0722 * b * b)
}

interface Shade {
  /** Share of the examined pixels, 0 to 1. */
  share: number
  color: readonly [r: number, g: number, b: number]
}

const toHexColor = ({ color }: Shade) => hex(...color)

/** Similar colors count as one. */
const areSimilar = (a: Shade, b: Shade) =>
  Math.hypot(a.color[0] - b.color[0], a.color[1] - b.color[1], a.color[2] - b.color[2]) < 36

/**
 * Returns the most frequent colors of the wanted pixels. Colors are grouped into 16 levels per channel, and similar
 * colors are added together.
 */
function findFrequentColors({ data }: RgbaPixels, wanted: (at: number) => boolean): Shade[] {
  const bins = new Map<number, [number, number, number, number]>()
  let total = 0
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200 || !wanted(at)) continue
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const bin = bins.get(key) ?? [0, 0, 0, 0]
    bins.set(key, [bin[0] + 1, bin[1] + r, bin[2] + g, bin[3] + b])
    total += 1
  }
  const frequent = [...bins.values()].toSorted((a, b) => b[0] - a[0]).slice(0, 64)
  const kept: Shade[] = []
  for (const [count, r, g, b] of frequent) {
    const color = [Math.round(r / count), Math.round(g / count), Math.round(b / count)] as const
    const shade = { share: count / total, color }
    const known = kept.find((of) => areSimilar(of, shade))
    if (known) known.share += shade.share
    else kept.push(shade)
  }
  return kept
}

/** Width of the outline in pixels, at the inspection size. */
const OUTLINE_PIXELS = 5

/** Returns the main colors along the outline of the opaque part. */
function findOutlineColors(pixels: RgbaPixels): string[] {
  const { data, width } = pixels
  const clear = (at: number) => (data[at + 3] ?? 0) < 100
  const onRim = (at: number) => {
    const column = (at / 4) % width
    return (
      column < OUTLINE_PIXELS ||
      column >= width - OUTLINE_PIXELS ||
      clear(at - OUTLINE_PIXELS * 4) ||
      clear(at + OUTLINE_PIXELS * 4)
    )
  }
  return findFrequentColors(pixels, onRim)
    .filter((shade) => shade.share > 0.06)
    .map(toHexColor)
}

const hex = (...channels: number[]) =>
  `#${channels
    .map((of) => of.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`
