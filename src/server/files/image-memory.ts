import type { Metadata } from 'sharp'
import { MIB } from '#contract/limits.ts'

/** Memory that decoding takes in this process. Pictures that take more are decoded in a process of their own. */
const HERE_MAX_MIB = 96

/** Memory that decoding may take in a process of its own, beyond what the process takes before. An AVIF may not take more. */
export const APART_MAX_MIB = 480

/** Bytes of memory for each pixel, where the decoder keeps all pixels. Measured with pictures of 40 megapixels. */
const WEBP_BYTES = 8
const GIF_BYTES = 5
const PROGRESSIVE_BYTES = 4
const ROTATED_BYTES = 4
/** What libaom keeps for each pixel besides the picture itself. The picture is in memory twice: libheif makes a copy. */
const AVIF_BLOCK_BYTES = 13.5
const AVIF_COPIES = 2
/** Cameras and editors write about ten scans. Each scan of a progressive JPEG costs time for all of its pixels. */
const SCANS_MAX = 32

/** Estimates the memory that decoding a picture takes, in MiB, from its header. The header of an AVIF does not bind its decoder. */
export const estimateMemory = (bytes: Buffer, metadata: Metadata): number =>
  (metadata.width * metadata.height * bytesPerPixel(bytes, metadata)) / MIB

/** Whether decoding can take more memory than this process has for it, or more time than the size of the file says. */
export function isDecodedApart(bytes: Buffer, metadata: Metadata): boolean {
  const { format, isProgressive } = metadata
  const mayBeSlow = format === 'jpeg' && isProgressive && countParts(bytes, START_OF_SCAN) > SCANS_MAX
  return format === 'heif' || mayBeSlow || estimateMemory(bytes, metadata) > HERE_MAX_MIB
}

function bytesPerPixel(bytes: Buffer, { format, isProgressive, orientation = 1, hasAlpha, depth }: Metadata): number {
  const sampleBytes = depth === 'uchar' ? 1 : 2
  if (format === 'heif') {
    const samples = AVIF_COPIES * countSamples(bytes) + (hasAlpha ? 1 : 0)
    return AVIF_BLOCK_BYTES + samples * sampleBytes
  }
  const whole = format === 'webp' ? WEBP_BYTES : format === 'gif' ? GIF_BYTES : isProgressive ? PROGRESSIVE_BYTES : 0
  return (whole + (orientation > 1 ? ROTATED_BYTES : 0)) * sampleBytes
}

const START_OF_SCAN = Buffer.from([0xff, 0xda])
const countParts = (bytes: Buffer, mark: Buffer): number => listParts(bytes, mark).length

function listParts(bytes: Buffer, mark: Buffer): number[] {
  const places: number[] = []
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) places.push(at)
  return places
}

/** The box that configures an AV1 decoder: https://aomediacodec.github.io/av1-isobmff/#av1codecconfigurationbox */
const CONFIGURATION = Buffer.from('av1C')
const FLAGS_AT = 6
const [MONOCHROME, HALF_WIDTH, HALF_HEIGHT] = [0x10, 0x08, 0x04]
const ALL_SAMPLES = 3

/** Samples for each pixel of the largest picture in an AVIF: 1 without color, 1.5 with 4:2:0, 3 with 4:4:4. */
function countSamples(avif: Buffer): number {
  const counts = listParts(avif, CONFIGURATION).map((at) => {
    const flags = avif[at + FLAGS_AT] ?? 0
    if (flags & MONOCHROME) return 1
    return 1 + 2 / ((flags & HALF_WIDTH ? 2 : 1) * (flags & HALF_HEIGHT ? 2 : 1))
  })
  return counts.length > 0 ? Math.max(...counts) : ALL_SAMPLES
}
