import type { ArtLayer, Layer, Scene } from '../model/scene.ts'
import { embedMark } from './embed.ts'
import type { MarkedArea } from './measure-change.ts'
import type { MarkCode } from './mark-code.ts'
import type { MarkKey } from './pattern.ts'

/** What is written into the pixels of a scene. */
export interface SceneMark {
  code: MarkCode
  key: MarkKey
}

/** Pixels of a scene, `width` of them for its own width. */
interface ScenePixels {
  data: Uint8Array
  width: number
  height: number
}

/** Words, logos and drawings above a picture keep their colors to the bit. */
export const SPARED_KINDS: readonly Layer['kind'][] = ['text', 'panel', 'logo', 'object']
/** Letters reach over the box of their lines. */
export const MARK_MARGIN = 6

/** Drawn shapes that keep their colors to the bit, too. Others are of one color, or of the ground. */
const SPARED_ART: readonly (ArtLayer['role'] | undefined)[] = ['motif', 'icon']

const isSparedOnGround = (layer: Layer): boolean =>
  SPARED_KINDS.includes(layer.kind) || (layer.kind === 'art' && SPARED_ART.includes(layer.role))

/** Points of a row and of a column at which a ground is looked at, and the share of them that must show it. */
const [POINTS, LEAST_GROUND] = [32, 0.1]

/** Whether a still shows enough of a ground whose structure can hide a mark. */
export function hasTexturedGround({ layers, motion, width, height }: Scene): boolean {
  if (motion || !layers.some((layer) => layer.kind === 'backdrop' && layer.texture)) return false
  const boxes = layers.flatMap((layer) => (isSparedOnGround(layer) && 'box' in layer ? [layer.box] : []))
  const isCovered = (x: number, y: number) =>
    boxes.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height)
  let shown = 0
  for (let at = 0; at < POINTS ** 2; at += 1) {
    const [column, row] = [at % POINTS, Math.floor(at / POINTS)]
    if (!isCovered(((column + 0.5) / POINTS) * width, ((row + 0.5) / POINTS) * height)) shown += 1
  }
  return shown >= LEAST_GROUND * POINTS ** 2
}

/**
 * Marks the pictures of a scene in its pixels, which are changed in place, or its textured ground where it has no picture. Nothing else is
 * changed.
 */
export function markScene(scene: Scene, { data, width, height }: ScenePixels, { code, key }: SceneMark): void {
  const ratio = width / scene.width
  const toArea = (box: MarkedArea, margin: number): MarkedArea => ({
    x: (box.x - margin) * ratio,
    y: (box.y - margin) * ratio,
    width: (box.width + 2 * margin) * ratio,
    height: (box.height + 2 * margin) * ratio,
  })
  const images = scene.layers.flatMap((layer) => (layer.kind === 'picture' ? [toArea(layer.box, 0)] : []))
  const isGround = images.length === 0 && hasTexturedGround(scene)
  const areas = isGround ? [{ x: 0, y: 0, width, height }] : images
  const isSpared = isGround ? isSparedOnGround : (layer: Layer) => SPARED_KINDS.includes(layer.kind)
  const spared = scene.layers.flatMap((layer) =>
    isSpared(layer) && 'box' in layer ? [toArea(layer.box, MARK_MARGIN)] : [],
  )
  embedMark(data, { width, height }, { code, key, areas, spared })
}
