import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import type { Story, StoryScene } from '../../model/story.ts'
import { createBrief, createCopy } from '../../testing/briefs.ts'
import { shareStudio } from '../shared-studio.ts'
import { withTempFile } from './decode-video.ts'
import { findFfmpeg } from './ffmpeg.ts'
import { colorClip, decodedFrame } from './video-testing.ts'

const studio = shareStudio()
const ffmpeg = (await findFfmpeg()) ?? ''

const [WIDTH, HEIGHT] = [270, 480]
const CLIP = 'clip.mp4'
const STILL = 'still.png'
const COPY = createCopy('Wake up to brighter skin', { cta: 'Shop the serum' })
const PART = { key: CLIP, start: 1, end: 3, focus: null, is_muted: false }

const scene = (
  id: string,
  kind: StoryScene['kind'],
  text: string | null,
  more: Partial<StoryScene> = {},
): StoryScene => ({
  id,
  kind,
  lines: text === null ? [] : [{ text, role: 'headline', size: 'hero' }],
  number: null,
  seconds: null,
  picture: 'none',
  transition: 'cut',
  ...more,
})

const createStory = (clip: StoryScene['clip']): Story => ({
  scenes: [
    scene('s1', 'hook', 'Wake up'),
    scene('s2', 'subject', null, { picture: STILL, clip }),
    scene('s3', 'end', 'Shop now'),
  ],
  music: null,
  clip: 'kept',
  track: null,
  voice: null,
  captions: 'none',
})

/** One second of red, then green, then blue. */
const createClip = () =>
  colorClip(ffmpeg, [
    ['0xC80000', 1],
    ['0x00A000', 1],
    ['0x0000C8', 1.5],
  ])

const BRIEF = createBrief({
  content_type: 'video',
  width: WIDTH,
  height: HEIGHT,
  seed: 3,
  pictures: [{ key: STILL, role: 'spare' }],
})
const compose = (story: Story, images: Record<string, Uint8Array>) => studio.compose(BRIEF, COPY, images, { story })

/** The color in the middle of a frame. */
async function readColor(video: Uint8Array, frame: number): Promise<number[]> {
  const pixels = await decodedFrame(ffmpeg, video, frame)
  const at = (Math.round(HEIGHT / 2) * WIDTH + Math.round(WIDTH / 2)) * 3
  return [...pixels.subarray(at, at + 3)]
}

const strongest = (color: readonly number[]) => ['red', 'green', 'blue'][color.indexOf(Math.max(...color))]

test.runIf(ffmpeg)('a scene plays its part of a clip, as long as the part is, and no other scene does', async () => {
  const clip = await createClip()
  const read = await studio.readClip(clip, { secondsMax: 60 })
  if (typeof read === 'string') throw new Error(read)
  expect(read.seconds).toBeCloseTo(3.5, 1)
  const images = { [STILL]: read.still }
  const composed = await compose(createStory(PART), images)
  const { scenes = [], beat = 1, sound } = composed.motion ?? {}
  const [, shown] = scenes
  if (!shown) throw new Error('A story has three scenes')
  expect(Math.abs(shown.until - shown.from - 60)).toBeLessThanOrEqual(beat)
  const seconds = (shown.until - shown.from) / 30
  expect(sound?.clips).toEqual([{ key: CLIP, from: shown.from / 30, start: 1, seconds }])
  for (const ffmpegPath of [ffmpeg, null]) {
    const { data } = await studio.renderVideo(composed, images, { clips: { [CLIP]: read.data }, ffmpegPath })
    expect(strongest(await readColor(data, shown.from + 15))).toBe('green')
    expect(strongest(await readColor(data, shown.from + 40))).toBe('blue')
    const before = await readColor(data, shown.from - 2)
    expect(before).not.toEqual(await readColor(data, shown.from + 15))
  }
  const still = await studio.renderVideo(composed, images, { clips: {} })
  expect(strongest(await readColor(still.data, shown.from + 15))).toBe('green')
})

test.runIf(ffmpeg)('the storyboard plays clips too, from any second on', async () => {
  const read = await studio.readClip(await createClip(), { secondsMax: 60 })
  if (typeof read === 'string') throw new Error(read)
  const images = { [STILL]: read.still }
  const story = createStory(PART)
  const { motion } = await compose(story, images)
  const start = (motion?.scenes?.[1]?.from ?? 0) / 30
  const files = { clip: null, sounds: {}, clips: { [CLIP]: read.data } }
  const readColors = async (from: number, until: number) => {
    const wish = { ratio: 0.5, stills: [], frames: { from: start + from, until: start + until, fps: 10 } }
    const { frames } = await studio.previewVideo(BRIEF, COPY, images, wish, { story, files })
    const colors = await Promise.all(
      frames.map(async (frame) => {
        const { data, info } = await sharp(frame).raw().toBuffer({ resolveWithObject: true })
        const at = (Math.round(info.height / 2) * info.width + Math.round(info.width / 2)) * 3
        return strongest([...data.subarray(at, at + 3)])
      }),
    )
    return colors
  }
  expect(await readColors(0.3, 0.9)).toEqual(Array.from({ length: 6 }, () => 'green'))
  expect((await readColors(0.7, 1.5)).slice(-3)).toEqual(['blue', 'blue', 'blue'])
})

