import { bottom, boxOf, right } from '../../geometry.ts'
import { lineBox } from '../../motion/pieces.ts'
import { preparePictures } from '../prepare.ts'
import { release } from '../release.ts'
import { shadowReach } from '../tree.ts'
import type { Kernel, Planes } from './kernel.ts'
import type { Box } from '../../geometry.ts'
import type { Layer, PictureLayer, Scene, Track } from '../../scene.ts'
import type { Pictures } from '../prepare.ts'
import type { Compositor } from '../compositor.ts'

/** Whoever draws parts of scenes. */
export type Drawing = Pick<Compositor, 'drawPart'>

/** What a track shows, drawn once. */
export interface Sprite {
  planes: Planes
  /** Where it stands in the still: whole pixels, even where it is not a photograph. */
  box: Box
  /** Samples a canvas pixel. */
  density: number
  /** The outline that a photograph moves behind: coverage at full and half size over an even box. */
  mask: { box: Box; luma: number; chroma: number } | null
}

/** Draws `track` alone on nothing. Null where it has no pixels on the canvas. */
export async function rasterise(
  track: Track,
  scene: Scene,
  pictures: Pictures,
  by: Drawing,
  kernel: Kernel,
): Promise<Sprite | null> {
  const all = [...scene.layers, ...(scene.motion?.layers ?? [])]
  const layers = track.layers.flatMap((index) => withLine(all[index], track.line))
  const [only] = layers
  if (only?.kind === 'picture' && layers.length === 1 && track.moves.some((move) => move.what === 'zoom'))
    return photograph(only, track, scene, pictures, by, kernel)
  const box = roomOf(layers, scene)
  if (!box) return null
  const rgba = await draw(layers, box, scene, pictures, by)
  const multiplied = layers.find((layer) => layer.kind === 'picture' && layer.blend === 'multiply')
  if (multiplied && layers[0]?.kind !== 'backdrop') clearWhite(rgba, groundUnder(multiplied, scene))
  const planes = kernel.planesOf(rgba, box.width, box.height)
  release(rgba)
  return { planes, box, density: 1, mask: null }
}

function withLine(layer: Layer | undefined, line: number | null): Layer[] {
  if (!layer) return []
  if (layer.kind !== 'text' || line === null) return [layer]
  return [{ ...layer, box: lineBox(layer, line), lines: layer.lines.slice(line, line + 1) }]
}

/** Everything that `layers` paint, on whole even pixels, with a clear rim wherever it does not end with the canvas. */
function roomOf(layers: readonly Layer[], { width, height }: Scene): Box | null {
  if (layers.some((layer) => layer.kind === 'backdrop')) return { x: 0, y: 0, width, height }
  const boxes = layers.map(paintedBox).filter((box) => box !== null)
  const low = (of: (box: Box) => number) => 2 * Math.floor(Math.max(0, Math.min(...boxes.map(of)) - 2) / 2)
  const high = (of: (box: Box) => number, most: number) =>
    2 * Math.ceil(Math.min(most, Math.max(...boxes.map(of)) + 2) / 2)
  const room = boxOf(
    low((box) => box.x),
    low((box) => box.y),
    high(right, width),
    high(bottom, height),
  )
  return room.width > 0 && room.height > 0 ? room : null
}

function paintedBox(layer: Layer): Box | null {
  if (layer.kind === 'backdrop') return null
  if (layer.kind === 'text') {
    const boxes = layer.lines.map((_, line) => lineBox(layer, line))
    return around([layer.box, ...boxes])
  }
  if (layer.kind !== 'picture') return layer.box
  const { box, angle } = layer
  const reach = shadowReach(layer) + (angle === 0 ? 0 : Math.hypot(box.width, box.height) / 4)
  return boxOf(box.x - reach, box.y - reach, right(box) + reach, bottom(box) + reach)
}

function around(boxes: readonly Box[]): Box {
  return boxOf(
    Math.min(...boxes.map((box) => box.x)),
    Math.min(...boxes.map((box) => box.y)),
    Math.max(...boxes.map(right)),
    Math.max(...boxes.map(bottom)),
  )
}

/** Straight RGBA of `box`. Alone, a picture has nothing to multiply onto. */
async function draw(layers: readonly Layer[], box: Box, scene: Scene, pictures: Pictures, by: Drawing) {
  const grounded = layers.some((layer) => layer.kind === 'backdrop')
  const alone = (layer: Layer) => (layer.kind === 'picture' ? { ...layer, blend: 'normal' as const } : layer)
  return by.drawPart({ ...scene, layers: grounded ? layers : layers.map(alone) }, pictures, box)
}

/** The flat colour that a layer stands on. */
export function groundUnder(layer: Layer, { layers }: Scene): readonly [number, number, number] {
  const under = layers
    .slice(0, Math.max(0, layers.indexOf(layer)))
    .findLast((of) => of.kind === 'art' || of.kind === 'backdrop')
  const fill = under?.kind === 'art' ? under.paths[0]?.fill : under?.kind === 'backdrop' ? under.color : null
  const value = typeof fill === 'string' ? Number.parseInt(fill.slice(1), 16) : 0xffffff
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** What multiplies onto `ground` becomes what covers it with the same result: white is clear, black is full. */
export function clearWhite(rgba: Uint8Array, ground: readonly [number, number, number]): void {
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

/** A photograph is kept as large as its largest zoom, so that it is never scaled up, and apart from its outline. */
export async function photograph(
  layer: PictureLayer,
  track: Track,
  scene: Scene,
  pictures: Pictures,
  by: Drawing,
  kernel: Kernel,
): Promise<Sprite | null> {
  const { box } = layer
  const zoom = Math.max(1, ...track.moves.flatMap((move) => (move.what === 'zoom' ? [move.from, move.to] : [])))
  const large = { x: 0, y: 0, width: even(box.width * zoom), height: even(box.height * zoom) }
  const part: Scene = { ...scene, layers: [{ ...layer, box: large }] }
  const picture = (await preparePictures(part, pictures)).get(0)
  if (!picture) return null
  const planes = kernel.planesOf(picture.pixels.data as Uint8Array, large.width, large.height)
  const [x, y] = [Math.round(box.x), Math.round(box.y)]
  const place = { x, y, width: Math.round(box.width), height: Math.round(box.height) }
  const mask = layer.corners.some((corner) => corner > 0) ? await outline(layer, scene, by, kernel) : null
  return { planes, box: place, density: large.width / place.width, mask }
}

async function outline(layer: PictureLayer, scene: Scene, by: Drawing, kernel: Kernel): Promise<Sprite['mask']> {
  const { box, corners } = layer
  const shape: Layer = { kind: 'panel', role: 'plate', box, corners, color: '#FFFFFF', stroke: null, stroke_width: 0 }
  const room = roomOf([shape], scene)
  if (!room) return null
  const rgba = await draw([shape], room, scene, {}, by)
  const planes = kernel.planesOf(rgba, room.width, room.height)
  release(rgba)
  return { box: room, luma: planes.alpha, chroma: planes.chroma }
}

const even = (value: number) => 2 * Math.ceil(value / 2)
