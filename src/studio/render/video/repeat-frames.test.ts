import { expect, test } from 'vitest'
import { createBrief, createCopy } from '../../testing/briefs.ts'
import { shareStudio } from '../shared-studio.ts'
import { encodeBundled } from './bundled-encoder.ts'
import { canDecodeVideo } from './ffmpeg.ts'
import { muxVideo } from './mux.ts'
import { repeatFrames } from './repeat-frames.ts'
import { decodedFrames } from './video-testing.ts'

const [WIDTH, HEIGHT, FPS] = [96, 64, 10]

/** Frames of one gray each. */
const createSource = (grays: readonly number[]) => ({
  width: WIDTH,
  height: HEIGHT,
  fps: FPS,
  from: 0,
  until: grays.length,
  frame: async (index: number) =>
    new Uint8Array((WIDTH * HEIGHT * 3) / 2).fill(grays[index] ?? 0, 0, WIDTH * HEIGHT).fill(128, WIDTH * HEIGHT),
  done: () => undefined,
})

/** Grays of a film in which frames repeat at its start, in its middle for longer than the encoder counts, and at its end. */
const GRAYS = [40, 40, 40, 80, 120, 120, 160, ...Array.from({ length: 40 }, () => 200), 90, 60, 60]

test.runIf(await canDecodeVideo())(
  'frames that were not encoded are shown by a decoder as the frames before them',
  async () => {
    const segment = await encodeBundled(createSource(GRAYS))
    expect(segment.times).toEqual([3, 1, 2, 1, 40, 1, 2])
    const scene = await shareStudio().compose(createBrief({ content_type: 'video' }), createCopy('Hello'), {})
    const rgb = await decodedFrames('ffmpeg', await muxVideo([segment], scene, FPS))
    const size = WIDTH * HEIGHT * 3
    expect(rgb.length / size).toBe(GRAYS.length)
    for (const [index, gray] of GRAYS.entries()) {
      const shown = rgb[index * size + size / 2] ?? 0
      expect(Math.abs(shown - ((gray - 16) * 255) / 219)).toBeLessThan(4)
    }
  },
)

test('frames of another encoder are not repeated', () => {
  const other = Uint8Array.from([0, 0, 0, 3, 0x41, 0x9a, 0x24])
  expect(() => repeatFrames([other, other], { times: [1, 1], width: 16, height: 16 })).toThrow('another kind')
})
