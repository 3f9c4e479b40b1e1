import type { PreviewImage } from '#contract/designs/design-preview.ts'
import type { Core } from '../infrastructure/core.ts'
import type { StudioSeam } from '../infrastructure/rendering.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import { THUMBNAIL_WIDTH } from '../library/content.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { readSavedDesign } from '../designs/design.ts'
import { drawPrepared, encodePreview, startWork } from '../designs/preview.ts'
import { prepareDesign } from '../designs/prepare-design.ts'
import { findStoredDesign } from '../generation/accept/revise-brief.ts'
import { notFound } from '../infrastructure/problem.ts'
import { requireBrand } from '../brands/brands.ts'
import { readCurrentBrand, rebrandDesign } from './rebrand.ts'

interface UpdatedDesign {
  image: PreviewImage
  score: number | null
  passed: boolean | null
}

/**
 * Draws a design with the brand as it is now, at the width of a thumbnail, without saving it.
 * @throws {UnreadableJson} when stored JSON of the design is damaged
 * @throws {Problem} 404 if the brand has no such design, 409 when it can no longer be edited
 */
export async function previewBrandUpdate(
  app: Core & StorageSeam & StudioSeam,
  { owner, gone }: { owner: OwnerId; gone: AbortSignal },
  { id, contentId }: { id: number; contentId: number },
): Promise<UpdatedDesign> {
  const brand = await readCurrentBrand(app, owner, await requireBrand(app, owner, id))
  const storedDesign = await findStoredDesign(app, owner, contentId)
  if (storedDesign.brief.brand_id !== id) throw notFound('Content')
  const rebranded = rebrandDesign(storedDesign, brand)
  const prepared = await prepareDesign(app, owner, rebranded, readSavedDesign(storedDesign))
  const ratio = Math.min(1, THUMBNAIL_WIDTH / storedDesign.scene.width)
  const preview = { ratio, check: storedDesign.brief.layout !== 'none' }
  const drawn = await drawPrepared(app, prepared, preview, startWork(gone))
  if (!drawn) throw new Error('A preview that is not strict is always drawn')
  return {
    image: encodePreview(drawn.image),
    score: drawn.check?.score ?? null,
    passed: drawn.check?.passed ?? null,
  }
}
