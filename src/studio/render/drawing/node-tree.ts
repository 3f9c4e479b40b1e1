import { groupPaths } from './path-clusters.ts'
import { findUploaded } from '../../type/uploaded-family.ts'
import { getFontFamily } from '../../type/font-families.ts'
import { createLineNode } from './text-line.ts'
import { createSvg } from './svg-document.ts'
import type { PreparedImage } from '../image/prepare-images.ts'
import { grow, overlaps, clipToWholePixels, type Box, bottom, contains, right } from '../../model/geometry.ts'
import { measureBounds, readRotation } from '../../model/rotation.ts'
import type {
  ArtLayer,
  Corners,
  Layer,
  PanelLayer,
  Rotation,
  Scene,
  Sign,
  TextLayer,
  Paint,
} from '../../model/scene.ts'
import type { TextLine } from '../../model/text-line.ts'
import type { ImageSource, Node } from '@takumi-rs/core'
import { rectanglePath } from '../../art/svg-paths.ts'

/** The nodes of a part of the canvas, back to front, in canvas pixels, and the SVG images that they refer to. */
export interface NodeTree {
  nodes: Node[]
  images: ImageSource[]
}

/**
 * One drawing unit. All its pixels are inside `reach` (canvas pixels). `within` creates the node for a part of the
 * canvas.
 */
export interface DrawPiece {
  reach: Box
  within: (seen: Box) => { node: Node; image?: ImageSource }
}

/**
 * Creates the drawing units of a scene, back to front. `images` contains the pixels of image and logo layers by layer
 * index. Drawings are split while the images are being prepared.
 */
export async function createDrawPieces(
  scene: Scene,
  images: Promise<ReadonlyMap<number, PreparedImage>>,
): Promise<readonly DrawPiece[]> {
  const drawn = scene.layers.map((layer, index) => createStaticPieces(layer, index, scene))
  const prepared = await images
  return scene.layers.flatMap((layer, index) => {
    const image = prepared.get(index)
    return image ? [createImagePiece(layer, image)] : (drawn[index] ?? [])
  })
}

/** Creates the drawing units of a layer that needs no image pixels. */
function createStaticPieces(layer: Layer, index: number, scene: Scene): DrawPiece[] {
  if (layer.kind === 'art')
    return layer.sign ? [createSignPiece(layer.sign, layer.box, scene)] : createArtPieces(layer, index, scene)
  if (layer.kind === 'panel') return [createPanelPiece(layer)]
  return layer.kind === 'text' ? layer.lines.map((line) => createLinePiece(layer, line, scene)) : []
}

/** Creates the node tree for a part of the canvas (whole pixels). */
export function createNodeTree(pieces: readonly DrawPiece[], seen: Box): NodeTree {
  const parts = pieces.filter(({ reach }) => overlaps(reach, seen)).map(({ within }) => within(seen))
  return { nodes: parts.map(({ node }) => node), images: parts.flatMap(({ image }) => image ?? []) }
}

function createArtPieces(layer: ArtLayer, index: number, scene: Scene): DrawPiece[] {
  const { rotation } = layer
  // Nothing outside the canvas is rasterized. What is turned may be inside only after the turn.
  const box =
    layer.corners || rotation ? roundToPixels(layer.box) : clipToWholePixels(layer.box, { ...scene, x: 0, y: 0 })
  if (!box) return []
  const strip = createGradientStrip(layer, box)
  if (strip) return [createBoxPiece(box, { ...toRadiusStyle(layer.corners), ...strip }, rotation)]
  const clusters = layer.corners || layer.turn ? [{ paths: layer.paths, box }] : groupPaths(layer.paths, box)
  return clusters.map((cluster, at) =>
    createArtPiece({ ...layer, paths: cluster.paths }, cluster.box, `art-${index}-${at}.svg`),
  )
}

/** A box that the compositor always draws as a whole. It is cheap, and its gradient keeps its position. */
function createBoxPiece(box: Box, style: object, rotation: Rotation | undefined): DrawPiece {
  const node: Node = { type: 'container', style: { ...toPositionStyle(box, rotation), ...style } }
  return { reach: measureTurned(box, rotation), within: () => ({ node }) }
}

/** The area of a drawing unit after its rotation, with a pixel for smooth edges. */
const measureTurned = (box: Box, rotation: Rotation | undefined): Box =>
  rotation ? grow(measureBounds({ box, rotation }), 1) : box

