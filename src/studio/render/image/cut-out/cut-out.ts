import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { CutOutMarks } from '../../../model/cut-out-marks.ts'
import { findBackground } from './background.ts'
import { countSubject, findStrictMask, followBackground, measureDistances, type Mask } from './mask.ts'
import { createSoftEdge } from './soft-edge.ts'
import type { Pixels } from '../../objects/pixel-cache.ts'
import { readMarks } from '../../../model/cut-out-marks.ts'

/** Pictures are cut out at no more than this length of the longer side, in pixels. */
export const CUT_OUT_SIDE = 1000

/** The subject covers at least and at most this share of the picture. */
const SUBJECT_SHARES = [0.02, 0.85] as const
/** The median difference of subject and background along the edge, 0 to 255. Below it, an edge is not reliable. */
const MIN_EDGE_CONTRAST = 20
/** The length of the edge relative to the side of a square of the same area, which has 4. Above it, the subject is busy. */
const MAX_RAGGEDNESS = 26

/**
 * Cuts the subject of a picture out of a plain background. The result has straight alpha. Returns null if the picture
 * is transparent already, if its background is not plain, or if the result would not be reliable. Deterministic.
 */
export function cutOutSubject(pixels: Pixels): Pixels | null {
  if (pixels.width < 8 || pixels.height < 8) return null
  for (let at = 3; at < pixels.data.length; at += 4) if (pixels.data[at] !== 255) return null
  const background = findBackground(pixels)
  if (!background) return null
  const distances = measureDistances(pixels, background)
  const mask = findStrictMask(pixels, background, distances)
  const strict = cutMask(pixels, mask)
  for (const step of FOLLOW_STEPS) {
    const followed = cutMask(pixels, followBackground(pixels, mask, distances, step))
    // Following removed much of the subject, so it leaked. The strict mask is used, unless what it adds is only a gradient without an
    // edge.
    const leaked = followed.area < strict.area * MIN_KEPT && strict.contrast > GRADIENT_CONTRAST
    if (!leaked && isReliable(followed, pixels)) return followed.pixels
  }
  return isReliable(strict, pixels) ? strict.pixels : null
}

/** The largest change of a shadow or gradient from pixel to pixel, 0 to 255. Smaller steps leak into fewer subjects. */
const FOLLOW_STEPS = [9, 6, 4]
/** The share of the subject that must remain when shadows and gradients are followed. */
const MIN_KEPT = 0.8
/** The contrast at the edge of a mask that ends in the middle of a gradient. */
const GRADIENT_CONTRAST = 8

interface Cut {
  pixels: Pixels
  /** Pixels of the subject, and the sides of pixels along its edge. */
  area: number
  edge: number
  contrast: number
}

function cutMask(pixels: Pixels, mask: Mask): Cut {
  return { ...createSoftEdge(pixels, mask), area: countSubject(mask), edge: measureEdgeLength(pixels, mask) }
}

/**
 * Whether the subject is neither tiny nor nearly the whole picture, has a smooth outline, and differs from the background at its edge.
 */
function isReliable({ area, edge, contrast }: Cut, { width, height }: Pixels): boolean {
  const share = area / (width * height)
  const sized = share >= SUBJECT_SHARES[0] && share <= SUBJECT_SHARES[1]
  return sized && edge <= MAX_RAGGEDNESS * Math.sqrt(area) && contrast >= MIN_EDGE_CONTRAST
}

/** Counts the sides of pixels at which subject and background touch. */
function measureEdgeLength({ width }: Pixels, mask: Mask): number {
  let length = 0
  for (let index = 1; index < mask.length; index++) {
    if (index % width !== 0 && mask[index] !== mask[index - 1]) length += 1
    if (index >= width && mask[index] !== mask[index - width]) length += 1
  }
  return length
}

/** The result for a file. `scale` is its size relative to the upright picture in the file, 0 to 1. */
export interface CutOut extends Pixels {
  scale: number
}

/** How many results each thread keeps: at most 32 MB. */
const MAX_KEPT = 8
const kept = new Map<string, Promise<CutOut | null>>()

/**
 * Decodes a picture file and cuts out its subject, at most `CUT_OUT_SIDE` pixels long, with the marks of a person if there are any. The last
 * results are kept by the hash of file and marks, since a picture is inspected, drawn, and drawn again.
 * @throws Error if the file cannot be decoded or has more than `pixelLimit` pixels.
 */
