import { bottom, boxFromEdges, grow as growBox, right } from '../../model/geometry.ts'
import { measureLineBox } from '../../motion/split-scene.ts'
import { measureBounds, readRotation } from '../../model/rotation.ts'
import { prepareImages } from '../image/prepare-images.ts'
import { freeBuffer } from '../image/free-buffer.ts'
import { measureWhole } from '../objects/draw-object.ts'
import { measureShadowReach } from '../drawing/node-tree.ts'
import type { BlendKernel, Planes } from './blend-kernel.ts'
import type { Box } from '../../model/geometry.ts'
import type { Layer, ImageLayer, Scene } from '../../model/scene.ts'
import type { Track } from '../../model/track.ts'
import type { ImageBytes } from '../image/prepare-images.ts'
import type { Compositor } from '../compositor.ts'

/** Draws parts of scenes. */
export type PartRenderer = Pick<Compositor, 'drawPart'>

/** The pixels of a track, drawn once. */
export interface Sprite {
  planes: Planes
  /** Its position in the still in whole pixels; even unless it is a photo. */
  box: Box
  /** Samples per canvas pixel. */
  density: number
  /** The fixed outline of a moving photo: coverage at full and at half size, over a box with even coordinates. */
  mask: { box: Box; luma: number; chroma: number } | null
}

/** Draws a track alone on a transparent background. `scene` has the layers of its motion too. Returns null if the track has no pixels on the canvas. */
export async function rasterizeTrack(
  track: Track,
  scene: Scene,
  images: ImageBytes,
  by: PartRenderer,
  kernel: BlendKernel,
): Promise<Sprite | null> {
  const layers = track.layers.flatMap((index) => selectLine(scene.layers[index], track.line))
  const [only] = layers
  if (only?.kind === 'picture' && layers.length === 1 && track.moves.some((move) => move.what === 'zoom'))
    return createPhotoSprite(only, track, scene, images, by, kernel)
  const box = findPaintedArea(layers, scene)
  if (!box) return null
  if (only?.kind === 'backdrop' && layers.length === 1 && !only.texture)
    return { planes: kernel.planesOfColor(parseColor(only.color), box.width, box.height), box, density: 1, mask: null }
  const rgba = await drawLayers(layers, box, scene, images, by)
  const multiplied = layers.find((layer) => layer.kind === 'picture' && layer.blend === 'multiply')
  if (multiplied && layers[0]?.kind !== 'backdrop') convertMultiplyToAlpha(rgba, findBackgroundUnder(multiplied, scene))
  const planes = kernel.planesOf(rgba, box.width, box.height)
  freeBuffer(rgba)
  return { planes, box, density: 1, mask: null }
}

function selectLine(layer: Layer | undefined, line: number | null): Layer[] {
  if (!layer) return []
  if (layer.kind !== 'text' || line === null) return [layer]
  return [{ ...layer, lines: layer.lines.slice(line, line + 1) }]
}

/** Returns the painted area in even pixels, with a transparent margin where it does not end with the canvas. */
function findPaintedArea(layers: readonly Layer[], { width, height }: Scene): Box | null {
  if (layers.some((layer) => layer.kind === 'backdrop')) return { x: 0, y: 0, width, height }
  const boxes = layers.map(measurePaintedBox).filter((box) => box !== null)
  const low = (of: (box: Box) => number) => 2 * Math.floor(Math.max(0, Math.min(...boxes.map(of)) - 2) / 2)
  const high = (of: (box: Box) => number, most: number) =>
    2 * Math.ceil(Math.min(most, Math.max(...boxes.map(of)) + 2) / 2)
  const area = boxFromEdges(
    low((box) => box.x),
    low((box) => box.y),
    high(right, width),
    high(bottom, height),
  )
  return area.width > 0 && area.height > 0 ? area : null
}

function measurePaintedBox(layer: Layer): Box | null {
  if (layer.kind === 'backdrop') return null
  if (layer.kind === 'text') {
    const boxes = layer.lines.map((_, line) => measureLineBox(layer, line))
    return unionBoxes([measureBounds(layer), ...boxes])
  }
  if (layer.kind === 'object') return growBox(layer.clip?.box ?? measureWhole(layer), measureShadowReach(layer))
  if (layer.kind !== 'picture') return measureBounds({ box: layer.box, rotation: readRotation(layer) })
  const { box, angle } = layer
  const reach = measureShadowReach(layer) + (angle === 0 ? 0 : Math.hypot(box.width, box.height) / 4)
  return growBox(box, reach)
}

