import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { createDrawingDocument } from '../../objects/drawing-document.ts'
import { openObjectPack } from './object-pack.ts'
import type { GlyphParts } from '../../objects/glyph-drawing.ts'

/** The side of the square in which silhouettes are compared, in pixels. */
const SIDE = 40
/** The least overlap of two silhouettes of the same thing: their common area as a share of the area of both. */
const SAME_SHAPE = 0.7

/**
 * Whether a brand's mark shows an object, so that a drawing of it beside the mark would be a second one. A mark on a ground of its own has no
 * silhouette, and one that is rather a disc or a square resembles everything.
 */
export async function showsObject(mark: Uint8Array, name: string): Promise<boolean> {
  const key = `${createHash('sha1').update(mark).digest('base64')} ${name}`
  const known = compared.get(key) ?? compare(mark, name).catch(() => false)
  const oldest = compared.size >= MOST_COMPARED ? compared.keys().next().value : undefined
  if (oldest !== undefined) compared.delete(oldest)
  compared.set(key, known)
  return known
}

/** The number of results that a thread caches. An editor composes the same design with each change. */
const MOST_COMPARED = 64
const compared = new Map<string, Promise<boolean>>()

async function compare(mark: Uint8Array, name: string): Promise<boolean> {
  const { objects, readBody } = await openObjectPack()
  const glyph = Object.hasOwn(objects, name) ? objects[name]?.glyph : undefined
  if (!glyph) return false
  const { fill, area } = JSON.parse(await readBody(glyph.parts)) as GlyphParts
  const drawing = createDrawingDocument(`<path d="${area}"/><path d="${fill}"/>`, 256, 256, [0, 0, 256, 256])
  const [shape, thing] = await Promise.all([traceSilhouette(mark), traceSilhouette(Buffer.from(drawing))])
  if (!shape || !thing) return false
  const alike = measureOverlap(shape, thing)
  return alike >= SAME_SHAPE && alike > measureOverlap(shape, DISC)
}

/** The common area of two silhouettes as a share of the area of both, 0 to 1. */
const measureOverlap = (one: readonly boolean[], other: readonly boolean[]): number =>
  one.filter((inside, index) => inside && other[index]).length /
  one.filter((inside, index) => inside || other[index]).length

/** The silhouette without holes, as large as fits a square; null for an opaque image. */
async function traceSilhouette(bytes: Uint8Array): Promise<boolean[] | null> {
  const alpha = await sharp(bytes)
    .resize(256, 256, { fit: 'inside' })
    .ensureAlpha()
    .extractChannel(3)
    .toColorspace('b-w')
    .png()
    .toBuffer()
  const trimmed = await sharp(alpha)
    .trim({ background: '#000000', threshold: 40 })
    .png()
    .toBuffer()
    .catch(() => null)
  if (!trimmed) return null
  const { data, info } = await sharp(trimmed)
    .resize(SIDE, SIDE, { fit: 'contain', background: '#000000' })
    .extend({ top: 1, bottom: 1, left: 1, right: 1, background: '#000000' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inside = Array.from(
    { length: info.width * info.height },
    (_, index) => (data[index * info.channels] ?? 0) > 127,
  )
  const filled = fillHoles(inside, info.width)
  return filled.filter(Boolean).length > SIDE * SIDE * 0.97 ? null : filled
}

/** The width of a silhouette with the border around it. */
const WIDTH = SIDE + 2
const DISC = Array.from(
  { length: WIDTH ** 2 },
  (_, at) => Math.hypot((at % WIDTH) + 0.5 - WIDTH / 2, Math.floor(at / WIDTH) + 0.5 - WIDTH / 2) <= SIDE / 2,
)

/** Everything that cannot be reached from the border. */
function fillHoles(inside: readonly boolean[], width: number): boolean[] {
  const outside = inside.map(() => false)
  const open = [0]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (outside[at] || inside[at] !== false) continue
    outside[at] = true
    const column = at % width
    open.push(at - width, at + width)
    if (column > 0) open.push(at - 1)
    if (column < width - 1) open.push(at + 1)
  }
  return outside.map((reached) => !reached)
}
