import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { ebur128_integrated_stereo } from 'ebur128-wasm/ebur128_wasm.js'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Motion, Scene } from '../../model/scene.ts'
import { createBrief } from '../../testing/briefs.ts'
import { shareStudio } from '../shared-studio.ts'
import { exportDigests } from '../testing/export-digests.ts'
import { toHalfSizeRgb, toRgb } from '../video/yuv-to-rgb.ts'
import { withTempFile } from '../video/decode-video.ts'
import { findFfmpeg, findWebmEncoder, findWebmSoundEncoder } from '../video/ffmpeg.ts'
import { createVideoSound } from '../video/video-sound.ts'
import { findDelay } from '../video/video-testing.ts'
import { decodeSound } from '../sound/decode-sound.ts'
import { NO_SOUNDS } from '../sound/open-sound.ts'
import { SAMPLE_RATE } from '../../sound/instruments.ts'

const SOURCE = 'digitalCreation'
const [x264, vpx, opus] = [await findFfmpeg(), await findWebmEncoder(), await findWebmSoundEncoder('ffmpeg')]

test('frames become RGB, of half the size for a GIF', () => {
  // Luma 235 is white and 16 black; the chroma of red in BT.709 is 102 and 240, its luma 63.
  const white = new Uint8Array([235, 235, 235, 235, 128, 128])
  const red = new Uint8Array([63, 63, 63, 63, 102, 240])
  expect([...toHalfSizeRgb(white, 2, 2)]).toEqual([255, 255, 255])
  const [r = 0, g = 0, b = 0] = toHalfSizeRgb(red, 2, 2)
  expect(r).toBeGreaterThan(250)
  expect(Math.max(g, b)).toBeLessThan(5)
  expect([...toRgb(red, 2, 2)]).toEqual([r, g, b, r, g, b, r, g, b, r, g, b])
})

