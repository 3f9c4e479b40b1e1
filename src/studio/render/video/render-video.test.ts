import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createBrief, createCopy, measureMeanDifference } from '../../testing/briefs.ts'
import { decodedFrame } from './video-testing.ts'
import { findFfmpeg } from './ffmpeg.ts'
import { shareStudio } from '../shared-studio.ts'
import { openStudio } from '../studio.ts'
import type { Brief } from '../../model/brief.ts'
import type { RenderedVideo } from '../studio.ts'
import type { VideoSound } from '../../video/compose-video.ts'
import type { Scene } from '../../model/scene.ts'

const studio = openStudio({ threads: 2 })
afterAll(() => studio.close())

const ffmpeg = await findFfmpeg()
/** The bundled encoder, and x264 if there is an ffmpeg. */
const ENCODERS: [string, string | null][] = [
  ['bundled', null],
  ...(ffmpeg ? [['x264', ffmpeg] as [string, string]] : []),
]
const COPY = createCopy('Wake up to brighter skin', { subline: 'Lets your glow through.', cta: 'Shop the serum' })

function createScene(over: Partial<Brief>, tone = 'playful', seconds = 2, sound: VideoSound = 'music'): Promise<Scene> {
  const brief = createBrief({ content_type: 'video', width: 320, height: 320, ...over }, { tone })
  return studio.compose(brief, COPY, {}, { video: { seconds, fps: 30, sound } })
}

/** For tests that are not about sound, which takes two thirds of the time of a small film. */
const createSilent = (over: Partial<Brief>, tone?: string, seconds?: number) => createScene(over, tone, seconds, 'none')

const same = (a: RenderedVideo, b: RenderedVideo) => Buffer.compare(a.data, b.data) === 0

test.each(ENCODERS)('%s: a video has the stated size, length, colors, and audio', async (_, ffmpegPath) => {
  const scene = await createScene({ width: 321, height: 201 })
  const seen: number[] = []
  const rendered = await studio.renderVideo(scene, {}, { ffmpegPath, onProgress: (done) => seen.push(done) })
  expect(rendered).toMatchObject({ mime_type: 'video/mp4', width: 322, height: 202, duration_seconds: 2, frames: 60 })
  expect(seen).toEqual(Array.from({ length: 60 }, (_unused, index) => index + 1))

  const input = new Input({ source: new BufferSource(rendered.data), formats: ALL_FORMATS })
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  const [config, sound] = [await video?.getDecoderConfig(), await audio?.getDecoderConfig()]
  expect([config?.codedWidth, config?.codedHeight]).toEqual([322, 202])
  expect(config?.codec).toMatch(/^avc1\./)
  expect(config?.colorSpace).toEqual({ primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false })
  expect([sound?.codec, sound?.sampleRate, sound?.numberOfChannels]).toEqual(['mp4a.40.2', 44_100, 2])
  expect(await video?.computeDuration()).toBeCloseTo(2, 3)
  expect(await audio?.computeDuration()).toBeCloseTo(2, 1)
  if (!video) throw new Error('no video')
  const times: number[] = []
  for await (const packet of new EncodedPacketSink(video).packets()) times.push(Math.round(packet.timestamp * 30))
  expect(times.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_unused, index) => index))
})

test.each(ENCODERS)(
  '%s: a video can be played before it is complete, and started in the middle',
  async (_, ffmpegPath) => {
    const rendered = await studio.renderVideo(await createScene({}), {}, { ffmpegPath })
    const text = Buffer.from(rendered.data).toString('latin1')
    expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'))
    expect(text.indexOf('moov')).toBeGreaterThan(0)
    const input = new Input({ source: new BufferSource(rendered.data), formats: ALL_FORMATS })
    const video = await input.getPrimaryVideoTrack()
    if (!video) throw new Error('no video')
    const sink = new EncodedPacketSink(video)
    const keys: number[] = []
    for (let key = await sink.getFirstPacket(); key; key = await sink.getNextKeyPacket(key)) {
      const holds = [...nalTypes(key.data)].includes(5)
      expect(holds).toBe(true)
      keys.push(key.timestamp)
    }
    expect(keys[0]).toBe(0)
    expect(keys.length).toBeLessThan(4)
  },
)

function* nalTypes(data: Uint8Array): Generator<number> {
  const bytes = Buffer.from(data)
  for (let at = 0; at < bytes.length; at += 4 + bytes.readUInt32BE(at)) yield (bytes[at + 4] ?? 0) & 31
}

test.each(ENCODERS)('%s: the same scene gives the same bytes on one thread and on two', async (_, ffmpegPath) => {
  const scene = await createScene({ width: 160, height: 120 }, 'bold', 0.5)
  const renderedVideos = await Promise.all(
    [studio, studio, shareStudio()].map((of) => of.renderVideo(scene, {}, { ffmpegPath })),
  )
  for (const rendered of renderedVideos) expect(same(rendered, renderedVideos[0] as RenderedVideo)).toBe(true)
})

