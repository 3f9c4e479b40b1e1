import { Renderer, type ImageSource, type MeasuredNode, type Node } from '@takumi-rs/core'
import { splitEmoji } from '../type/graphemes.ts'
import { loadEmojiFile } from './fonts/emoji-files.ts'
import { cacheWidths } from './fonts/cache-widths.ts'
import { createFontRegistry, findMissingLetters, type FontRequest } from './fonts/font-registry.ts'
import { createUploadedFonts } from './fonts/uploaded-fonts.ts'
import { findUploaded } from '../type/uploaded-family.ts'
import { toEmojiSource, createLineNode } from './drawing/text-line.ts'
import { encodePng } from './image/encode-png.ts'
import { prepareImages } from './image/prepare-images.ts'
import { freeBuffer } from './image/free-buffer.ts'
import { createProvenanceChunks } from './image/provenance.ts'
import { paintTexture } from './drawing/ground-texture.ts'
import { createDrawPieces, createNodeTree, measureShadowReach } from './drawing/node-tree.ts'
import type { Box } from '../model/geometry.ts'
import type { ImageBytes } from './image/prepare-images.ts'
import type { Scene } from '../model/scene.ts'
import type { MeasureRun } from '../type/text-ruler.ts'
import sharp from 'sharp'

/** A renderer with the fonts that were requested so far. Files of uploaded fonts are among the `imageBytes`. */
export interface Compositor {
  /** Returns advance widths in pixels at a font size of 1000, in the order of the runs. */
  measure: (runs: readonly MeasureRun[], imageBytes?: ImageBytes) => Promise<readonly number[]>
  /** Returns the letters and emoji that no bundled font can draw. */
  missing(texts: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Draws the scene as PNG bytes in sRGB, exactly `scene.width` x `scene.height` pixels.
   * @throws Error if a font family of the scene is not bundled.
   */
  draw(scene: Scene, imageBytes: ImageBytes): Promise<Uint8Array>
  /**
   * Draws the same pixels as `draw` as opaque RGBA, four bytes per pixel, row by row.
   * @throws Error if a font family of the scene is not bundled.
   */
  drawWhole(scene: Scene, imageBytes: ImageBytes): Promise<Uint8Array>
  /**
   * Draws the part of a scene in `box` (whole pixels) as RGBA with straight alpha, four bytes per pixel, row by row.
   * Without a backdrop, empty pixels are transparent.
   * @throws Error if a font family of the scene is not bundled.
   */
  drawPart(scene: Scene, imageBytes: ImageBytes, box: Box): Promise<Uint8Array<ArrayBuffer>>
  /**
   * Draws the part of a scene in `box` (whole pixels) in one piece, with `ratio` pixels for each pixel of the canvas. The result is RGBA
   * with straight alpha, four bytes per pixel, row by row.
   * @throws Error if a font family of the scene is not bundled.
   */
  drawScaled(scene: Scene, imageBytes: ImageBytes, view: ScaledView): Promise<ScaledPixels>
  /**
   * Draws the scene as an SVG document. Letters are outlines, so it needs no fonts; images are embedded as PNG.
   * @throws Error if a font family of the scene is not bundled.
   */
  drawSvg(scene: Scene, imageBytes: ImageBytes): Promise<string>
}

/**
 * `box` is in whole pixels of the canvas, `ratio` is image pixels for each of them. `isClear` leaves empty pixels transparent;
 * otherwise they have the color of the backdrop.
 */
export interface ScaledView {
  box: Box
  ratio: number
  isClear: boolean
}

/** RGBA with straight alpha, four bytes per pixel, row by row. Width and height are pixels of the image. */
export interface ScaledPixels {
  data: Uint8Array<ArrayBuffer>
  width: number
  height: number
}

/** Font size for measuring, in pixels. Widths are rounded to whole pixels, so the error is at most 0.001 em. */
const MEASURE_SIZE = 1000

/** A renderer with more bytes of uploaded fonts than this is replaced before the next scene. */
const UPLOADED_BYTES = 24 * 1024 * 1024

/** Opens a renderer that loads fonts on first use. */
function openRenderer() {
  const renderer = new Renderer()
  const [bundled, uploaded] = [createFontRegistry(renderer), createUploadedFonts(renderer)]
  const need = async (needs: readonly FontRequest[], files: ImageBytes) =>
    bundled(await uploaded.register(needs, files))
  return { renderer, need, isFull: () => uploaded.size > UPLOADED_BYTES }
}

/** Opens a compositor. It replaces its renderer when uploaded fonts take too much memory; later scenes load their fonts again. */
export function openCompositor(): Compositor {
  let current = openRenderer()
  const getRenderer = () => {
    if (current.isFull()) current = openRenderer()
    return current
  }
  /** Prepares everything for a scene while `work` draws parts of it. Afterwards it frees the pixels of the images. */
  const withPreparedScene = async <Result>(
    given: Scene,
    imageBytes: ImageBytes,
    work: (drawArea: DrawArea, createArea: CreateArea, renderer: Renderer) => Promise<Result>,
  ) => {
    const { renderer, need } = getRenderer()
    const scene = keepPresentFaces(given, imageBytes)
    const preparing = prepareImages(scene, imageBytes)
    const { language } = scene.copy
    const lines = scene.layers.flatMap((layer) =>
      layer.kind === 'text'
        ? [
            {
              ...layer,
              language,
              text: layer.text + layer.lines.map(({ text }) => text).join(''),
              uploaded: findUploaded(layer.family, scene.uploaded_fonts),
            },
          ]
        : [],
    )
    await need(lines, imageBytes)
    const emoji = [...(await loadEmoji(lines.map((line) => line.text)))].map(createImageSource)
    const pieces = await createDrawPieces(scene, preparing)
    const createArea: CreateArea = (seen, ground) => {
      const { nodes, images } = createNodeTree(pieces, seen)
      return { root: createViewport(nodes, seen, ground), images: [...emoji, ...images] }
    }
    const drawArea: DrawArea = async (seen, ground, ratio = 1) => {
      const { root, images } = createArea(seen, ground)
      const [width, height] = [scaleSide(seen.width, ratio), scaleSide(seen.height, ratio)]
      const scale = ratio === 1 ? {} : { devicePixelRatio: ratio }
      const pixels = await renderer.render(root, { width, height, format: 'raw', images, ...scale })
      if (ground !== undefined) paintTexture(scene, pixels, seen, ratio)
      return pixels
    }
    const result = await work(drawArea, createArea, renderer)
    for (const { pixels } of (await preparing).values()) freeBuffer(pixels.data as Uint8Array<ArrayBuffer>)
    return result
  }
  const measure = cacheWidths(async (runs, imageBytes: ImageBytes) => {
    const { renderer, need } = getRenderer()
    await need(runs, imageBytes)
    const images = [...(await loadEmoji(runs.map((run) => run.text)))].map(createImageSource)
    const children = runs.map(({ text, ...of }) =>
      createLineNode(text, text, { ...of, size: MEASURE_SIZE, tracking: 0 }, {}),
    )
    const style = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } as const
    const measured = await renderer.measure({ type: 'container', style, children }, { images })
    return measured.children.map(readWidth)
  })
  return {
    measure: (runs, imageBytes = {}) => measure(runs, imageBytes),
    missing: async (texts) => new Set((await Promise.all(texts.map(findMissingLetters))).flat()),
    draw: (scene, imageBytes) =>
      withPreparedScene(scene, imageBytes, (drawArea) => {
        const { width, height } = scene
        return encodePng(drawBands(scene, drawArea), width, height, createProvenanceChunks(scene))
      }),
    drawWhole: (scene, imageBytes) =>
      withPreparedScene(scene, imageBytes, async (drawArea) =>
        Buffer.concat(await Promise.all(drawBands(scene, drawArea))),
      ),
    drawPart: (scene, imageBytes, box) =>
      withPreparedScene(scene, imageBytes, (drawArea) => drawArea(box, findBackgroundColor(scene))),
    drawScaled: (scene, imageBytes, { box, ratio, isClear }) =>
      withPreparedScene(scene, imageBytes, async (drawArea) => ({
        data: await drawArea(box, isClear ? undefined : (findBackgroundColor(scene) ?? '#FFFFFF'), ratio),
        width: scaleSide(box.width, ratio),
        height: scaleSide(box.height, ratio),
      })),
    drawSvg: (scene, imageBytes) =>
      withPreparedScene(scene, imageBytes, async (_, createArea, renderer) => {
        const { width, height } = scene
        const area = createArea({ x: 0, y: 0, width, height }, findBackgroundColor(scene) ?? '#FFFFFF')
        const { root, images } = await embedPixels(area)
        return renderer.renderSvg(root, { width, height, images })
      }),
  }
}

