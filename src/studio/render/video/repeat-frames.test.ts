import { expect, test } from 'vitest'
import { createBrief, createCopy } from '../../testing/briefs.ts'
import { shareStudio } from '../shared-studio.ts'
import { encodeBundled } from './bundled-encoder.ts'
import { encodeWithFfmpeg, findFfmpeg } from './ffmpeg.ts'
import { muxVideo } from './mux.ts'
import { repeatFrames } from './repeat-frames.ts'
import type { FrameSource, VideoSegment } from './video-encoder.ts'
import { decodedFrames } from './video-testing.ts'

const [WIDTH, HEIGHT, FPS] = [640, 368, 10]

/** How often each step is shown: at the start, in the middle for longer than encoders count frames, and at the end. */
const TIMES = [3, 1, 2, 1, 40, 1, 1, 2]
const SHOWN = TIMES.flatMap((times, step) => Array.from({ length: times }, () => step))

/** A texture that moves from step to step. */
function drawTexture(step: number): Uint8Array {
  const frame = new Uint8Array((WIDTH * HEIGHT * 3) / 2).fill(128)
  for (let y = 0, at = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, at++)
      frame[at] = 100 + 60 * Math.sin((x + 9 * step) / 11) + 30 * Math.cos((y * x) / 900 + step)
  return frame
}

const source: FrameSource = {
  width: WIDTH,
  height: HEIGHT,
  fps: FPS,
  from: 0,
  until: SHOWN.length,
  frame: async (index) => drawTexture(SHOWN[index] ?? 0),
  done: () => undefined,
}

const design = () => shareStudio().compose(createBrief({ content_type: 'video' }), createCopy('Hello'), {})
const ffmpeg = await findFfmpeg()
/** Encoders, and how often each frame is shown that they get. While a film stands still, x264 gets some repeats too. */
const ENCODERS: [string, number[], () => Promise<VideoSegment>][] = [
  ['bundled', TIMES, () => encodeBundled(source)],
  [
    'x264',
    [3, 1, 2, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 28, 1, 1, 2],
    async () => encodeWithFfmpeg(ffmpeg ?? '', source, await design(), { format: 'mp4', ratio: 1 }),
  ],
]

test.runIf(ffmpeg).each(ENCODERS)(
  '%s: frames that were not encoded are those before them, to the bit',
  async (_, times, encode) => {
    const segment = await encode()
    expect(segment.times).toEqual(times)
    const rgb = Buffer.from(await decodedFrames(ffmpeg ?? '', await muxVideo([segment], await design(), FPS)))
    const size = WIDTH * HEIGHT * 3
    expect(rgb.length / size).toBe(SHOWN.length)
    const starts = new Set(times.map((__, index) => times.slice(0, index).reduce((sum, count) => sum + count, 0)))
    const frames = SHOWN.map((__, index) => rgb.subarray(index * size, (index + 1) * size))
    for (const [index, frame] of frames.entries()) {
      if (!starts.has(index)) expect(frame.equals(frames[index - 1] ?? Buffer.alloc(0))).toBe(true)
      const luma = drawTexture(SHOWN[index] ?? 0)
      for (let at = 0; at < WIDTH * HEIGHT; at += 997)
        expect(Math.abs((frame[at * 3] ?? 0) - (((luma[at] ?? 0) - 16) * 255) / 219)).toBeLessThan(24)
    }
  },
)

test('a stream whose frames are shown in another order is not repeated', () => {
  // The parameters that x264 writes with B-frames: order by count, and weighted prediction.
  const sequence = Buffer.from('67640016acd940a02fe5c05a808080a0000003002000000781e2c5b2c0', 'hex')
  const frameSet = Buffer.from('68ebe3cb22c0', 'hex')
  const head = [1, 100, 0, 22, 0xff, 0xe1, 0, sequence.length]
  const configuration = Uint8Array.from([...head, ...sequence, 1, 0, frameSet.length, ...frameSet])
  expect(() => repeatFrames([], [], configuration)).toThrow('The encoder wrote 0 instead of 2')
})