export function cutOutFile(
  bytes: Uint8Array,
  pixelLimit: number,
  marks: CutOutMarks | null = null,
): Promise<CutOut | null> {
  const hash = createHash('sha1').update(bytes)
  const key = (marks ? hash.update(JSON.stringify(marks)) : hash).digest('base64')
  const found = kept.get(key) ?? decodeAndCut(bytes, pixelLimit, marks)
  kept.delete(key)
  kept.set(key, found)
  for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest)
  return found
}

async function decodeAndCut(
  bytes: Uint8Array,
  limitInputPixels: number,
  marks: CutOutMarks | null,
): Promise<CutOut | null> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels }).metadata()
  const longest = Math.max(autoOrient.width, autoOrient.height)
  const pixels = await decodeForCutOut(bytes, limitInputPixels)
  const cut = marks ? applyMarks(pixels, await cutOutFile(bytes, limitInputPixels), marks) : cutOutSubject(pixels)
  return cut && { ...cut, scale: Math.min(1, CUT_OUT_SIDE / longest) }
}

/**
 * Decodes a picture file at the size at which it is cut out.
 * @throws Error if the file cannot be decoded or has more than `limitInputPixels` pixels.
 */
export async function decodeForCutOut(bytes: Uint8Array, limitInputPixels: number): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { limitInputPixels })
    .autoOrient()
    .toColourspace('srgb')
    .resize(CUT_OUT_SIDE, CUT_OUT_SIDE, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The strength of a mark, 0 to 1, at which it begins to have an effect and at which it has its whole effect. */
const RAMP = [0.3, 0.7] as const

/**
 * Applies the marks of a person to a cutout, or to the whole picture if there is no automatic one. Kept areas get the pixels of the picture,
 * removed ones become transparent, and all other pixels stay as they are. Returns null if nothing would be removed or nothing would be left.
 * @param picture the decoded picture, and `cut` its automatic cutout with the same size
 */
function applyMarks(image: Pixels, cut: Pixels | null, marks: CutOutMarks): Pixels | null {
  const { width, height } = image
  const data = new Uint8Array((cut ?? image).data)
  const strengthAt = createSampler(marks, width, height)
  let [left, removed] = [0, 0]
  for (let index = 0; index < width * height; index++) {
    const strength = strengthAt(index % width, Math.floor(index / width))
    if (strength !== 0) markPixel(data, image.data, index * 4, strength)
    const [alpha = 0, before = 0] = [data[index * 4 + 3], image.data[index * 4 + 3]]
    if (alpha > 127) left += 1
    if (alpha < before) removed += 1
  }
  return left > 0 && removed > 0 ? { width, height, data } : null
}

/** Changes one pixel, which starts at `at`. `strength` is -1 (removed) to 1 (kept). */
function markPixel(data: Uint8Array, image: Uint8Array, at: number, strength: number): void {
  const share = Math.min(1, Math.max(0, (Math.abs(strength) - RAMP[0]) / (RAMP[1] - RAMP[0])))
  const alpha = data[at + 3] ?? 0
  if (strength < 0) data[at + 3] = Math.round(alpha * (1 - share))
  else for (let of = at; of < at + 4; of++) data[of] = Math.round(mix(data[of] ?? 0, image[of] ?? 0, share))
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** Bilinear interpolation between the cells of the grid, so that the edge of a mark is smooth. */
function createSampler(marks: CutOutMarks, width: number, height: number): (x: number, y: number) => number {
  const cells = readMarks(marks)
  const cellAt = (column: number, row: number) => cells[row * marks.width + column] ?? 0
  const toGrid = (at: number, length: number, count: number) =>
    Math.min(count - 1, Math.max(0, ((at + 0.5) * count) / length - 0.5))
  return (x, y) => {
    const [column, row] = [toGrid(x, width, marks.width), toGrid(y, height, marks.height)]
    const [left, top] = [Math.floor(column), Math.floor(row)]
    const [right, bottom] = [Math.min(left + 1, marks.width - 1), Math.min(top + 1, marks.height - 1)]
    const upper = mix(cellAt(left, top), cellAt(right, top), column - left)
    return mix(upper, mix(cellAt(left, bottom), cellAt(right, bottom), column - left), row - top)
  }
}