/** A clip of four seconds with a tone of 440 Hz. */
const createSoundClip = () =>
  withTempFile(new Uint8Array(), async (path) => {
    const inputs = ['-f', 'lavfi', '-i', 'color=red:s=160x160:r=30:d=4', '-f', 'lavfi', '-i', 'sine=440:d=4']
    const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-y']
    await promisify(execFile)(ffmpeg, ['-v', 'error', ...inputs, ...codecs, '-f', 'mp4', path])
    return new Uint8Array(await readFile(path))
  })

/** The amplitude of a tone in a WAV file with one channel, between two times in seconds (https://en.wikipedia.org/wiki/Goertzel_algorithm). */
function measureTone(wav: Uint8Array, hertz: number, [from, until]: readonly [number, number]): number {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength)
  const rate = view.getUint32(24, true)
  const [first, end] = [Math.round(from * rate), Math.round(until * rate)]
  let [real, imaginary] = [0, 0]
  for (let at = first; at < end; at++) {
    const value = view.getInt16(44 + at * 2, true) / 32_768
    const angle = (2 * Math.PI * hertz * at) / rate
    real += value * Math.cos(angle)
    imaginary += value * Math.sin(angle)
  }
  return (2 * Math.hypot(real, imaginary)) / (end - first)
}

test.runIf(ffmpeg)(
  'playing in place has the sound of a clip in its scene: kept, ducked, removed or muted',
  async () => {
    const read = await studio.readClip(await createSoundClip(), { secondsMax: 60 })
    if (typeof read === 'string') throw new Error(read)
    const images = { [STILL]: read.still }
    const files = { clip: null, sounds: {}, clips: { [CLIP]: read.data } }
    const listen = async (more: Partial<Story>, isMuted = false) => {
      const story = { ...createStory({ ...PART, is_muted: isMuted }), ...more }
      const wish = { ratio: 0.2, stills: [], isHeard: true }
      const { sound, scenes } = await studio.previewVideo(BRIEF, COPY, images, wish, { story, files })
      const { from, until } = scenes[1] ?? { from: 0, until: 0 }
      const measure = (span: readonly [number, number]) => (sound ? measureTone(sound, 440, span) : 0)
      return { within: measure([from + 0.5, until - 0.5]), before: measure([0.1, from - 0.5]) }
    }
    const alone = await listen({ music: 'none' })
    expect(alone.within).toBeGreaterThan(0.1)
    expect(alone.before).toBeLessThan(0.001)
    const [kept, ducked] = [await listen({ music: 'serene' }), await listen({ music: 'serene', clip: 'ducked' })]
    expect(ducked.within).toBeLessThan(kept.within * 0.5)
    expect(ducked.within).toBeGreaterThan(0.01)
    expect((await listen({ music: 'none', clip: 'removed' })).within).toBe(0)
    expect((await listen({ music: 'none' }, true)).within).toBe(0)
  },
)

test.runIf(ffmpeg)('crops of a clip keep its focal point, also where its still looks like a cut-out', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540"><rect width="960" height="540" fill="#fff"/><rect x="40" y="120" width="200" height="300" fill="#0b5"/></svg>`
  const images = { [STILL]: new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()) }
  const readCrop = async (focus: { x: number; y: number } | null) => {
    const { motion } = await compose(createStory({ ...PART, focus }), images)
    const layer = motion?.layers.find((one) => one.kind === 'picture')
    return layer?.kind === 'picture' ? layer : null
  }
  const [left, right] = [await readCrop({ x: 0.15, y: 0.5 }), await readCrop({ x: 0.9, y: 0.5 })]
  expect(left?.clip).toEqual({ key: CLIP, start: 1, end: 3 })
  expect([left?.blend, right?.blend]).toEqual(['normal', 'normal'])
  expect(right?.crop.x ?? 0).toBeGreaterThan((left?.crop.x ?? 0) + 300)
})

test('files that are no clips are refused with the reason, and so are all without an ffmpeg', async () => {
  expect(await studio.readClip(new TextEncoder().encode('no clip'), { secondsMax: 60 })).toBe('unreadable')
  if (!ffmpeg) return
  const clip = await createClip()
  expect(await studio.readClip(clip, { secondsMax: 3 })).toBe('too_long')
  expect(await studio.readClip(clip, { secondsMax: 60, ffmpegPath: '/nowhere/ffmpeg' })).toBe('no_decoder')
})
