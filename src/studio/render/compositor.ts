import { Renderer, type ImageSource, type MeasuredNode, type Node } from '@takumi-rs/core'
import { partsOf } from '../type/signs.ts'
import { bandsOf } from './bands.ts'
import { emojiFile } from './emoji.ts'
import { fontShelf, missingFrom } from './fonts.ts'
import { emojiSource, lineNode } from './line.ts'
import { pngOf } from './png.ts'
import { preparePictures } from './prepare.ts'
import { release } from './release.ts'
import { provenanceChunks } from './provenance.ts'
import { piecesOf, treeOf } from './tree.ts'
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
  /** Gets everything of a scene ready, for as long as `work` paints parts of it. */
  const painting = async <Result>(scene: Scene, pictures: Pictures, work: (paint: Paint) => Promise<Result>) => {
    const preparing = preparePictures(scene, pictures)
    const lines = scene.layers.flatMap((layer) =>
      layer.kind === 'text' ? [{ ...layer, text: layer.text + layer.lines.map((line) => line.text).join('') }] : [],
    )
    await need(lines)
    const emoji = [...(await emojiIn(lines.map((line) => line.text)))].map(imageOf)
    const pieces = await piecesOf(scene, preparing)
    const result = await work(async (seen, ground) => {
      const { nodes, images } = treeOf(pieces, seen)
      const { width, height } = seen
      const root = seenThrough(nodes, seen, ground)
      return renderer.render(root, { width, height, format: 'raw', images: [...emoji, ...images] })
    })
    for (const { pixels } of (await preparing).values()) release(pixels.data as Uint8Array<ArrayBuffer>)
    return result
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
    draw: (scene, pictures) =>
      painting(scene, pictures, (paint) => {
        const { width, height } = scene
        const bands = bandsOf(scene).map(async ({ drawn, from, rows }) => {
          const pixels = await paint(drawn, groundOf(scene) ?? '#FFFFFF')
          return pixels.subarray(from * width * 4, (from + rows) * width * 4)
        })
        return pngOf(bands, width, height, provenanceChunks(scene))
      }),
    drawPart: (scene, pictures, box) => painting(scene, pictures, (paint) => paint(box, groundOf(scene))),
  }
}

/** Draws what is seen in a part of the canvas as straight RGBA. Without a ground it is clear where nothing is drawn. */
type Paint = (seen: Box, ground: string | undefined) => Promise<Uint8Array<ArrayBuffer>>

const groundOf = (scene: Scene) => scene.layers.find((layer) => layer.kind === 'backdrop')?.color

/** Nodes of a canvas behind a window. Without a ground the window is clear. */
function seenThrough(children: Node[], { x, y, width, height }: Box, ground: string | undefined): Node {
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
