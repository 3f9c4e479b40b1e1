import { setImmediate as breath } from 'node:timers/promises'
import type { VideoSegment, FrameSource } from './video-encoder.ts'

/**
 * Number of frames that one thread encodes in one task. It is fixed, so that the bytes do not depend on the number of
 * threads.
 */
export const FRAMES_PER_SEGMENT = 45

/** Quantizer, 10 to 51, lower is better. At 24, the SSIM of a difficult image is 0.985. */
const QUANTIZER = 24

/**
 * Encodes with minih264 as WebAssembly (Baseline profile), which runs wherever Node runs. Files are larger than with
 * x264.
 * @throws what `source.frame` throws.
 */
export async function encodeBundled(source: FrameSource): Promise<VideoSegment> {
  // Loaded on first use: a megabyte of code that a thread with ffmpeg never needs.
  const { default: bundled } = await import('h264-mp4-encoder')
  const encoder = await bundled.createH264MP4Encoder()
  encoder.outputFilename = `${source.from}.mp4`
  encoder.width = source.width
  encoder.height = source.height
  encoder.frameRate = source.fps
  encoder.quantizationParameter = QUANTIZER
  encoder.speed = 10
  encoder.groupOfPictures = source.fps * 2
  encoder.initialize()
  let open = true
  const last = Buffer.alloc((source.width * source.height * 3) / 2)
  const times: number[] = []
  try {
    for (let index = source.from; index < source.until; index++) {
      const frame = await source.frame(index)
      // Encoding a frame that repeats the one before it takes as long as any other. Two of five only repeat.
      if (times.length > 0 && last.equals(frame)) times.push((times.pop() ?? 0) + 1)
      else {
        encoder.addFrameYuv(frame)
        last.set(frame)
        times.push(1)
      }
      source.done()
      await breath()
    }
    encoder.finalize()
    open = false
    return { from: source.from, file: encoder.FS.readFile(encoder.outputFilename), times }
  } finally {
    if (open) encoder.finalize()
    encoder.FS.unlink(encoder.outputFilename)
    encoder.delete()
  }
}
