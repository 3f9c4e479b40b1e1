import type { BrandCheck } from '#contract/content.ts'
import type { Brief } from '#studio/brief.ts'
import type { Copy } from '#studio/copy/copy.ts'
import { writeCopy } from '#studio/copy/write-copy.ts'
import type { Rendered } from '#studio/render/studio.ts'
import type { Scene } from '#studio/scene.ts'
import type { App } from '../app.ts'
import { SECOND } from '../clock.ts'
import { loadPictures } from './pictures.ts'

/** What the pipeline hands to the store: the pixels and everything that explains them. */
export interface Made {
  copy: Copy
  scene: Scene
  rendered: Rendered
  check: BrandCheck
  notes: string[]
}

export type Stage = 'copy' | 'picture' | 'scene' | 'render' | 'check' | 'store'

const STAGE_PATIENCE_MS = 60 * SECOND
/** Layout families that are tried before a picture is delivered with its failed rule shown. */
const LAYOUT_TRIES = 3

/**
 * brief → copy → picture → scene → render → check, each a function of the one before. `report` is told as each stage
 * begins; `signal` stops the work.
 */
export async function makeItem(
  app: Pick<App, 'studio' | 'storage' | 'db' | 'clock' | 'log'>,
  brief: Brief,
  report: (stage: Stage) => Promise<void>,
  signal: AbortSignal,
): Promise<Made> {
  await report('copy')
  const copy = writeCopy(brief)
  await report('picture')
  const { pictures, notes } = await loadPictures(app, brief)
  const draw = async (avoid: string[]): Promise<Made> => {
    const patience = () => ({ signal: AbortSignal.any([signal, AbortSignal.timeout(STAGE_PATIENCE_MS)]) })
    await report('scene')
    const scene = await app.studio.compose(brief, copy, pictures, { avoid, ...patience() })
    await report('render')
    const rendered = await app.studio.render(scene, pictures, patience())
    await report('check')
    const check = await app.studio.check(scene, rendered, patience())
    return { copy, scene, rendered, check, notes: [...notes, ...scene.notes] }
  }
  let best = await draw([])
  const avoid = [best.scene.layout]
  while (!best.check.passed && avoid.length < LAYOUT_TRIES) {
    const other = await draw(avoid)
    if (avoid.includes(other.scene.layout)) break
    avoid.push(other.scene.layout)
    if (other.check.score > best.check.score) best = other
  }
  return best
}
