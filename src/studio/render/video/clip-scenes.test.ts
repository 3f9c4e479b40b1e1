import { expect, test } from 'vitest'
import sharp from 'sharp'
import type { Story, StoryScene } from '../../model/story.ts'
import { createBrief, createCopy } from '../../testing/briefs.ts'
import { shareStudio } from '../shared-studio.ts'
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
