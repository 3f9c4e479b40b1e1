import { setImmediate as breath } from 'node:timers/promises'
import sharp from 'sharp'
import { createXmp } from '../image/provenance.ts'
import { toHalfSizeRgb } from './yuv-to-rgb.ts'
import type { Scene } from '../../model/scene.ts'
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
 * Inserts an XMP packet before the end of a GIF (XMP specification part 3, section 1.1.2). The bytes after the packet lead a reader that
 * takes the packet for blocks of GIF data to its end.
 */
function insertXmp(gif: Uint8Array, packet: string): Uint8Array {
  const head = Buffer.from('\x21\xFF\x0BXMP DataXMP', 'latin1')
  const trailer = Buffer.from([1, ...Array.from({ length: 256 }, (_, index) => 255 - index), 0])
  return new Uint8Array(Buffer.concat([gif.subarray(0, -1), head, Buffer.from(packet), trailer, gif.subarray(-1)]))
}
