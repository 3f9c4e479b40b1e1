import sharp from 'sharp'
import { getDigitalSource, TOOL } from '../image/provenance.ts'
import type { Scene } from '../../model/scene.ts'
import type { ImageBytes } from '../image/prepare-images.ts'

/**
 * Creates a JSON document with the scene: every layer with its position, colors and words. `images` has the files of its images as data
 * addresses, by the `key` of their layers.
 */
export async function createJsonFile(scene: Scene, images: ImageBytes): Promise<string> {
  const shown = new Set(scene.layers.flatMap((layer) => ('key' in layer ? [layer.key] : [])))
  const files = Object.entries(images).filter(([key]) => shown.has(key))
  const addresses = await Promise.all(files.map(async ([key, bytes]) => [key, await toDataAddress(bytes)] as const))
  return JSON.stringify({
    program: TOOL,
    digital_source_type: getDigitalSource(scene),
    scene,
    pictures: Object.fromEntries(addresses),
  })
}

async function toDataAddress(bytes: Uint8Array): Promise<string> {
  const { mediaType = 'application/octet-stream' } = await sharp(bytes).metadata()
  return `data:${mediaType};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`
}
