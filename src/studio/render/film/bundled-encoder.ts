import { setImmediate as breath } from 'node:timers/promises'
import type { Clip, FrameSource } from './encoder.ts'

/** Frames that one thread encodes in one go; the film's bytes must not depend on how many threads there are. */
export const FRAMES_A_CLIP = 45

/** 10 to 51, lower is finer: at 24 SSIM is .985 on a hard picture, see docs/decisions. */
const QUANTIZER = 24

/** The floor: minih264 as WebAssembly, Baseline, wherever Node runs. About six times the bytes of x264. */
export async function encodeBundled(source: FrameSource): Promise<Clip> {
  // A megabyte of code that a thread with ffmpeg never needs.
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
  try {
    for (let index = source.from; index < source.until; index++) {
      encoder.addFrameYuv(await source.frame(index))
      source.done()
      await breath()
    }
    encoder.finalize()
    open = false
    const mp4 = encoder.FS.readFile(encoder.outputFilename)
    return { from: source.from, mp4 }
  } finally {
    if (open) encoder.finalize()
    encoder.FS.unlink(encoder.outputFilename)
    encoder.delete()
  }
}
