import sharp from 'sharp'
import { rectanglePath } from '../../art/svg-paths.ts'
import { contains, clipToWholePixels, measureArea, type Box } from '../../model/geometry.ts'
import { createDrawingDocument } from '../../objects/drawing-document.ts'
import { drawGlyph, drawMarks, isGlyphTreatment, type GlyphParts } from '../../objects/glyph-drawing.ts'
import { drawPattern, drawRow } from '../../objects/pattern-drawing.ts'
import { printBody } from '../../objects/print-inks.ts'
import { calmBody, inkBody, recolorBody, toLineDrawing, toRampColor } from '../../objects/recolor.ts'
import { createPixelCache, type Pixels } from './pixel-cache.ts'
import { openObjectPack, type PackedObject } from './object-pack.ts'
import type { ObjectLayer, Scene } from '../../model/scene.ts'
import { toChannels } from '../../color/oklch.ts'

/** The width of a line, and of a sticker's edge, in units of the drawing (32 x 32). */
const LINE_WIDTH = 0.38
const EDGE_WIDTH = 1.7
/** Bytes of drawn objects that a thread keeps. */
const CACHE_BYTES = 24 * 1024 * 1024
/** A drawing is large from this share of the shorter side of its canvas. */
const LARGE = 0.22
/** Smaller drawings are drawn as a whole, in square pixels: a pattern shows the same one at many places. */
const WHOLE_AREA = 320 * 320

const cache = createPixelCache(CACHE_BYTES)

/** Pixels at their drawing size, and their position on the canvas. */
interface DrawnObject {
  box: Box
  pixels: Pixels
}

/** Draws the visible part of an object. Returns null for an unknown object, or if no part is visible. */
export async function drawObject(given: ObjectLayer, { width, height }: Scene): Promise<DrawnObject | null> {
  const { objects } = await openObjectPack()
  const object = Object.hasOwn(objects, given.name) ? objects[given.name] : undefined
  if (!object) return null
  const isLarge = Math.max(given.box.width, given.box.height) >= Math.min(width, height) * LARGE
  const layer = { ...given, isLarge }
  const whole = measureWhole(layer)
  const clip = layer.clip && { box: roundBox(layer.clip.box), corners: layer.clip.corners }
  const seen = clipToWholePixels(whole, clip?.box ?? { x: 0, y: 0, width, height })
  if (!seen) return null
  const isWhole =
    layer.treatment === 'sticker' || measureArea(whole) <= WHOLE_AREA || (!clip && contains(seen, whole, 0))
  if (!isWhole) return { box: seen, pixels: copyPixels(await drawPart(layer, object, whole, seen, clip)) }
  const pixels = await drawWhole(layer, object, whole)
  if (!clip && contains(seen, whole, 0)) return { box: whole, pixels: copyPixels(pixels) }
  return { box: seen, pixels: await cut(pixels, whole, seen, clip) }
}

/** The compositor takes the bytes over. */
const copyPixels = (pixels: Pixels): Pixels => ({ ...pixels, data: pixels.data.slice() })

type Clip = ObjectLayer['clip']

const roundBox = ({ x, y, width, height }: Box): Box => {
  const [left, top] = [Math.round(x), Math.round(y)]
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top }
}

/** An object and whether it is large on its canvas. */
type SizedObject = ObjectLayer & { isLarge: boolean }

/** The whole pixels of the complete drawing. Its rotation, and the edge of a sticker, make it larger than the box. */
export function measureWhole({ box, angle, treatment }: ObjectLayer): Box {
  const [w, h] = [Math.max(1, Math.round(box.width)), Math.max(1, Math.round(box.height))]
  const turn = (Math.abs(angle) * Math.PI) / 180
  const edge = treatment === 'sticker' ? 2 * measureEdge(w, h) : 0
  const width = Math.ceil(w * Math.cos(turn) + h * Math.sin(turn) - 0.001) + 2 * edge
  const height = Math.ceil(w * Math.sin(turn) + h * Math.cos(turn) - 0.001) + 2 * edge
  const [x, y] = [Math.round(box.x + (box.width - width) / 2), Math.round(box.y + (box.height - height) / 2)]
  return { x, y, width, height }
}

const measureEdge = (width: number, height: number) => Math.round((EDGE_WIDTH * Math.max(width, height)) / 32)

const createKey = (
  { name, treatment, ramp, box, angle, is_natural, marks, isLarge }: SizedObject,
  ...others: readonly number[]
) =>
  [
    name,
    treatment,
    marks ? [marks.is_row ? 'row' : marks.count, ...marks.others].join(' ') : '',
    is_natural ? 'natural' : 'recolored',
    isLarge ? 'large' : 'small',
    ramp.dark,
    ramp.middle,
    ramp.light,
    ramp.accent ?? '',
    Math.round(box.width),
    Math.round(box.height),
    angle,
    ...others,
  ].join(' ')