function unionBoxes(boxes: readonly Box[]): Box {
  return boxFromEdges(
    Math.min(...boxes.map((box) => box.x)),
    Math.min(...boxes.map((box) => box.y)),
    Math.max(...boxes.map(right)),
    Math.max(...boxes.map(bottom)),
  )
}

/**
 * Draws the layers in `box` as RGBA with straight alpha. Without a backdrop, images are drawn without their blend mode.
 */
async function drawLayers(layers: readonly Layer[], box: Box, scene: Scene, images: ImageBytes, by: PartRenderer) {
  const grounded = layers.some((layer) => layer.kind === 'backdrop')
  const alone = (layer: Layer) => (layer.kind === 'picture' ? { ...layer, blend: 'normal' as const } : layer)
  return by.drawPart({ ...scene, layers: grounded ? layers : layers.map(alone) }, images, box)
}

/** Returns the plain color (RGB, 0 to 255) behind a layer. */
export function findBackgroundUnder(layer: Layer, { layers }: Scene): readonly [number, number, number] {
  const under = layers
    .slice(0, Math.max(0, layers.indexOf(layer)))
    .findLast((of) => of.kind === 'art' || of.kind === 'backdrop')
  const fill = under?.kind === 'art' ? under.paths[0]?.fill : under?.kind === 'backdrop' ? under.color : null
  return parseColor(typeof fill === 'string' ? fill : '#FFFFFF')
}

/** Reads `#RRGGBB`. */
function parseColor(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/**
 * Converts pixels that are multiplied onto `ground` to pixels with alpha that give the same result. White becomes
 * transparent, black opaque. `rgba` is modified.
 */
export function convertMultiplyToAlpha(rgba: Uint8Array, ground: readonly [number, number, number]): void {
  for (let at = 0; at < rgba.length; at += 4) {
    const least = Math.min(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0)
    const left = 255 - least
    for (let part = 0; part < 3; part++) {
      const over = (rgba[at + part] ?? 0) - least
      rgba[at + part] = left === 0 ? 0 : Math.round((over * (ground[part] ?? 0)) / left)
    }
    rgba[at + 3] = Math.round((left * (rgba[at + 3] ?? 0)) / 255)
  }
}

/** Draws a photo at its largest zoom, so that it is never scaled up. Its outline becomes a separate mask. */
export async function createPhotoSprite(
  layer: ImageLayer,
  track: Track,
  scene: Scene,
  images: ImageBytes,
  by: PartRenderer,
  kernel: BlendKernel,
): Promise<Sprite | null> {
  const { box } = layer
  const zoom = Math.max(1, ...track.moves.flatMap((move) => (move.what === 'zoom' ? [move.from, move.to] : [])))
  const large = { x: 0, y: 0, width: even(box.width * zoom), height: even(box.height * zoom) }
  const part: Scene = { ...scene, layers: [{ ...layer, box: large }] }
  const image = (await prepareImages(part, images)).get(0)
  if (!image) return null
  const planes = kernel.planesOf(image.pixels.data as Uint8Array, large.width, large.height)
  const [x, y] = [Math.round(box.x), Math.round(box.y)]
  const place = { x, y, width: Math.round(box.width), height: Math.round(box.height) }
  const mask = layer.corners.some((corner) => corner > 0) ? await createMask(layer, scene, by, kernel) : null
  return { planes, box: place, density: large.width / place.width, mask }
}

async function createMask(
  layer: ImageLayer,
  scene: Scene,
  by: PartRenderer,
  kernel: BlendKernel,
): Promise<Sprite['mask']> {
  const { box, corners } = layer
  const shape: Layer = { kind: 'panel', role: 'plate', box, corners, color: '#FFFFFF', stroke: null, stroke_width: 0 }
  const area = findPaintedArea([shape], scene)
  if (!area) return null
  const rgba = await drawLayers([shape], area, scene, {}, by)
  const planes = kernel.planesOf(rgba, area.width, area.height)
  freeBuffer(rgba)
  return { box: area, luma: planes.alpha, chroma: planes.chroma }
}

const even = (value: number) => 2 * Math.ceil(value / 2)
