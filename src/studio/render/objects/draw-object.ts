import sharp, { type Sharp } from 'sharp'
import { rectanglePath } from '../../art/svg-paths.ts'
import { contains, clipToWholePixels, type Box } from '../../geometry.ts'
import { createDrawingDocument } from '../../objects/drawing-document.ts'
import { recolorBody, toLineDrawing, toRampColor } from '../../objects/recolor.ts'
import { createPixelCache, type Pixels } from './pixel-cache.ts'
import { openObjectPack, type PackedObject } from './object-pack.ts'
import type { ObjectLayer, Scene } from '../../scene.ts'

/** The width of a line, and of a sticker's edge, in units of the drawing (32 x 32). */
const LINE_WIDTH = 0.38
const EDGE_WIDTH = 1.7
/** Bytes of drawn objects that a thread keeps. */
const CACHE_BYTES = 24 * 1024 * 1024

const cache = createPixelCache(CACHE_BYTES)

/** Pixels at their drawing size, and their position on the canvas. */
interface DrawnObject {
  box: Box
  pixels: Pixels
}

/** Draws the visible part of an object. Returns null for an unknown object, or if no part is visible. */
export async function drawObject(layer: ObjectLayer, { width, height }: Scene): Promise<DrawnObject | null> {
  const { objects } = await openObjectPack()
  const object = Object.hasOwn(objects, layer.name) ? objects[layer.name] : undefined
  if (!object) return null
  const { box, treatment, ramp, angle, name } = layer
  const size = [Math.max(1, Math.round(box.width)), Math.max(1, Math.round(box.height))] as const
  const key = [name, treatment, ramp.dark, ramp.middle, ramp.light, ...size, angle].join(' ')
  const pixels = await cache.get(key, () => draw(layer, object, ...size))
  // The edge of a sticker and a rotation make the pixels larger than the box.
  const x = Math.round(box.x + (box.width - pixels.width) / 2)
  const y = Math.round(box.y + (box.height - pixels.height) / 2)
  const whole = { x, y, width: pixels.width, height: pixels.height }
  const seen = clipToWholePixels(whole, layer.clip ? roundBox(layer.clip.box) : { x: 0, y: 0, width, height })
  if (!seen) return null
  if (!layer.clip && contains(seen, whole, 0)) return { box: whole, pixels: { ...pixels, data: pixels.data.slice() } }
  return { box: seen, pixels: await cut(pixels, whole, seen, layer.clip) }
}

const roundBox = ({ x, y, width, height }: Box): Box => {
  const [left, top] = [Math.round(x), Math.round(y)]
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top }
}

async function draw(layer: ObjectLayer, object: PackedObject, width: number, height: number): Promise<Pixels> {
  const svg = createDrawingDocument(await createBody(layer, object), width, height, growView(layer, object))
  const drawn = sharp(Buffer.from(svg)).ensureAlpha()
  const edge = Math.round((EDGE_WIDTH * Math.max(width, height)) / 32)
  const done = layer.treatment === 'sticker' ? await addEdge(drawn, edge, toRampColor(layer.ramp, 1)) : drawn
  const turned =
    layer.angle === 0 ? done : sharp(await done.png({ compressionLevel: 0 }).toBuffer()).rotate(layer.angle, CLEAR)
  const { data, info } = await turned.raw().toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    height: info.height,
    data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength).slice(),
  }
}

const CLEAR = { background: { r: 0, g: 0, b: 0, alpha: 0 } }

/** Lines extend beyond the shapes by half of their width. */
function growView({ treatment }: ObjectLayer, { box: [x, y, width, height] }: PackedObject) {
  const by = treatment === 'line' ? LINE_WIDTH / 2 : 0
  return [x - by, y - by, width + 2 * by, height + 2 * by] as const
}

async function createBody({ treatment, ramp }: ObjectLayer, object: PackedObject): Promise<string> {
  const pack = await openObjectPack()
  const shaded = treatment === 'shaded' || treatment === 'sticker'
  const body = await pack.readBody(shaded ? object.shaded : object.flat)
  return treatment === 'line'
    ? toLineDrawing(body, ramp.light, ramp.dark, LINE_WIDTH)
    : recolorBody(body, ramp, object.tones)
}

/** Puts a drawing on its own silhouette, which is `edge` pixels wider on each side. */
async function addEdge(drawn: Sharp, edge: number, color: string): Promise<Sharp> {
  const rim = 2 * edge
  const large = await drawn
    .extend({ top: rim, bottom: rim, left: rim, right: rim, ...CLEAR })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const { width, height } = await sharp(large).metadata()
  const alpha = await sharp(large).extractChannel('alpha').png({ compressionLevel: 0 }).toBuffer()
  // A blur whose low values are raised is a dilation with a smooth edge.
  const mask = await sharp(alpha)
    .blur(Math.max(0.5, edge / 1.6))
    .linear(24, -480)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const silhouette = await sharp({ create: { width, height, channels: 3, background: color } })
    .joinChannel(mask, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(silhouette).composite([{ input: large }])
}

/** Returns the part `seen` of the pixels, without what is outside of the clip's round corners. */
async function cut(pixels: Pixels, whole: Box, seen: Box, clip: ObjectLayer['clip']): Promise<Pixels> {
  const raw = { width: pixels.width, height: pixels.height, channels: 4 as const }
  const region = { left: seen.x - whole.x, top: seen.y - whole.y, width: seen.width, height: seen.height }
  const part = await sharp(pixels.data, { raw }).extract(region).raw().toBuffer()
  const inner = { width: seen.width, height: seen.height, channels: 4 as const }
  const rounded = clip?.corners.some((corner) => corner > 0) ? roundBox(clip.box) : null
  if (!clip || !rounded) return { width: seen.width, height: seen.height, data: new Uint8Array(part) }
  const outline = rectanglePath({ ...rounded, x: rounded.x - seen.x, y: rounded.y - seen.y }, clip.corners)
  const mask = createDrawingDocument(`<path d="${outline}"/>`, seen.width, seen.height, [0, 0, seen.width, seen.height])
  const data = await sharp(part, { raw: inner })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .raw()
    .toBuffer()
  return { width: seen.width, height: seen.height, data: new Uint8Array(data) }
}