test('the same scene and images give the same still on any thread', async () => {
  const drawing = '<rect x="60" y="20" width="180" height="460" rx="40" fill="#184"/>'
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="500">${drawing}</svg>`)
  const images = { p: new Uint8Array(await sharp(svg).png().toBuffer()) }
  const brief = { ...createBrief(), pictures: [{ key: 'p', role: 'product' as const }] }
  const scene = await studio.compose(brief, COPY, images)
  const all = await Promise.all([studio, studio, shareStudio()].map((of) => of.render(scene, images)))
  for (const { data } of all) expect(Buffer.compare(data, all[0]?.data ?? new Uint8Array())).toBe(0)
})

test('a video contains its digital source type and the program’s name, and no creation time', async () => {
  const rendered = await studio.renderVideo(
    await createSilent({ width: 200, height: 200 }, 'bold', 1),
    {},
    { ffmpegPath: null },
  )
  const text = Buffer.from(rendered.data).toString('utf8')
  expect(text).toContain('http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation')
  expect(text).toMatch(/xmp:CreatorTool="Signet \d+\.\d+\.\d+"/)
  const input = new Input({ source: new BufferSource(rendered.data), formats: ALL_FORMATS })
  expect((await input.getMetadataTags()).comment).toContain('digitalCreation')
  for (const box of ['mvhd', 'tkhd', 'mdhd']) {
    const at = Buffer.from(rendered.data).indexOf(box) + 8
    expect([box, ...rendered.data.subarray(at, at + 8)]).toEqual([box, 0, 0, 0, 0, 0, 0, 0, 0])
  }
})

test.each(ENCODERS)('%s: a canceled video stops at once, and the next one succeeds', async (_, ffmpegPath) => {
  const scene = await createSilent({ width: 720, height: 720 }, 'bold', 6)
  const abort = new AbortController()
  let frames = 0
  const rendered = studio.renderVideo(
    scene,
    {},
    {
      ffmpegPath,
      signal: abort.signal,
      onProgress: (done) => {
        frames = done
        if (done === 5) abort.abort()
      },
    },
  )
  await expect(rendered).rejects.toMatchObject({ name: 'AbortError' })
  const next = await studio.renderVideo(
    await createSilent({ width: 200, height: 200 }, 'bold', 0.2),
    {},
    { ffmpegPath: null },
  )
  // Less than a second of film is drawn after that, whatever the machine does besides.
  expect([next.frames, frames < 5 + 30]).toEqual([6, true])
  await expect(studio.renderVideo(scene, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

test.skipIf(!ffmpeg)('the output of both encoders differs from the input by at most 4 of 255', async () => {
  for (const [encoder, ffmpegPath] of ENCODERS) {
    const scene = await createSilent({ width: 480, height: 480, seed: 4 }, 'playful', 0.2)
    const rendered = await studio.renderVideo(scene, {}, { ffmpegPath })
    const still = await sharp((await studio.renderFrame(scene, {}, 0)).data)
      .removeAlpha()
      .raw()
      .toBuffer()
    const frame = await decodedFrame(ffmpeg ?? '', rendered.data, 0)
    const difference = measureMeanDifference(frame, still)
    expect(frame.length).toBe(still.length)
    expect([encoder, difference < 4, difference]).toEqual([encoder, true, expect.any(Number)])
  }
})

test('the memory for a video does not grow with its length', async () => {
  const peak = async (seconds: number) => {
    const scene = await createScene({ width: 640, height: 640 }, 'bold', seconds)
    let most = 0
    const onProgress = () => (most = Math.max(most, process.memoryUsage.rss()))
    await studio.renderVideo(scene, {}, { ffmpegPath: ffmpeg, onProgress })
    return most / 1e6
  }
  await peak(1)
  const short = await peak(1)
  expect((await peak(4)) - short).toBeLessThan(45)
})

test('a poster is the still as PNG or WebP in the requested size', async () => {
  const scene = await createSilent({ width: 400, height: 300 })
  const png = await studio.poster(scene, {})
  const small = await studio.poster(scene, {}, { mime_type: 'image/webp', longest: 160 })
  const [one, two] = [await sharp(png.data).metadata(), await sharp(small.data).metadata()]
  expect([one.format, one.width, one.height, png.mime_type]).toEqual(['png', 400, 300, 'image/png'])
  expect([two.format, two.width, two.height, small.mime_type]).toEqual(['webp', 160, 120, 'image/webp'])
  expect(two.xmpAsString).toContain('digitalsourcetype/digitalCreation')
})

test('a still cannot be rendered as video, and the error for a missing ffmpeg contains its path', async () => {
  const still = await studio.compose(createBrief(), COPY, {})
  await expect(studio.renderVideo(still, {})).rejects.toThrow('Only a scene with motion')
  const scene = await createSilent({ width: 200, height: 200 })
  await expect(studio.renderVideo(scene, {}, { ffmpegPath: '/nowhere/ffmpeg' })).rejects.toThrow('/nowhere/ffmpeg')
  expect(await findFfmpeg('/nowhere/ffmpeg')).toBeNull()
})

test.skipIf(!ffmpeg)('one frame is drawn as the video shows it, the last one if the video is shorter', async () => {
  const scene = await createSilent({}, 'bold')
  const video = await studio.renderVideo(scene, {}, { ffmpegPath: ffmpeg })
  for (const [seconds, index] of [
    [0.5, 15],
    [30, 59],
  ] as const) {
    const frame = await studio.renderFrame(scene, {}, seconds)
    expect(frame).toMatchObject({ mime_type: 'image/png', width: 320, height: 320 })
    const pixels = await sharp(frame.data).raw().toBuffer()
    const shown = await decodedFrame(ffmpeg ?? '', video.data, index)
    expect(pixels.length).toBe(shown.length)
    expect(measureMeanDifference(pixels, shown)).toBeLessThan(3)
  }
})
