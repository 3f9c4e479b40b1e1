import type { Layer, Scene } from '../model/scene.ts'
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

/** Marks the pictures of a scene in its pixels, which are changed in place. Nothing else is. */
export function markScene(scene: Scene, { data, width, height }: ScenePixels, { code, key }: SceneMark): void {
  const ratio = width / scene.width
  const toArea = (box: MarkedArea, margin: number): MarkedArea => ({
    x: (box.x - margin) * ratio,
    y: (box.y - margin) * ratio,
    width: (box.width + 2 * margin) * ratio,
    height: (box.height + 2 * margin) * ratio,
  })
  const areas = scene.layers.flatMap((layer) => (layer.kind === 'picture' ? [toArea(layer.box, 0)] : []))
  const spared = scene.layers.flatMap((layer) =>
    SPARED_KINDS.includes(layer.kind) && 'box' in layer ? [toArea(layer.box, MARK_MARGIN)] : [],
  )
  embedMark(data, { width, height }, { code, key, areas, spared })
}