/** Leaves out the faces whose files are missing: their words are drawn in bundled families. */
function keepPresentFaces(scene: Scene, imageBytes: ImageBytes): Scene {
  if (!scene.uploaded_fonts) return scene
  const uploaded_fonts = scene.uploaded_fonts.map((family) => ({
    ...family,
    faces: family.faces.filter(({ key }) => imageBytes[key]),
  }))
  return { ...scene, uploaded_fonts }
}

const scaleSide = (side: number, ratio: number) => Math.max(1, Math.round(side * ratio))

/** Draws a part of the canvas as RGBA with straight alpha. Without `ground`, empty pixels are transparent. */
type DrawArea = (seen: Box, ground: string | undefined, ratio?: number) => Promise<Uint8Array<ArrayBuffer>>

/** Draws the bands of a scene, from top to bottom. */
const drawBands = (scene: Scene, drawArea: DrawArea) =>
  splitIntoBands(scene).map(async ({ drawn, from, rows }) => {
    const pixels = await drawArea(drawn, findBackgroundColor(scene) ?? '#FFFFFF')
    return pixels.subarray(from * scene.width * 4, (from + rows) * scene.width * 4)
  })

/** Creates the nodes of a part of the canvas, and the images that they refer to. */
type CreateArea = (seen: Box, ground: string | undefined) => { root: Node; images: ImageSource[] }

