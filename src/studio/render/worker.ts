import sharp from 'sharp'
import { checkScene } from '../check/check.ts'
import { composeScene } from '../compose.ts'
import { openCompositor } from './compositor.ts'
import { inspectPicture } from './inspect.ts'
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
  return composeScene(brief, copy, await materialOf(brief, pictures), compositor.measure, options)
}

export interface RenderTask {
  scene: Scene
  pictures: Pictures
}

export async function render({ scene, pictures }: RenderTask): Promise<Uint8Array> {
  return compositor.draw(scene, pictures)
}

export interface CheckTask {
  scene: Scene
  data: Uint8Array
}

export async function check({ scene, data }: CheckTask): Promise<BrandCheck> {
  const { data: pixels, info } = await sharp(data).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return checkScene(scene, { data: pixels, width: info.width, height: info.height })
}

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
  const material: { logo: PictureFacts | null; picture: PictureFacts | null } = { logo: null, picture: null }
  for (const { key, role } of refs) {
    if (role === 'logo') material.logo ??= await look(key, role)
    else material.picture ??= await look(key, role)
  }
  return { ...material, notes: [...new Set(notes)] }
}