describe('an exported video', () => {
  const studio = shareStudio()
  let scene: Scene
  /** For what does not depend on the length: drawing and encoding frames is most of what these tests cost. */
  let short: Scene
  beforeAll(async () => {
    const brief = createBrief({
      content_type: 'video',
      prompt: 'Wake up. 20% off until Friday',
      width: 320,
      height: 400,
    })
    const copy = await studio.writeCopy(brief)
    scene = await studio.compose(brief, copy, {}, { video: { seconds: 8 } })
    short = await studio.compose(brief, copy, {}, { video: { seconds: 2 } })
  })

  const exportWebm = async (of: Scene) =>
    (await studio.exportVideo(of, {}, { format: 'webm', ratio: 0.5 })) ?? new Uint8Array()

  /** The seconds, width and height of an MP4 or WebM. */
  async function probe(file: Uint8Array | null) {
    const input = new Input({ source: new BufferSource(file ?? new Uint8Array()), formats: ALL_FORMATS })
    const track = await input.getPrimaryVideoTrack()
    return [Math.round(await input.computeDuration()), track?.displayWidth, track?.displayHeight]
  }

  test('as GIF has the first six seconds at half size, ten frames a second, and its provenance', async () => {
    const gif = await studio.exportVideo(scene, {}, { format: 'gif', ratio: 0.5 })
    const { width, pageHeight, pages, delay, loop } = await sharp(gif ?? undefined, { animated: true }).metadata()
    expect([width, pageHeight, loop]).toEqual([160, 200, 0])
    // Frames that are alike are joined.
    expect(pages).toBeGreaterThan(5)
    expect(delay?.reduce((sum, ms) => sum + ms, 0)).toBe(6000)
    expect(Buffer.from(gif ?? []).toString('latin1')).toContain(SOURCE)
  })

  test.skipIf(!vpx)('as WebM can be searched in, and has its provenance', async () => {
    const webm = await studio.exportVideo(short, {}, { format: 'webm', ratio: 0.5 })
    expect(await probe(webm)).toEqual([2, 160, 200])
    expect(Buffer.from(webm ?? []).toString('latin1')).toContain(SOURCE)
  })

  test.skipIf(!vpx || !opus)(
    'as WebM has the music of the film, in step with its picture, and the same bytes again',
    async () => {
      const [webm, again] = [await exportWebm(scene), await exportWebm(scene)]
      expect(Buffer.compare(webm, again)).toBe(0)
      const { motion, seed } = scene
      const created = motion && createVideoSound({ seed, motion }, NO_SOUNDS)
      const heard = await withTempFile(webm, (path) =>
        decodeSound({ path, ffmpeg: 'ffmpeg', container: 'matroska' }, { seconds: 30 }),
      )
      if (!created || !heard) throw new Error('no sound')
      expect(Math.abs(heard.left.length - created.left.length) / SAMPLE_RATE).toBeLessThan(0.05)
      expect(Math.abs(ebur128_integrated_stereo(SAMPLE_RATE, heard.left, heard.right) + 14)).toBeLessThan(1)
      expect(Math.abs(findDelay(heard, created)) / SAMPLE_RATE).toBeLessThan(0.02)
      const silent = {
        ...short,
        ...(short.motion && { motion: { ...short.motion, sound: { music: null, clip: false } } }),
      }
      expect(
        await new Input({
          source: new BufferSource(await exportWebm(silent)),
          formats: ALL_FORMATS,
        }).getPrimaryAudioTrack(),
      ).toBeNull()
    },
  )

  test.skipIf(!x264)('as MP4 of half the size has its whole length', async () => {
    const mp4 = await studio.exportVideo(short, {}, { format: 'mp4', ratio: 0.5 })
    expect(await probe(mp4)).toEqual([2, 160, 200])
    expect(Buffer.from(mp4 ?? []).toString('latin1')).toContain(SOURCE)
  })

  test('as MP4 has its provenance without an ffmpeg, too', async () => {
    const mp4 = await studio.exportVideo(short, {}, { format: 'mp4', ratio: 1 }, { ffmpegPath: '/nowhere/ffmpeg' })
    expect(await probe(mp4)).toEqual([2, 320, 400])
    expect(Buffer.from(mp4 ?? []).toString('latin1')).toContain(SOURCE)
  })

  test('as frames has ten JPEG files a second with their times and their provenance', async () => {
    const files = unzipSync((await studio.exportVideo(short, {}, { format: 'frames', ratio: 0.5 })) ?? new Uint8Array())
    const names = Object.keys(files)
    expect([names.length, names[0], names[1], names.at(-1)]).toEqual([20, '000.0s.jpg', '000.1s.jpg', '001.9s.jpg'])
    const first = files['000.0s.jpg']
    expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 200 })
    expect(Buffer.from(first ?? []).toString('latin1')).toContain(SOURCE)
  })

  test('as storyboard has its scenes on pages, without a time', async () => {
    const pdf = Buffer.from((await studio.exportStoryboard(scene, {})) ?? []).toString('latin1')
    expect(pdf.startsWith('%PDF-1.7')).toBe(true)
    const count = scene.motion?.scenes?.length ?? 0
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(Math.ceil(count / 4))
    expect(pdf).toContain(SOURCE)
    expect(pdf).toContain('<xmp:CreateDate>1970-01-01')
    const { scenes: _, ...older } = scene.motion ?? { scenes: [] }
    expect(await studio.exportStoryboard({ ...scene, motion: older as Motion }, {})).toBeNull()
  })

  test('is the same file in another process', async () => {
    const brief = createBrief({ content_type: 'video', prompt: 'Wake up. 20% off', width: 160, height: 200 })
    const captioned = await studio.compose(
      brief,
      await studio.writeCopy(brief),
      {},
      { video: { seconds: 2, captions: 'words' } },
    )
    const folder = await mkdtemp(join(tmpdir(), 'export-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, 'scene.json'), JSON.stringify(captioned))
    const script = join(import.meta.dirname, '../testing/export-digests.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [script, join(folder, 'scene.json')])
    expect(JSON.parse(stdout)).toEqual(await exportDigests(studio, captioned))
  })

  test('without an ffmpeg that can encode it is null', async () => {
    const nowhere = { ffmpegPath: '/nowhere/ffmpeg' }
    expect(await studio.exportVideo(scene, {}, { format: 'webm', ratio: 1 }, nowhere)).toBeNull()
    expect(await studio.exportVideo(scene, {}, { format: 'mp4', ratio: 0.5 }, nowhere)).toBeNull()
  })
})
