import { getDigitalSource, TOOL } from '../image/provenance.ts'
import type { Scene } from '../../scene.ts'
import type { ImageBytes } from '../image/prepare-images.ts'

/**
 * Creates a JSON document with the scene: every layer with its position, colors and words. `pictures` has the files of its images as data
 * addresses, by the `key` of their layers.
 */
export function createJsonFile(scene: Scene, pictures: ImageBytes): string {
  const shown = new Set(scene.layers.flatMap((layer) => ('key' in layer ? [layer.key] : [])))
  const files = Object.entries(pictures).filter(([key]) => shown.has(key))
  return JSON.stringify({
    program: TOOL,
    digital_source_type: getDigitalSource(scene),
    scene,
    pictures: Object.fromEntries(files.map(([key, bytes]) => [key, toDataAddress(bytes)])),
  })
}

const toDataAddress = (bytes: Uint8Array) =>
  `data:${readMediaType(bytes)};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`

/** The type of an image by its first bytes. */
function readMediaType(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\x89PNG')) return 'image/png'
  if (head.startsWith('\xFF\xD8')) return 'image/jpeg'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'image/webp'
  return head.startsWith('GIF8') ? 'image/gif' : 'application/octet-stream'
}