const drawWhole = (layer: SizedObject, object: PackedObject, whole: Box): Promise<Pixels> =>
  cache.get(createKey(layer), async () => {
    if (layer.treatment !== 'sticker') return rasterize(await createDocument(layer, object, whole, whole, null))
    const edge = measureEdge(Math.round(layer.box.width), Math.round(layer.box.height))
    return addEdge(
      await rasterize(await createDocument(layer, object, whole, whole, null)),
      edge,
      toRampColor(layer.ramp, 1),
    )
  })

const drawPart = (layer: SizedObject, object: PackedObject, whole: Box, seen: Box, clip: Clip): Promise<Pixels> => {
  const part = [seen.x - whole.x, seen.y - whole.y, seen.width, seen.height]
  const corners = clip
    ? [clip.box.x - whole.x, clip.box.y - whole.y, clip.box.width, clip.box.height, ...clip.corners]
    : []
  return cache.get(createKey(layer, ...part, ...corners), async () =>
    rasterize(await createDocument(layer, object, whole, seen, clip)),
  )
}

async function rasterize(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}

/** The SVG document of the part `seen` of an object, rotated and clipped by librsvg. Boxes are canvas pixels. */
async function createDocument(
  layer: SizedObject,
  object: PackedObject,
  whole: Box,
  seen: Box,
  clip: Clip,
): Promise<string> {
  const body = await createBody(layer, object)
  const [left, top, width, height] = growView(layer, object)
  // Units of the drawing per pixel.
  const [across, down] = [
    width / Math.max(1, Math.round(layer.box.width)),
    height / Math.max(1, Math.round(layer.box.height)),
  ]
  const [middle, center] = [left + width / 2, top + height / 2]
  const origin = { x: middle - (whole.width / 2) * across, y: center - (whole.height / 2) * down }
  const turned = layer.angle === 0 ? body : `<g transform="rotate(${layer.angle} ${middle} ${center})">${body}</g>`
  const isRound = clip?.corners.some((corner) => corner > 0)
  const outline = clip && isRound ? rectanglePath(clip.box, clip.corners) : null
  const toUnits = `translate(${origin.x} ${origin.y}) scale(${across} ${down}) translate(${-whole.x} ${-whole.y})`
  const clipped = outline
    ? `<clipPath id="frame"><path transform="${toUnits}" d="${outline}"/></clipPath><g clip-path="url(#frame)">${turned}</g>`
    : turned
  const view = [
    origin.x + (seen.x - whole.x) * across,
    origin.y + (seen.y - whole.y) * down,
    seen.width * across,
    seen.height * down,
  ] as const
  return createDrawingDocument(clipped, seen.width, seen.height, view)
}

/** The part of the units of a drawing that its box shows. Lines extend beyond the shapes by half of their width. */
function growView({ treatment, box }: ObjectLayer, object: PackedObject) {
  if (treatment === 'marks' || treatment === 'pattern')
    return [0, 0, Math.round(box.width), Math.round(box.height)] as const
  const [x, y, width, height] = (isGlyphTreatment(treatment) && object.glyph?.box) || object.box
  const by = treatment === 'line' ? LINE_WIDTH / 2 : 0
  return [x - by, y - by, width + 2 * by, height + 2 * by] as const
}

async function createBody(layer: SizedObject, object: PackedObject): Promise<string> {
  const { treatment, ramp, is_natural } = layer
  const pack = await openObjectPack()
  if (isGlyphTreatment(treatment)) {
    const parts = await readGlyphs([layer.name, ...(layer.marks?.others ?? [])])
    const [first] = parts
    if (first && treatment !== 'marks') return drawGlyph(first, treatment, ramp, layer.isLarge)
    const { width, height } = layer.box
    if (first)
      return drawMarks(parts, { width, height, step: Math.min(width, height) / (layer.marks?.count ?? 4) }, ramp)
  }
  const { accent } = ramp
  if (treatment === 'pattern') return createPattern(layer)
  // Drawings of older releases have no accent.
  if (treatment === 'print' || treatment === 'tone' || (treatment === 'sticker' && accent && !is_natural))
    return printBody(await pack.readBody(object.flat), { ...ramp, accent: accent ?? ramp.middle }, object.tones)
  if (is_natural && treatment !== 'line') return toNatural(layer.name, await pack.readBody(object.flat))
  const shaded = treatment === 'shaded' || treatment === 'sticker'
  const body = await pack.readBody(shaded ? object.shaded : object.flat)
  return treatment === 'line'
    ? toLineDrawing(body, ramp.light, ramp.dark, LINE_WIDTH)
    : recolorBody(body, ramp, object.tones)
}

/** Things that the set draws in blue, and everybody knows in black and white. */
const INKED: readonly string[] = ['soccer-ball']

const toNatural = (name: string, body: string): string => calmBody(INKED.includes(name) ? inkBody(body) : body)