function createArtPiece(layer: ArtLayer, box: Box, src: string): DrawPiece {
  const { rotation } = layer
  const within = (seen: Box): ReturnType<DrawPiece['within']> => {
    const { part, corners } = clipToViewport(box, layer.corners, rotation ? box : seen)
    const image: ImageSource = { src, data: new TextEncoder().encode(createSvg(layer, part)), cache: 'none' }
    const style = { ...toPositionStyle(part, rotation), ...toRadiusStyle(corners) }
    return { node: { type: 'image', src, width: part.width, height: part.height, style }, image }
  }
  return { reach: measureTurned(box, rotation), within }
}

/** Corners belong to the whole box. The compositor clips them, because a clip path in the SVG is much slower. */
function roundToPixels(box: Box): Box {
  const [x, y] = [Math.round(box.x), Math.round(box.y)]
  return { x, y, width: Math.round(box.x + box.width) - x, height: Math.round(box.y + box.height) - y }
}

function toPositionStyle({ x, y, width, height }: Box, rotation?: Rotation) {
  return { position: 'absolute', left: x, top: y, width, height, ...toTurnStyle(x, y, rotation) } as const
}

/** The turn of a node whose top left corner is at (`left`, `top`). */
const toTurnStyle = (left: number, top: number, rotation: Rotation | undefined): Record<string, string> =>
  rotation
    ? {
        transform: `rotate(${rotation.angle}deg)`,
        transformOrigin: `${rotation.origin[0] - left}px ${rotation.origin[1] - top}px`,
      }
    : {}

const toRadiusStyle = (corners: Corners | null) =>
  corners?.some((corner) => corner > 0) ? { borderRadius: corners.map((corner) => `${corner}px`).join(' ') } : {}

function createPanelPiece({
  box: { x, y, width, height },
  corners,
  color,
  stroke,
  stroke_width,
  rotation,
}: PanelLayer): DrawPiece {
  const reach = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
  const border = stroke ? { border: `${stroke_width}px solid ${stroke}`, boxSizing: 'border-box' as const } : {}
  const fill = color ? { backgroundColor: color } : {}
  return createBoxPiece(reach, { ...toRadiusStyle(corners), ...fill, ...border }, rotation)
}

function createImagePiece(layer: Layer, { box, pixels }: PreparedImage): DrawPiece {
  const shadow = 'shadow' in layer ? layer.shadow : null
  const cast = shadow
    ? { filter: `drop-shadow(0px ${px(shadow.dy)} ${px(shadow.blur)} ${toHexWithAlpha(shadow.color, shadow.opacity)})` }
    : {}
  const blend = layer.kind === 'picture' && layer.blend === 'multiply' ? { mixBlendMode: 'multiply' as const } : {}
  const rotation = readRotation(layer)
  const within = (seen: Box): ReturnType<DrawPiece['within']> => {
    // Rows can be cut without a copy of the pixels, columns cannot.
    const { part, corners } = clipToViewport(box, layer.kind === 'picture' ? layer.corners : null, {
      ...(rotation ? box : seen),
      x: box.x,
      width: box.width,
    })
    const { width, height } = part
    const from = (part.y - box.y) * width * 4
    const data = (pixels.data as Uint8Array).subarray(from, from + width * height * 4)
    const style = { ...toPositionStyle(part, rotation), ...cast, ...blend, ...toRadiusStyle(corners) }
    return { node: { type: 'image', src: { width, height, data }, width, height, style } }
  }
  return { reach: measureTurned(grow(box, measureShadowReach(layer)), rotation), within }
}

const px = (value: number) => `${Math.round(value * 10) / 10}px`

/** Returns how far the shadow of a layer extends beyond its image, in pixels. */
export function measureShadowReach(layer: Layer | null): number {
  return layer && 'shadow' in layer && layer.shadow ? Math.ceil(2.5 * layer.shadow.blur + Math.abs(layer.shadow.dy)) : 0
}

/** Creates one node per line. Line breaks and positions were decided when the scene was composed. */
function createLinePiece(layer: TextLayer, line: TextLine, { copy, uploaded_fonts }: Scene): DrawPiece {
  const { rotation } = layer
  const size = layer.size * (line.scale ?? 1)
  const { language } = copy
  const uploaded = findUploaded(layer.family, uploaded_fonts)
  const family = uploaded ?? getFontFamily(layer.family)
  const content = (family.ascent + family.descent) * size
  const top = line.y - family.ascent * size
  const width = Math.ceil(line.width + size)
  const node = createLineNode(
    line.text,
    layer.text,
    { ...layer, size, tracking: layer.tracking * size, language, uploaded, runs: line.runs },
    {
      position: 'absolute',
      left: line.x,
      top,
      width,
      height: content,
      lineHeight: `${content}px`,
      color: layer.color,
      ...toTurnStyle(line.x, top, rotation),
    },
  )
  // Marks above and below letters, and letters of other scripts, may extend beyond the line.
  const reach = measureTurned(grow({ x: line.x, y: top, width, height: content }, size), rotation)
  return { reach, within: () => ({ node }) }
}

