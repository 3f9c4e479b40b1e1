import sharp from 'sharp'
import { PIXEL_LIMIT } from './inspect.ts'
import type { Box } from '../geometry.ts'
import type { LogoLayer, PictureLayer, Scene } from '../scene.ts'
import type { RgbaImage } from '@takumi-rs/core'

/** Bytes of pictures by the key under which a brief or scene names them. */
export type Pictures = Readonly<Record<string, Uint8Array>>

/** Pixels at the size at which they are drawn, and where. */
export interface PreparedPicture {
  box: Box
  pixels: RgbaImage
}

/**
 * Cuts, scales and turns every picture of a scene with sharp: its Lanczos is finer than the compositor's scaling, and
 * turned boxes have jagged edges there (renderer.md, trap 5). A picture that cannot be decoded is left out.
 */
export async function preparePictures(scene: Scene, pictures: Pictures): Promise<Map<number, PreparedPicture>> {
  const prepared = new Map<number, PreparedPicture>()
  for (const [index, layer] of scene.layers.entries()) {
    if (layer.kind !== 'picture' && layer.kind !== 'logo') continue
    const bytes = pictures[layer.key]
    const picture = bytes ? await prepare(layer, bytes).catch(() => null) : null
    if (picture) prepared.set(index, picture)
  }
  return prepared
}

async function prepare(layer: PictureLayer | LogoLayer, bytes: Uint8Array): Promise<PreparedPicture> {
  const { box, crop } = layer
  const [width, height] = [Math.max(1, Math.round(box.width)), Math.max(1, Math.round(box.height))]
  const upright = await sharp(bytes, { limitInputPixels: PIXEL_LIMIT })
    .autoOrient()
    .toColourspace('srgb')
    .extract({
      left: Math.round(crop.x),
      top: Math.round(crop.y),
      width: Math.max(1, Math.floor(crop.width)),
      height: Math.max(1, Math.floor(crop.height)),
    })
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const place = { x: Math.round(box.x), y: Math.round(box.y), width, height }
  const angle = layer.kind === 'picture' ? layer.angle : 0
  return angle === 0
    ? { box: place, pixels: { width, height, data: plain(upright.data) } }
    : turned(upright.data, place, angle)
}

async function turned(data: Buffer, place: Box, angle: number): Promise<PreparedPicture> {
  const raw = { width: place.width, height: place.height, channels: 4 as const }
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const result = await sharp(data, { raw })
    .rotate(angle, { background: clear })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = result.info
  const x = Math.round(place.x + (place.width - width) / 2)
  const y = Math.round(place.y + (place.height - height) / 2)
  return { box: { x, y, width, height }, pixels: { width, height, data: plain(result.data) } }
}

/** A Buffer has a toJSON, which the compositor's look at its tree calls: a number a byte, 10 ms a megabyte. */
const plain = (bytes: Buffer) => new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