/** Things with signs, letters or a direction: their mirror images are mistakes. */
const HANDED: ReadonlySet<string> = new Set(
  (
    'musical-score musical-note musical-notes musical-keyboard calendar tear-off-calendar spiral-calendar alarm-clock mantelpiece-clock ' +
    'watch stopwatch timer-clock newspaper rolled-up-newspaper memo scroll receipt open-book ledger page-with-curl chart-increasing ' +
    'bar-chart keyboard game-die globe-showing-europe-africa ' +
    'globe-showing-americas globe-showing-asia-australia world-map'
  ).split(' '),
)

/** The flat drawings of the object and of those that take turns with it, printed in rows. */
async function createPattern({ name, box, ramp, marks, is_natural }: ObjectLayer): Promise<string> {
  const { objects, readBody } = await openObjectPack()
  const inks = { ...ramp, accent: ramp.accent ?? ramp.middle }
  const printed = [name, ...(marks?.others ?? [])].flatMap((of) => {
    const object = Object.hasOwn(objects, of) ? objects[of] : undefined
    return object ? [{ of, object, view: object.box, isHanded: HANDED.has(of) }] : []
  })
  const things = await Promise.all(
    printed.map(async ({ of, object, view, isHanded }) => {
      const body = await readBody(object.flat)
      return { view, isHanded, body: is_natural ? toNatural(of, body) : printBody(body, inks, object.tones) }
    }),
  )
  const size = { width: Math.round(box.width), height: Math.round(box.height) }
  return marks?.is_row ? drawRow(things, size) : drawPattern(things, size, marks?.count ?? 3)
}

/** The glyphs of those of the objects that have one. */
async function readGlyphs(names: readonly string[]): Promise<GlyphParts[]> {
  const { objects, readBody } = await openObjectPack()
  const ranges = names.flatMap((name) => {
    const glyph = Object.hasOwn(objects, name) ? objects[name]?.glyph : undefined
    return glyph ? [glyph.parts] : []
  })
  return Promise.all(ranges.map(async (range) => JSON.parse(await readBody(range)) as GlyphParts))
}

/** Returns the part `seen` of the pixels, without what is outside of the clip's round corners. */
async function cut(pixels: Pixels, whole: Box, seen: Box, clip: Clip): Promise<Pixels> {
  const raw = { width: pixels.width, height: pixels.height, channels: 4 as const }
  const region = { left: seen.x - whole.x, top: seen.y - whole.y, width: seen.width, height: seen.height }
  const part = await sharp(pixels.data, { raw }).extract(region).raw().toBuffer()
  const inner = { width: seen.width, height: seen.height, channels: 4 as const }
  const rounded = clip?.corners.some((corner) => corner > 0) ? clip.box : null
  if (!clip || !rounded) return { width: seen.width, height: seen.height, data: new Uint8Array(part) }
  const outline = rectanglePath({ ...rounded, x: rounded.x - seen.x, y: rounded.y - seen.y }, clip.corners)
  const mask = createDrawingDocument(`<path d="${outline}"/>`, seen.width, seen.height, [0, 0, seen.width, seen.height])
  const data = await sharp(part, { raw: inner })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .raw()
    .toBuffer()
  return { width: seen.width, height: seen.height, data: new Uint8Array(data) }
}

/** The silhouette is computed on this share of the pixels in each direction. It is blurred anyway. */
const REDUCTION = 3

/** Puts a drawing on its own silhouette in `color` (`#RRGGBB`), which is `edge` pixels wider on each side. The drawing has that margin. */
async function addEdge(pixels: Pixels, edge: number, color: string): Promise<Pixels> {
  const { width, height, data } = pixels
  const small = { width: Math.ceil(width / REDUCTION), height: Math.ceil(height / REDUCTION) }
  const alpha = new Uint8Array(width * height)
  for (let at = 0; at < alpha.length; at++) alpha[at] = data[at * 4 + 3] ?? 0
  const blurred = await sharp(alpha, { raw: { width, height, channels: 1 } })
    .resize({ ...small, fit: 'fill', kernel: 'linear' })
    .blur(Math.max(0.5, edge / 1.6 / REDUCTION))
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  // A blur whose low values are raised is a dilation with a smooth edge.
  const silhouette = await sharp(blurred, { raw: { ...small, channels: 1 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .linear(24, -480)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return { width, height, data: blendOver(data, silhouette, toChannels(color)) }
}

/** Blends RGBA pixels with straight alpha over one color, whose alpha is `below`. */
function blendOver(above: Uint8Array, below: Uint8Array, [r = 0, g = 0, b = 0]: readonly number[]): Uint8Array {
  const blended = new Uint8Array(above.length)
  for (let at = 0; at < below.length; at++) {
    const index = at * 4
    const top = above[index + 3] ?? 0
    const rest = ((below[at] ?? 0) * (255 - top)) / 255
    const alpha = top + rest
    if (alpha === 0) continue
    blended[index] = ((above[index] ?? 0) * top + r * rest) / alpha + 0.5
    blended[index + 1] = ((above[index + 1] ?? 0) * top + g * rest) / alpha + 0.5
    blended[index + 2] = ((above[index + 2] ?? 0) * top + b * rest) / alpha + 0.5
    blended[index + 3] = alpha + 0.5
  }
  return blended
}
