import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Scene } from '../../model/scene.ts'
import { openStudio, type Studio } from '../studio.ts'
import type { VideoFormat } from '../video/video-encoder.ts'

const FORMATS: readonly VideoFormat[] = ['mp4', 'gif', 'webm', 'frames']

/** The SHA-256 of each file that a film is exported as; null where this machine cannot export it. */
export async function exportDigests(studio: Studio, scene: Scene): Promise<Record<string, string | null>> {
  const digests: Record<string, string | null> = {}
  const add = (name: string, file: Uint8Array | null) => {
    digests[name] = file && createHash('sha256').update(file).digest('hex')
  }
  for (const format of FORMATS)
    add(format, await studio.exportVideo(scene, {}, { format, ratio: format === 'gif' ? 0.5 : 1 }))
  add('bundled', await studio.exportVideo(scene, {}, { format: 'mp4', ratio: 1 }, { ffmpegPath: '/nowhere/ffmpeg' }))
  add('storyboard', await studio.exportStoryboard(scene, {}))
  return digests
}

/** Run with a file that has a scene, it prints the digests of another process. */
if (process.argv[1] === import.meta.filename) {
  const studio = openStudio({ threads: 1 })
  const scene = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as Scene
  console.log(JSON.stringify(await exportDigests(studio, scene)))
  await studio.close()
}
