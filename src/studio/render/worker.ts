import sharp from 'sharp'
import { checkScene } from '../check/check.ts'
import { composeScene } from '../compose.ts'
import { openCompositor } from './compositor.ts'
import { encodeClip } from './film/film.ts'
import { muxFilm, secondsOf } from './film/mux.ts'
import { inspectPicture } from './inspect.ts'
import type { Clip } from './film/encoder.ts'
import type { ClipTask } from './film/film.ts'
import type { Pictures } from './prepare.ts'
import type { Brief } from '../brief.ts'
import type { BrandCheck } from '../check/rule.ts'
import type { ComposeOptions } from '../compose.ts'
import type { Copy } from '../copy/copy.ts'
import type { Material, PictureFacts } from '../material.ts'
import type { Scene } from '../scene.ts'

/** The functions of a worker thread, named as the tasks that the studio sends to it. */

sharp.concurrency(1)
const compositor = openCompositor()

export interface ComposeTask {
  brief: Brief
  copy: Copy
  pictures: Pictures
  options: ComposeOptions
}

export async function compose({ brief, copy, pictures, options }: ComposeTask): Promise<Scene> {
  const missing = await compositor.missing(wordsOf(brief, copy))
  const material = await materialOf(brief, pictures)
  return composeScene(brief, copy, material, compositor.measure, { ...options, missing })
}

/** Everything that may be drawn as words. */
function wordsOf({ brand }: Brief, { headline, benefits, ...copy }: Copy): string[] {
  const others = [copy.eyebrow, copy.subline, copy.badge, copy.price, copy.cta].filter((text) => text !== null)
  return [brand.name, headline, ...benefits, ...others]
}

export interface RenderTask {
  scene: Scene
  pictures: Pictures
}

export async function render({ scene, pictures }: RenderTask): Promise<Uint8Array> {
  return compositor.draw(scene, pictures)
}

export async function clip(task: ClipTask): Promise<Clip> {
  return encodeClip(task, compositor)
}

export interface MuxTask {
  scene: Scene
  clips: readonly Clip[]
  fps: number
}

export async function mux({ scene, clips, fps }: MuxTask): Promise<Uint8Array> {
  return muxFilm(clips, scene, fps)
}

/** How long a video that was given plays; null when it is no MP4. */
export async function seconds(video: Uint8Array): Promise<number | null> {
  return secondsOf(video).catch(() => null)
}

export interface PosterTask extends RenderTask {
  mime_type: 'image/png' | 'image/webp'
  /** The longer side in pixels at most. */
  longest: number
}

export async function poster({ scene, pictures, mime_type, longest }: PosterTask): Promise<Uint8Array> {
  const still = sharp(await compositor.draw(scene, pictures))
  const small = still.resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true }).keepXmp()
  const { data } = await (mime_type === 'image/png' ? small.png() : small.webp({ quality: 86 })).toBuffer({
    resolveWithObject: true,
  })
  return new Uint8Array(data)
}

export interface CheckTask {
  scene: Scene
  data: Uint8Array
}

export async function check({ scene, data }: CheckTask): Promise<BrandCheck> {
  const { data: pixels, info } = await sharp(data).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return checkScene(scene, { data: pixels, width: info.width, height: info.height })
}

/** A collage of more shows nothing. */
const MOST_PICTURES = 4

const listed = <T>(one: T | null): T[] => (one === null ? [] : [one])

/** Pictures that are missing or broken are skipped, and the scene says so. A product picture goes before references. */
async function materialOf(brief: Brief, pictures: Pictures): Promise<Material> {
  const notes: string[] = []
  const look = async (key: string, role: string): Promise<PictureFacts | null> => {
    const bytes = pictures[key]
    const facts = bytes ? await inspectPicture(key, bytes).catch(() => null) : null
    if (!facts) notes.push(role === 'logo' ? 'logo_skipped' : 'picture_skipped')
    return facts
  }
  const rank = { product: 0, reference: 1, logo: 2 }
  const refs = brief.pictures.toSorted((a, b) => rank[a.role] - rank[b.role])
  const found: { logo: PictureFacts | null; pictures: PictureFacts[] } = { logo: null, pictures: [] }
  for (const { key, role } of refs) {
    if (role === 'logo') found.logo ??= await look(key, role)
    else if (found.pictures.length < MOST_PICTURES) found.pictures.push(...listed(await look(key, role)))
  }
  return { ...found, notes: [...new Set(notes)] }
}
