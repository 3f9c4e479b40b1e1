import { Renderer, type ImageSource, type MeasuredNode, type Node } from '@takumi-rs/core'
import { partsOf } from '../type/signs.ts'
import { emojiFile } from './emoji.ts'
import { fontShelf, missingFrom } from './fonts.ts'
import { emojiSource, lineNode } from './line.ts'
import { pngOf } from './png.ts'
import { preparePictures } from './prepare.ts'
import { provenanceChunks } from './provenance.ts'
import { treeOf } from './tree.ts'
import type { Box } from '../geometry.ts'
import type { Pictures } from './prepare.ts'
import type { Scene } from '../scene.ts'
import type { Measure } from '../type/ruler.ts'

/** One renderer with the fonts it has been asked for so far. */
export interface Compositor {
  measure: Measure
  /** The letters and emoji that no bundled font can draw. */
  missing(texts: readonly string[]): Promise<ReadonlySet<string>>
  /** The scene as PNG bytes, exactly `scene.width` x `scene.height` pixels, sRGB. */
  draw(scene: Scene, pictures: Pictures): Promise<Uint8Array>
  /** What of a scene lies in `box` (whole pixels) as straight RGBA; clear where nothing is drawn and there is no backdrop. */
  drawPart(scene: Scene, pictures: Pictures, box: Box): Promise<Uint8Array<ArrayBuffer>>
}

/** Words are measured at this size; widths come back in whole pixels, so a thousandth of an em is lost at most. */
const MEASURED_AT = 1000

export function openCompositor(): Compositor {
  const renderer = new Renderer()
  const need = fontShelf(renderer)
  const treeFor = async (scene: Scene, pictures: Pictures) => {
    const lines = scene.layers.flatMap((layer) =>
      layer.kind === 'text' ? [{ ...layer, text: layer.text + layer.lines.map((line) => line.text).join('') }] : [],
    )
    await need(lines)
    const emoji = await emojiIn(lines.map((line) => line.text))
    return treeOf(scene, await preparePictures(scene, pictures), emoji)
  }
  return {
    measure: async (runs) => {
      await need(runs)
      const images = [...(await emojiIn(runs.map((run) => run.text)))].map(imageOf)
      const children = runs.map(({ text, family, weight }) =>
        lineNode(text, text, { family, weight, size: MEASURED_AT, tracking: 0 }, {}),
      )
      const style = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } as const
      const measured = await renderer.measure({ type: 'container', style, children }, { images })
      return measured.children.map(widthOf)
    },
    missing: async (texts) => new Set((await Promise.all(texts.map(missingFrom))).flat()),
    draw: async (scene, pictures) => {
      const { root, images } = await treeFor(scene, pictures)
      const { width, height } = scene
      const pixels = await renderer.render(root, { width, height, format: 'raw', images })
      return pngOf(pixels, width, height, provenanceChunks(scene))
    },
    drawPart: async (scene, pictures, box) => {
      const { root, images } = await treeFor(scene, pictures)
      const { width, height } = box
      return renderer.render(seenThrough(root, scene, box), { width, height, format: 'raw', images })
    },
  }
}

/** A scene's tree behind a window. Without a backdrop the window is clear. */
function seenThrough(root: Node, scene: Scene, { x, y, width, height }: Box): Node {
  const { children, style } = root as { children?: Node[]; style?: { backgroundColor?: string } }
  const grounded = scene.layers.some((layer) => layer.kind === 'backdrop')
  const ground = grounded ? { backgroundColor: style?.backgroundColor } : {}
  const moved = { position: 'absolute', display: 'flex', left: -x, top: -y } as const
  return {
    type: 'container',
    style: { width, height, position: 'relative', display: 'flex', overflow: 'hidden', ...ground },
    children: [{ type: 'container', style: { ...moved, width: scene.width, height: scene.height }, children }],
  }
}

/** Plain words are measured by their advances, which the box rounds; lines with emoji by their box. */
function widthOf({ width, runs, children }: MeasuredNode): number {
  return children.length > 0 ? width : runs.reduce((sum, run) => sum + run.width, 0) || width
}

async function emojiIn(texts: readonly string[]): Promise<Map<string, Uint8Array>> {
  const signs = new Set(texts.flatMap((text) => partsOf(text).flatMap((part) => (part.emoji ? [part.text] : []))))
  const found = new Map<string, Uint8Array>()
  for (const sign of signs) {
    const data = await emojiFile(sign)
    if (data) found.set(sign, data)
  }
  return found
}

const imageOf = ([emoji, data]: [string, Uint8Array]): ImageSource => ({ src: emojiSource(emoji), data })
