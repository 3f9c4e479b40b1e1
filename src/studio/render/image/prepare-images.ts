import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { cutOutFile } from './cut-out/cut-out.ts'
import { PIXEL_LIMIT } from './inspect-image.ts'
import { removeLogoGround } from './logo-ground.ts'
import { treatPhoto } from './treat-photo.ts'
import { drawObject } from '../objects/draw-object.ts'
import { createPixelCache, type Pixels } from '../objects/pixel-cache.ts'
import type { Box } from '../../model/geometry.ts'
import type { LogoLayer, ImageLayer, Scene } from '../../model/scene.ts'
import type { RgbaImage } from '@takumi-rs/core'

/** The bytes of image files, by the key that brief and scene use. */
export type ImageBytes = Readonly<Record<string, Uint8Array>>

/** Pixels at their drawing size, and their position on the canvas. */
export interface PreparedImage {
  box: Box
  pixels: RgbaImage
}

/**
 * Crops, scales, and rotates all images of a scene with sharp. Its Lanczos scaling is better than the compositor's, and
 * its rotated edges are smooth. Objects are drawn, too. The keys of the result are layer indexes. Images that cannot be decoded are left out.
 */
export async function prepareImages(scene: Scene, images: ImageBytes): Promise<Map<number, PreparedImage>> {
  const prepared = new Map<number, PreparedImage>()
  for (const [index, layer] of scene.layers.entries()) {
    if (layer.kind === 'object') {
      const drawn = await drawObject(layer, scene)
      if (drawn) prepared.set(index, drawn)
    }
    if (layer.kind !== 'picture' && layer.kind !== 'logo') continue
    const bytes = images[layer.key]
    const image = bytes ? await prepare(layer, bytes).catch(() => null) : null
    if (image) prepared.set(index, image)
  }
  return prepared
}

/** Bytes of prepared images that a thread keeps. An editor draws the same images with each change. */
const CACHE_BYTES = 16 * 1024 * 1024

const cache = createPixelCache(CACHE_BYTES)

/** Prepares an image, or copies the pixels of the same file in the same form. The compositor frees the copy. */
async function prepare(layer: ImageLayer | LogoLayer, bytes: Uint8Array): Promise<PreparedImage> {
  const { box, crop } = layer
  const [width, height] = [Math.max(1, Math.round(box.width)), Math.max(1, Math.round(box.height))]
  const { angle, treatment, cut_out } = layer.kind === 'picture' ? layer : { angle: 0 }
  const file = createHash('sha1').update(bytes).digest('base64')
  const ink = layer.kind === 'logo' ? layer.ink : undefined
  const matte = layer.kind === 'logo' ? layer.matte : undefined
  const key = JSON.stringify([file, width, height, crop, angle, treatment, cut_out, ink, matte])
  const pixels = await cache.get(key, () => createPixels(layer, bytes, width, height))
  // A rotation makes the pixels larger than the box.
  const x = Math.round(Math.round(box.x) + (width - pixels.width) / 2)
  const y = Math.round(Math.round(box.y) + (height - pixels.height) / 2)
  const place = { x, y, width: pixels.width, height: pixels.height }
  return { box: place, pixels: { ...pixels, data: pixels.data.slice() } }
}

async function createPixels(
  layer: ImageLayer | LogoLayer,
  bytes: Uint8Array,
  width: number,
  height: number,
): Promise<Pixels> {
  const { image, crop } = await openImage(layer, bytes)
  const { data } = await image
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
  if (layer.kind === 'picture' && layer.treatment) treatPhoto(data, width, layer.treatment)
  if (layer.kind === 'logo' && layer.matte) removeLogoGround(data, layer.matte)
  if (layer.kind === 'logo' && layer.ink) paintInk(data, layer.ink)
  const angle = layer.kind === 'picture' ? layer.angle : 0
  return angle === 0 ? { width, height, data: toPlainBytes(data) } : rotate(data, width, height, angle)
}

/** Gives all pixels one color (`#RRGGBB`), and keeps their transparency. */
function paintInk(data: Buffer, ink: string): void {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16))
  for (let at = 0; at < data.length; at += 4) {
    data[at] = r
    data[at + 1] = g
    data[at + 2] = b
  }
}

/** Opens the file of a layer, or what is cut out of it. `crop` is in pixels of what was opened. */
async function openImage(layer: ImageLayer | LogoLayer, bytes: Uint8Array): Promise<{ image: Sharp; crop: Box }> {
  const { crop } = layer
  const cut_out = layer.kind === 'picture' ? layer.cut_out : undefined
  const cut = cut_out ? await cutOutFile(bytes, PIXEL_LIMIT, cut_out === true ? null : cut_out) : null
  if (!cut) return { image: sharp(bytes, { limitInputPixels: PIXEL_LIMIT }).autoOrient().toColourspace('srgb'), crop }
  const { data, width, height, scale } = cut
  const x = Math.min(width - 1, Math.round(crop.x * scale))
  const y = Math.min(height - 1, Math.round(crop.y * scale))
  return {
    image: sharp(data, { raw: { width, height, channels: 4 } }),
    crop: { x, y, width: Math.min(width - x, crop.width * scale), height: Math.min(height - y, crop.height * scale) },
  }
}

async function rotate(data: Buffer, width: number, height: number, angle: number): Promise<Pixels> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const turned = await sharp(data, { raw: { width, height, channels: 4 } })
    .rotate(angle, { background: clear })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: turned.info.width, height: turned.info.height, data: toPlainBytes(turned.data) }
}

/**
 * Returns the bytes as a plain Uint8Array. The compositor calls `JSON.stringify` on its tree, and a Buffer's `toJSON`
 * would create one number per byte.
 */
const toPlainBytes = (bytes: Buffer) => new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