/** Creates the node of a character that is a shape, cut by its box. */
function createSignPiece(sign: Sign, box: Box, { copy, uploaded_fonts }: Scene): DrawPiece {
  const { character, size, x, y, color, weight } = sign
  const uploaded = findUploaded(sign.family, uploaded_fonts)
  const family = uploaded ?? getFontFamily(sign.family)
  const content = (family.ascent + family.descent) * size
  const frame = roundToPixels(box)
  const letter = createLineNode(
    character,
    character,
    { family: sign.family, weight, size, tracking: 0, language: copy.language, uploaded },
    {
      position: 'absolute',
      left: x - frame.x,
      top: y - family.ascent * size - frame.y,
      width: Math.ceil(size * 2),
      height: content,
      lineHeight: `${content}px`,
      color,
    },
  )
  const style = { ...toPositionStyle(frame), overflow: 'hidden' as const }
  const node: Node = { type: 'container', style, children: [letter] }
  return { reach: frame, within: () => ({ node }) }
}

const SQUARE: Corners = [0, 0, 0, 0]

/**
 * Clips `box` (whole pixels) to `seen` and returns the part with its corner radii. Returns the whole box if the cut
 * would go through a round corner.
 */
function clipToViewport(box: Box, corners: Corners | null, seen: Box): { part: Box; corners: Corners } {
  const whole = { part: box, corners: corners ?? SQUARE }
  const part = clipToWholePixels(box, seen)
  if (!part || contains(part, box, 0)) return whole
  const rounds = (corners ?? SQUARE).map((radius, corner) => cornerBox(box, radius, corner))
  if (rounds.some((round) => overlaps(round, part) && !contains(part, round, 0))) return whole
  const [a, b, c, d] = rounds.map((round) => (overlaps(round, part) ? round.width : 0)) as [
    number,
    number,
    number,
    number,
  ]
  return { part, corners: [a, b, c, d] }
}

/** The square around a round corner. Corners are in the order of `Corners`. */
function cornerBox(box: Box, radius: number, corner: number): Box {
  const x = corner === 0 || corner === 3 ? box.x : right(box) - radius
  const y = corner < 2 ? box.y : bottom(box) - radius
  return { x, y, width: radius, height: radius }
}

type Linear = Extract<Exclude<Paint, string>, { type: 'linear' }>

/**
 * Width or height in pixels of the strip that is drawn once and repeated. The result is the same as drawing the whole
 * gradient.
 */
const STRIP = 120

/**
 * Returns a CSS background for a scrim: one rectangle in one color whose opacity changes vertically or horizontally.
 * The compositor fills it faster than a drawing. `box` is the layer's box in whole pixels. Returns null for all other
 * drawings.
 */
function createGradientStrip({ paths: [path, ...others], box: whole, turn }: ArtLayer, box: Box) {
  if (!path || others.length > 0 || turn || path.stroke || path.opacity !== undefined) return null
  const { d, fill } = path
  if (fill === null || typeof fill === 'string' || fill.type !== 'linear' || d !== rectanglePath(whole)) return null
  const isDown = fill.from[0] === fill.to[0]
  const isAcross = fill.from[1] === fill.to[1]
  if (isDown === isAcross || fill.stops.some(([, color]) => color !== fill.stops[0]?.[1])) return null
  const [axis, low, high] = isDown ? ([1, box.y, bottom(box)] as const) : ([0, box.x, right(box)] as const)
  // The compositor treats stops before the start of a box as if they were at its start.
  if (fill.from[axis] < low - 1 || fill.from[axis] > high + 1) return null
  return {
    backgroundImage: toCssGradient(fill, axis, low, high),
    backgroundSize: isDown ? `${STRIP}px ${box.height}px` : `${box.width}px ${STRIP}px`,
  }
}

/** Stop positions are pixels from the side where the gradient starts. */
function toCssGradient({ from, to, stops }: Linear, axis: 0 | 1, low: number, high: number): string {
  const forward = to[axis] > from[axis]
  const length = Math.abs(to[axis] - from[axis])
  const start = forward ? from[axis] - low : high - from[axis]
  const side = [forward ? 'right' : 'left', forward ? 'bottom' : 'top'][axis]
  const marks = stops.map(([at, color, opacity]) => `${toHexWithAlpha(color, opacity)} ${start + at * length}px`)
  return `linear-gradient(to ${side}, ${marks.join(', ')})`
}

/** Returns `#RRGGBBAA` for `#RRGGBB` and an opacity of 0 to 1. */
function toHexWithAlpha(hex: string, opacity: number): string {
  return `${hex}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`
}
