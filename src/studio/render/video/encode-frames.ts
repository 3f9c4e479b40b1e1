import { setImmediate as breath } from 'node:timers/promises'
import { makeZip } from 'client-zip'
import sharp from 'sharp'
import { createXmp } from '../image/provenance.ts'
import { toRgb } from './yuv-to-rgb.ts'
import type { Scene } from '../../model/scene.ts'
import type { FrameSource } from './video-encoder.ts'

const FRAMES_PER_SECOND = 10
const QUALITY = 90
/** All entries have this time, so that the same film is the same file. It is the first one that a zip can state. */
const NO_TIME = new Date(1980, 0, 1)

/**
 * Encodes a zip of JPEG files, ten for each second, with the provenance of the scene. Each name has the time of its frame.
 * @throws what `source.frame` throws.
 */
export async function encodeFrames(source: FrameSource, scene: Scene, ratio: number): Promise<Uint8Array> {
  const { from, until, fps, width, height } = source
  const step = Math.max(1, Math.round(fps / FRAMES_PER_SECOND))
  const [columns, rows] = [Math.round(width * ratio), Math.round(height * ratio)]
  const xmp = createXmp(scene)
  const files: { name: string; lastModified: Date; input: Uint8Array }[] = []
  for (let index = from; index < until; index++) {
    if ((index - from) % step === 0) {
      const raw = { width, height, channels: 3 as const }
      const image = sharp(toRgb(await source.frame(index), width, height), { raw })
      const scaled = ratio === 1 ? image : image.resize(columns, rows)
      const input = new Uint8Array(await scaled.withXmp(xmp).jpeg({ quality: QUALITY }).toBuffer())
      files.push({ name: `${((index - from) / fps).toFixed(1).padStart(5, '0')}s.jpg`, lastModified: NO_TIME, input })
      await breath()
    }
    source.done()
  }
  return new Uint8Array(await new Response(makeZip(files)).arrayBuffer())
}
