import type { PreviewImage } from '#contract/designs/design-preview.ts'
import type { Core } from '../infrastructure/core.ts'
import type { StudioSeam } from '../infrastructure/rendering.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import { findStoredDesign, type StoredDesign } from '../generation/accept/revise-brief.ts'
import { readSavedDesign } from './design.ts'
import { prepareDesign } from './prepare-design.ts'
import { type Asking, drawPrepared, encodePreview, startWork } from './preview.ts'

/** Pixels of a preview for each pixel of the design. */
const RATIO = 0.2
/** Objects besides none. */
const OFFERED = 2

/**
 * Draws a design with up to two other objects that fit its request, and with none if it shows one. A design that shows none is offered three.
 * Empty for a design that shows an image, and for one whose layout has no place for an object.
 * @throws {Problem} as `previewDesign` does
 */
export async function previewMotifs(
  app: Core & StorageSeam & StudioSeam,
  { owner, id, gone }: Asking,
): Promise<{ motifs: { motif: string | null; image: PreviewImage }[] }> {
  const storedDesign = await findStoredDesign(app, owner, id)
  if (showsImage(storedDesign)) return { motifs: [] }
  const drawAll = async () => {
    const prepared = await prepareDesign(app, owner, storedDesign, readSavedDesign(storedDesign))
    const { shown, others } = await app.studio.listMotifs(storedDesign.brief)
    const offered = showsObject(storedDesign)
      ? [...others.slice(0, OFFERED), null]
      : [...shown, ...others].slice(0, OFFERED + 1)
    const motifs: { motif: string | null; image: PreviewImage }[] = []
    const work = startWork(gone)
    for (const motif of offered) {
      const brief = { ...prepared.brief, motif }
      const drawn = await drawPrepared(app, { ...prepared, brief }, { ratio: RATIO, check: false }, work)
      if (drawn && (motif === null || drawn.boxes.some(({ slot }) => slot.startsWith('object:'))))
        motifs.push({ motif, image: encodePreview(drawn.image) })
    }
    return { motifs }
  }
  return app.designPreviews(`${owner}:motifs`, drawAll, gone)
}

const showsImage = ({ scene }: StoredDesign): boolean => scene.layers.some(({ kind }) => kind === 'picture')

const showsObject = ({ scene }: StoredDesign): boolean => scene.layers.some(({ kind }) => kind === 'object')
