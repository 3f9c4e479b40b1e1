import { clustersOf } from './clusters.ts'
import { familyNamed } from '../type/families.ts'
import { emojiSource, lineNode } from './line.ts'
import { svgOf } from './svg.ts'
import { veilOf, withAlpha } from './veil.ts'
import type { PreparedPicture } from './prepare.ts'
import { wholePixelsWithin, type Box } from '../geometry.ts'
import type { ArtLayer, Layer, PanelLayer, PictureLayer, Scene, TextLayer } from '../scene.ts'
import type { ImageSource, Node } from '@takumi-rs/core'

/** A scene as the node tree of the compositor, with the SVG drawings that it names. */
export interface Tree {
  root: Node
  images: ImageSource[]
}

/** `pictures` holds the pixels of picture and logo layers by their place in `scene.layers`, `emoji` SVGs by emoji. */
export function treeOf(
  scene: Scene,
  pictures: ReadonlyMap<number, PreparedPicture>,
  emoji: ReadonlyMap<string, Uint8Array> = new Map(),
): Tree {
  const images = [...emoji].map(([sign, data]): ImageSource => ({ src: emojiSource(sign), data }))
  const children = scene.layers.flatMap((layer, index) => nodesOf(layer, index, scene, pictures, images))
  const { width, height } = scene
  const style = { width, height, position: 'relative', display: 'flex', overflow: 'hidden' } as const
  return { root: { type: 'container', style: { ...style, backgroundColor: groundOf(scene) }, children }, images }
}

const groundOf = (scene: Scene) => scene.layers.find((layer) => layer.kind === 'backdrop')?.color ?? '#FFFFFF'

function nodesOf(
  layer: Layer,
  index: number,
  scene: Scene,
  pictures: ReadonlyMap<number, PreparedPicture>,
  images: ImageSource[],
): Node[] {
  if (layer.kind === 'backdrop') return []
  if (layer.kind === 'art') return artNodes(layer, index, scene, images)
  if (layer.kind === 'panel') return [panelNode(layer)]
  if (layer.kind === 'text') return textNodes(layer)
  const picture = pictures.get(index)
  return picture ? [pictureNode(layer.kind === 'picture' ? layer : null, picture)] : []
}

function artNodes(layer: ArtLayer, index: number, scene: Scene, images: ImageSource[]): Node[] {
  // Nothing outside of the canvas is rasterised.
  const box = layer.corners ? wholePixels(layer.box) : wholePixelsWithin(layer.box, { ...scene, x: 0, y: 0 })
  if (!box) return []
  const rounded = layer.corners?.some((corner) => corner > 0) ? { borderRadius: radii(layer.corners) } : {}
  const veil = veilOf(layer, box)
  if (veil) return [{ type: 'container', style: { ...placed(box), ...rounded, ...veil } }]
  const clusters = layer.corners || layer.turn ? [{ paths: layer.paths, box }] : clustersOf(layer.paths, box)
  return clusters.map(({ paths, box: part }, at) => {
    const src = `art-${index}-${at}.svg`
    images.push({ src, data: new TextEncoder().encode(svgOf({ ...layer, paths }, part)), cache: 'none' })
    return { type: 'image', src, width: part.width, height: part.height, style: { ...placed(part), ...rounded } }
  })
}

/** Corners belong to the whole box. They are cut by the compositor: a clip path inside the SVG costs 20 ms. */
function wholePixels(box: Box): Box {
  const [x, y] = [Math.round(box.x), Math.round(box.y)]
  return { x, y, width: Math.round(box.x + box.width) - x, height: Math.round(box.y + box.height) - y }
}

function placed({ x, y, width, height }: Box) {
  return { position: 'absolute', left: x, top: y, width, height } as const
}

const radii = (corners: readonly number[]) => corners.map((corner) => `${corner}px`).join(' ')

function panelNode(layer: PanelLayer): Node {
  const { x, y, width, height } = layer.box
  const box = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
  const border = layer.stroke
    ? { border: `${layer.stroke_width}px solid ${layer.stroke}`, boxSizing: 'border-box' as const }
    : {}
  const fill = layer.color ? { backgroundColor: layer.color } : {}
  return { type: 'container', style: { ...placed(box), borderRadius: radii(layer.corners), ...fill, ...border } }
}

function pictureNode(layer: PictureLayer | null, picture: PreparedPicture): Node {
  const { box, pixels } = picture
  const shadow = layer?.shadow
  const cast = shadow
    ? { filter: `drop-shadow(0px ${px(shadow.dy)} ${px(shadow.blur)} ${withAlpha(shadow.color, shadow.opacity)})` }
    : {}
  const blend = layer?.blend === 'multiply' ? { mixBlendMode: 'multiply' as const } : {}
  const corners = layer && layer.corners.some((corner) => corner > 0) ? { borderRadius: radii(layer.corners) } : {}
  return {
    type: 'image',
    src: pixels,
    width: box.width,
    height: box.height,
    style: { ...placed(box), ...cast, ...blend, ...corners },
  }
}

const px = (value: number) => `${Math.round(value * 10) / 10}px`

/** One node a line: where lines break and stand was decided when the scene was composed. */
function textNodes(layer: TextLayer): Node[] {
  const family = familyNamed(layer.family)
  const content = (family.ascent + family.descent) * layer.size
  const style = { ...layer, tracking: layer.tracking * layer.size }
  return layer.lines.map((line) =>
    lineNode(line.text, layer.text, style, {
      position: 'absolute',
      left: line.x,
      top: line.y - family.ascent * layer.size,
      width: Math.ceil(line.width + layer.size),
      height: content,
      lineHeight: `${content}px`,
      color: layer.color,
    }),
  )
}
