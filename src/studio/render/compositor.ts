import { Renderer } from '@takumi-rs/core'
import { fontShelf } from './fonts.ts'
import { preparePictures } from './prepare.ts'
import { withProvenance } from './provenance.ts'
import { treeOf } from './tree.ts'
import type { Pictures } from './prepare.ts'
import type { Scene } from '../scene.ts'
import type { Measure } from '../type/ruler.ts'

/** One renderer with the fonts it has been asked for so far. */
export interface Compositor {
  measure: Measure
  /** The scene as PNG bytes, exactly `scene.width` x `scene.height` pixels, sRGB. */
  draw(scene: Scene, pictures: Pictures): Promise<Uint8Array>
}

/** Words are measured at this size; widths come back in whole pixels, so a thousandth of an em is lost at most. */
const MEASURED_AT = 1000

export function openCompositor(): Compositor {
  const renderer = new Renderer()
  const need = fontShelf(renderer)
  return {
    measure: async (runs) => {
      await need(runs)
      const children = runs.map(({ text, family, weight }) => ({
        type: 'text' as const,
        text,
        style: { fontFamily: family, fontWeight: weight, fontSize: MEASURED_AT, whiteSpace: 'pre' as const },
      }))
      const style = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } as const
      const measured = await renderer.measure({ type: 'container', style, children })
      return measured.children.map((child) => child.runs.reduce((sum, run) => sum + run.width, 0) || child.width)
    },
    draw: async (scene, pictures) => {
      await need(scene.fonts)
      const { root, images } = treeOf(scene, await preparePictures(scene, pictures))
      const png = await renderer.render(root, { width: scene.width, height: scene.height, format: 'png', images })
      return withProvenance(png, scene)
    },
  }
}
