import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { ebur128_integrated_stereo, ebur128_true_peak_stereo } from 'ebur128-wasm/ebur128_wasm.js'
import { describe, expect, test } from 'vitest'
import { createBrief, createCopy } from '../../testing/briefs.ts'
import { SAMPLE_RATE, type Stereo } from '../../sound/instruments.ts'
import { shareStudio } from '../shared-studio.ts'
import { decodeSound } from '../sound/decode-sound.ts'
import { NO_SOUNDS } from '../sound/open-sound.ts'
import { withTempFile } from './decode-video.ts'
import { findFfmpeg } from './ffmpeg.ts'
import { createVideoSound } from './video-sound.ts'
import { findDelay } from './video-testing.ts'
import type { VideoSound } from '../../video/compose-video.ts'
import type { Scene } from '../../model/scene.ts'

const studio = shareStudio()
const ffmpeg = (await findFfmpeg()) ?? ''
const COPY = createCopy('Wake up to brighter skin', { subline: 'Lets your glow through.', cta: 'Shop the serum' })

const createScene = (sound: VideoSound, tone = 'bold', isFilmed = false): Promise<Scene> => {
  const images = isFilmed ? [{ key: 'p', role: 'product' as const }] : []
  const brief = createBrief({ content_type: 'video', width: 160, height: 160, pictures: images }, { tone })
  return studio.compose(brief, COPY, {}, { video: { seconds: 6, sound } })
}

const decode = (mp4: Uint8Array): Promise<Stereo | null> =>
  withTempFile(mp4, (path) => decodeSound({ path, ffmpeg }, { seconds: 30 }))
const measurePower = ({ left }: Stereo, from: number, until: number) =>
  left.slice(from * SAMPLE_RATE, until * SAMPLE_RATE).reduce((sum, value) => sum + value * value, 0)

/** A clip of four seconds with a tone of 440 Hz. */
async function createClip(): Promise<Uint8Array> {
  return withTempFile(new Uint8Array(), async (path) => {
    const inputs = ['-f', 'lavfi', '-i', 'color=red:s=160x160:r=30:d=4', '-f', 'lavfi', '-i', 'sine=440:d=4']
    const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-y', path]
    await promisify(execFile)(ffmpeg, ['-v', 'error', ...inputs, ...codecs])
    return new Uint8Array(await readFile(path))
  })
}

describe.skipIf(!ffmpeg)('with an ffmpeg that decodes', () => {
  test('the music of a film is as loud as platforms play it, within 20 ms of its picture', async () => {
    for (const tone of ['luxury', 'playful', 'bold']) {
      const scene = await createScene('music', tone)
      const { data } = await studio.renderVideo(scene, {}, { ffmpegPath: null })
      const heard = await decode(data)
      const { motion, seed } = scene
      const created = motion && createVideoSound({ seed, motion }, NO_SOUNDS)
      if (!heard || !created) throw new Error('no sound')
      expect(Math.abs(ebur128_integrated_stereo(SAMPLE_RATE, heard.left, heard.right) + 14)).toBeLessThan(1)
      const peak = ebur128_true_peak_stereo(SAMPLE_RATE, heard.left, heard.right)
      expect(peak).toBeLessThanOrEqual(-1)
      expect(Math.abs(findDelay(heard, created)) / SAMPLE_RATE).toBeLessThan(0.02)
    }
  })

  test('a film without sound is silent', async () => {
    const { data } = await studio.renderVideo(await createScene('none'), {}, { ffmpegPath: null })
    const heard = await decode(data)
    expect(heard?.left.every((value) => value === 0)).toBe(true)
  })

  test('the sound of a clip is heard with the music, alone, or not at all, as it was chosen', async () => {
    const clip = { key: 'p', data: await createClip() }
    const still = (await studio.extractStill(clip.data)) ?? new Uint8Array()
    const listen = async (sound: VideoSound) => {
      const scene = await createScene(sound, 'bold', true)
      const { data } = await studio.renderVideo(scene, { p: still }, { clip })
      return (await decode(data)) ?? { left: new Float32Array(), right: new Float32Array() }
    }
    const [mixed, alone, silent] = [await listen('music'), await listen('clip'), await listen('none')]
    expect(measurePower(mixed, 1, 3)).toBeGreaterThan(10)
    expect(measurePower(mixed, 4, 5.5)).toBeGreaterThan(10)
    expect(measurePower(alone, 1, 3)).toBeGreaterThan(10)
    expect(measurePower(alone, 4.5, 5.5)).toBeLessThan(0.01)
    expect(measurePower(silent, 0, 6)).toBe(0)
  })

  test('a clip without sound, and a file that is no clip, have none', async () => {
    expect(await decode(new TextEncoder().encode('not a film'))).toBeNull()
    await withTempFile(new Uint8Array(), async (path) => {
      await writeFile(path, await createClip())
      expect((await decodeSound({ path, ffmpeg: '/nowhere/ffmpeg' }, { seconds: 5 }))?.left).toBeUndefined()
    })
  })
})