const findBackgroundColor = (scene: Scene) => scene.layers.find((layer) => layer.kind === 'backdrop')?.color

/** Creates a node that shows a part of the canvas. Without `ground`, its background is transparent. */
function createViewport(children: Node[], { x, y, width, height }: Box, ground: string | undefined): Node {
  const fill = ground ? { backgroundColor: ground } : {}
  const moved = {
    position: 'absolute',
    display: 'flex',
    left: -x,
    top: -y,
    width: x + width,
    height: y + height,
  } as const
  return {
    type: 'container',
    style: { width, height, position: 'relative', display: 'flex', overflow: 'hidden', ...fill },
    children: [{ type: 'container', style: moved, children }],
  }
}

/**
 * Plain text is measured by its advance widths, because its box is rounded. Lines with emoji are measured by their box.
 */
function readWidth({ width, runs, children }: MeasuredNode): number {
  return children.length > 0 ? width : runs.reduce((sum, run) => sum + run.width, 0) || width
}

async function loadEmoji(texts: readonly string[]): Promise<Map<string, Uint8Array>> {
  const signs = new Set(texts.flatMap((text) => splitEmoji(text).flatMap((part) => (part.emoji ? [part.text] : []))))
  const found = new Map<string, Uint8Array>()
  for (const sign of signs) {
    const data = await loadEmojiFile(sign)
    if (data) found.set(sign, data)
  }
  return found
}

const createImageSource = ([emoji, data]: [string, Uint8Array]): ImageSource => ({ src: toEmojiSource(emoji), data })

/** Rows of a canvas that are drawn separately. */
interface CanvasBand {
  /**
   * The drawn area. It is larger than the visible rows, so that shadows and edges at the cut are equal on both sides.
   */
  drawn: Box
  /** The first visible row of `drawn`, and the number of visible rows. */
  from: number
  rows: number
}

/** From this distance in pixels on, edges of images and gradients are the same as in the whole drawing. */
const EDGE_ROWS = 8

/** Splits a still into two halves, which two threads of the compositor draw in parallel. */
function splitIntoBands({ width, height, layers }: Scene): CanvasBand[] {
  const cut = Math.ceil(height / 2)
  const over = Math.max(EDGE_ROWS, ...layers.map(measureShadowReach))
  const [high, low] = [Math.max(0, cut - over), Math.min(height, cut + over)]
  return [
    { drawn: { x: 0, y: 0, width, height: low }, from: 0, rows: cut },
    { drawn: { x: 0, y: high, width, height: height - high }, from: cut - high, rows: height - cut },
  ].filter(({ rows }) => rows > 0)
}

interface Area {
  root: Node
  images: ImageSource[]
}

/**
 * Replaces the raw pixels of images by PNG files. An SVG document embeds files; the compositor leaves raw pixels out of it without an
 * error.
 */
async function embedPixels({ root, images }: Area): Promise<Area> {
  const embedded: ImageSource[] = []
  const visit = async (node: Node): Promise<Node> => {
    if (node.type === 'container') {
      const children: Node[] = []
      for (const child of node.children ?? []) children.push(await visit(child))
      return { ...node, children }
    }
    if (node.type !== 'image' || typeof node.src === 'string' || !('data' in node.src)) return node
    const { width, height, data } = node.src
    const src = `pixels-${embedded.length}.png`
    embedded.push({ src, data: await encodeRgba(toBytes(data), width, height) })
    return { ...node, src }
  }
  return { root: await visit(root), images: [...images, ...embedded] }
}

const toBytes = (data: Uint8Array | ArrayBuffer) => (data instanceof Uint8Array ? data : new Uint8Array(data))

const encodeRgba = async (data: Uint8Array, width: number, height: number): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  )
