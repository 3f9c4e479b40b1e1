import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Scene } from '../../model/scene.ts'
import { createBrief } from '../../testing/briefs.ts'
import { shareStudio } from '../shared-studio.ts'
import { toHalfSizeRgb, toRgb } from '../video/yuv-to-rgb.ts'
import { findFfmpeg, findWebmEncoder } from '../video/ffmpeg.ts'

const SOURCE = 'digitalCreation'
const [x264, vpx] = [await findFfmpeg(), await findWebmEncoder()]

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
  beforeAll(async () => {
    const brief = createBrief({
      content_type: 'video',
      prompt: 'Wake up. 20% off until Friday',
      width: 320,
      height: 400,
    })
    const copy = await studio.writeCopy(brief)
    scene = await studio.compose(brief, copy, {}, { video: { seconds: 8 } })
  })

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
    const webm = await studio.exportVideo(scene, {}, { format: 'webm', ratio: 0.5 })
    expect(await probe(webm)).toEqual([8, 160, 200])
    expect(Buffer.from(webm ?? []).toString('latin1')).toContain(SOURCE)
  })

  test.skipIf(!x264)('as MP4 of half the size has its whole length', async () => {
    const mp4 = await studio.exportVideo(scene, {}, { format: 'mp4', ratio: 0.5 })
    expect(await probe(mp4)).toEqual([8, 160, 200])
    expect(Buffer.from(mp4 ?? []).toString('latin1')).toContain(SOURCE)
  })

  test('as MP4 has its provenance without an ffmpeg, too', async () => {
    const mp4 = await studio.exportVideo(scene, {}, { format: 'mp4', ratio: 1 }, { ffmpegPath: '/nowhere/ffmpeg' })
    expect(await probe(mp4)).toEqual([8, 320, 400])
    expect(Buffer.from(mp4 ?? []).toString('latin1')).toContain(SOURCE)
  })

  test('without an ffmpeg that can encode it is null', async () => {
    const nowhere = { ffmpegPath: '/nowhere/ffmpeg' }
    expect(await studio.exportVideo(scene, {}, { format: 'webm', ratio: 1 }, nowhere)).toBeNull()
    expect(await studio.exportVideo(scene, {}, { format: 'mp4', ratio: 0.5 }, nowhere)).toBeNull()
  })
})
