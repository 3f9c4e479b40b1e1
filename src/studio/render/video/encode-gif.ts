import { setImmediate as breath } from 'node:timers/promises'
import sharp from 'sharp'
import { createXmp } from '../image/provenance.ts'
import type { Scene } from '../../scene.ts'
import type { FrameSource } from './video-encoder.ts'

/** Longer GIFs are tens of megabytes. */
export const GIF_SECONDS = 6
const FRAMES_PER_SECOND = 10

/**
 * Encodes an endless GIF of half the width and height, ten frames a second, with the provenance of the scene.
 * @throws what `source.frame` throws.
 */
export async function encodeGif(source: FrameSource, scene: Scene): Promise<Uint8Array> {
  const { from, until, fps } = source
  const step = Math.max(1, Math.round(fps / FRAMES_PER_SECOND))
  const [width, height] = [source.width / 2, source.height / 2]
  const pages: Uint8Array[] = []
  for (let index = from; index < until; index++) {
    const frame = await source.frame(index)
    if ((index - from) % step === 0) pages.push(toHalfSizeRgb(frame, source.width, source.height))
    source.done()
    await breath()
  }
  const raw = { width, height: height * pages.length, channels: 3 as const, pageHeight: height }
  const delay = Math.round((1000 * step) / fps)
  const gif = await sharp(Buffer.concat(pages), { raw })
    .gif({ delay: pages.map(() => delay), loop: 0, effort: 4 })
    .toBuffer()
  return insertXmp(gif, createXmp(scene))
}

/**
 * Converts a frame from yuv420p (BT.709, limited range) to RGB of half the width and height, three bytes per pixel: the chroma planes have
 * that size already, and four luma samples are averaged.
 */
export function toHalfSizeRgb(frame: Uint8Array, width: number, height: number): Uint8Array {
  const [columns, rows] = [width / 2, height / 2]
  const rgb = new Uint8ClampedArray(columns * rows * 3)
  const [u, v] = [frame.subarray(width * height), frame.subarray(width * height + columns * rows)]
  for (let y = 0, at = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, at++) {
      const top = 2 * y * width + 2 * x
      const sum = (frame[top] ?? 0) + (frame[top + 1] ?? 0) + (frame[top + width] ?? 0) + (frame[top + width + 1] ?? 0)
      const luma = (sum / 4 - 16) * LUMA_SCALE
      const [cb, cr] = [(u[at] ?? 128) - 128, (v[at] ?? 128) - 128]
      rgb[at * 3] = luma + CR_TO_RED * cr
      rgb[at * 3 + 1] = luma - CB_TO_GREEN * cb - CR_TO_GREEN * cr
      rgb[at * 3 + 2] = luma + CB_TO_BLUE * cb
    }
  }
  return new Uint8Array(rgb.buffer)
}

/** ITU-R BT.709 with luma 16 to 235 and chroma 16 to 240. */
const LUMA_SCALE = 255 / 219
const CHROMA_SCALE = 255 / 224
const CR_TO_RED = 1.5748 * CHROMA_SCALE
const CB_TO_GREEN = 0.1873 * CHROMA_SCALE
const CR_TO_GREEN = 0.4681 * CHROMA_SCALE
const CB_TO_BLUE = 1.8556 * CHROMA_SCALE

/**
 * Inserts an XMP packet before the end of a GIF (XMP specification part 3, section 1.1.2). The bytes after the packet lead a reader that
 * takes the packet for blocks of GIF data to its end.
 */
function insertXmp(gif: Uint8Array, packet: string): Uint8Array {
  const head = Buffer.from('\x21\xFF\x0BXMP DataXMP', 'latin1')
  const trailer = Buffer.from([1, ...Array.from({ length: 256 }, (_, index) => 255 - index), 0])
  return new Uint8Array(Buffer.concat([gif.subarray(0, -1), head, Buffer.from(packet), trailer, gif.subarray(-1)]))
}
