import { clustersOf } from './clusters.ts'
import { familyNamed } from '../type/families.ts'
import { lineNode } from './line.ts'
import { svgOf } from './svg.ts'
import { veilOf, withAlpha } from './veil.ts'
import type { PreparedPicture } from './prepare.ts'
import { partSeen } from './part-seen.ts'
import { grow, overlaps, wholePixelsWithin, type Box } from '../geometry.ts'
import type { ArtLayer, Corners, Layer, PanelLayer, PictureLayer, Scene, TextLayer, TextLine } from '../scene.ts'
import type { ImageSource, Node } from '@takumi-rs/core'

/** What of a scene lies in a part of its canvas: nodes back to front in canvas pixels, with the SVG drawings that they name. */
export interface Tree {
  nodes: Node[]
  images: ImageSource[]
}

/** Something that is drawn as one. It leaves no mark outside of `reach`; `within` draws what is seen of it in a part of the canvas. */
export interface Piece {
  reach: Box
  within: (seen: Box) => { node: Node; image?: ImageSource }
}

/**
 * The pieces of a scene, back to front. `pictures` gives the pixels of picture and logo layers by their place in
 * `scene.layers`; while they are got ready the drawings are taken apart.
 */
export async function piecesOf(
  scene: Scene,
  pictures: Promise<ReadonlyMap<number, PreparedPicture>>,
): Promise<readonly Piece[]> {
  const drawn = scene.layers.map((layer, index) => piecesWithout(layer, index, scene))
  const prepared = await pictures
  return scene.layers.flatMap((layer, index) => {
    const picture = prepared.get(index)
    return picture ? [picturePiece(layer.kind === 'picture' ? layer : null, picture)] : (drawn[index] ?? [])
  })
}

/** The pieces of a layer that needs no pixels. */
function piecesWithout(layer: Layer, index: number, scene: Scene): Piece[] {
  if (layer.kind === 'art') return artPieces(layer, index, scene)
  if (layer.kind === 'panel') return [panelPiece(layer)]
  return layer.kind === 'text' ? layer.lines.map((line) => linePiece(layer, line)) : []
}

/** What of the pieces is seen in a part of the canvas, which is in whole pixels. */
export function treeOf(pieces: readonly Piece[], seen: Box): Tree {
  const parts = pieces.filter(({ reach }) => overlaps(reach, seen)).map(({ within }) => within(seen))
  return { nodes: parts.map(({ node }) => node), images: parts.flatMap(({ image }) => image ?? []) }
}

function artPieces(layer: ArtLayer, index: number, scene: Scene): Piece[] {
  // Nothing outside of the canvas is rasterised.
  const box = layer.corners ? wholePixels(layer.box) : wholePixelsWithin(layer.box, { ...scene, x: 0, y: 0 })
  if (!box) return []
  const veil = veilOf(layer, box)
  if (veil) return [boxPiece(box, { ...rounded(layer.corners), ...veil })]
  const clusters = layer.corners || layer.turn ? [{ paths: layer.paths, box }] : clustersOf(layer.paths, box)
  return clusters.map((cluster, at) =>
    artPiece({ ...layer, paths: cluster.paths }, cluster.box, `art-${index}-${at}.svg`),
  )
}

/** A box of the compositor's, which is drawn as a whole: it costs little, and its gradient keeps its place. */
function boxPiece(reach: Box, style: object): Piece {
  const node: Node = { type: 'container', style: { ...placed(reach), ...style } }
  return { reach, within: () => ({ node }) }
}

function artPiece(layer: ArtLayer, reach: Box, src: string): Piece {
  const within = (seen: Box): ReturnType<Piece['within']> => {
    const { part, corners } = partSeen(reach, layer.corners, seen)
    const image: ImageSource = { src, data: new TextEncoder().encode(svgOf(layer, part)), cache: 'none' }
    const style = { ...placed(part), ...rounded(corners) }
    return { node: { type: 'image', src, width: part.width, height: part.height, style }, image }
  }
  return { reach, within }
}

/** Corners belong to the whole box. They are cut by the compositor: a clip path inside the SVG costs 20 ms. */
function wholePixels(box: Box): Box {
  const [x, y] = [Math.round(box.x), Math.round(box.y)]
  return { x, y, width: Math.round(box.x + box.width) - x, height: Math.round(box.y + box.height) - y }
}

function placed({ x, y, width, height }: Box) {
  return { position: 'absolute', left: x, top: y, width, height } as const
}

const rounded = (corners: Corners | null) =>
  corners?.some((corner) => corner > 0) ? { borderRadius: corners.map((corner) => `${corner}px`).join(' ') } : {}

function panelPiece({ box: { x, y, width, height }, corners, color, stroke, stroke_width }: PanelLayer): Piece {
  const reach = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
  const border = stroke ? { border: `${stroke_width}px solid ${stroke}`, boxSizing: 'border-box' as const } : {}
  const fill = color ? { backgroundColor: color } : {}
  return boxPiece(reach, { ...rounded(corners), ...fill, ...border })
}

function picturePiece(layer: PictureLayer | null, { box, pixels }: PreparedPicture): Piece {
  const shadow = layer?.shadow
  const cast = shadow
    ? { filter: `drop-shadow(0px ${px(shadow.dy)} ${px(shadow.blur)} ${withAlpha(shadow.color, shadow.opacity)})` }
    : {}
  const blend = layer?.blend === 'multiply' ? { mixBlendMode: 'multiply' as const } : {}
  const within = (seen: Box): ReturnType<Piece['within']> => {
    // Rows are cut without a copy, columns could not be.
    const { part, corners } = partSeen(box, layer?.corners ?? null, { ...seen, x: box.x, width: box.width })
    const { width, height } = part
    const from = (part.y - box.y) * width * 4
    const data = (pixels.data as Uint8Array).subarray(from, from + width * height * 4)
    const style = { ...placed(part), ...cast, ...blend, ...rounded(corners) }
    return { node: { type: 'image', src: { width, height, data }, width, height, style } }
  }
  return { reach: grow(box, shadowReach(layer)), within }
}

const px = (value: number) => `${Math.round(value * 10) / 10}px`

/** How far the shadow of a layer reaches beyond its picture, in pixels. */
export function shadowReach(layer: Layer | null): number {
  return layer?.kind === 'picture' && layer.shadow ? Math.ceil(2.5 * layer.shadow.blur + Math.abs(layer.shadow.dy)) : 0
}

/** One node a line: where lines break and stand was decided when the scene was composed. */
function linePiece(layer: TextLayer, line: TextLine): Piece {
  const { size } = layer
  const family = familyNamed(layer.family)
  const content = (family.ascent + family.descent) * size
  const top = line.y - family.ascent * size
  const width = Math.ceil(line.width + size)
  const node = lineNode(
    line.text,
    layer.text,
    { ...layer, tracking: layer.tracking * size },
    {
      position: 'absolute',
      left: line.x,
      top,
      width,
      height: content,
      lineHeight: `${content}px`,
      color: layer.color,
    },
  )
  // Marks above and below letters, and letters of other scripts, may leave the line.
  return { reach: grow({ x: line.x, y: top, width, height: content }, size), within: () => ({ node }) }
}
