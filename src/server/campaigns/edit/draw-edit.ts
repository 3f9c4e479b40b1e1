import type { CampaignEdit, EditImages } from '#contract/campaigns/key-visual.ts'
import { listFrames } from '#studio/carousel/slide.ts'
import type { OwnerId } from '../../db/owner.ts'
import { prepareItem, type PreparedDesign, type PrepareParts } from '../../design/prepare-design.ts'
import { drawPrepared, encodePreview } from '../../design/preview.ts'
import type { NewItem } from '../../generation/accept/insert-items.ts'
import { NO_PAID_RESULTS } from '../../generation/stored/paid-results.ts'
import type { HasDesignPreviews } from '../../limits/newest-call.ts'
import type { HasRenders } from '../../rendering.ts'
import { requireCampaign } from '../read-campaign.ts'
import { openCellItems } from '../run/build-items.ts'
import { loadProducts } from '../run/load-products.ts'
import { chooseSamples } from './choose-samples.ts'
import { findEffects, listChanged } from './find-effects.ts'

type DrawParts = PrepareParts & HasRenders & HasDesignPreviews

/** The longest side of an image in pixels. */
const LONGEST = 480

/**
 * Draws the samples of `previewEdit` as they would be after an edit of the key visual, one after another. Nothing is stored and no provider
 * is called. An image shows the first layout, whose brand check is not run, and the first slide of a carousel.
 * @throws {UnreadableJson} when stored JSON is damaged
 * @throws {Problem} as `previewEdit` does; 409 also when newer images were requested
 */
export async function drawEdit(
  app: DrawParts,
  { owner, id, gone }: { owner: OwnerId; id: number; gone: AbortSignal },
  edit: CampaignEdit,
): Promise<EditImages> {
  const campaign = await requireCampaign(app, owner, id)
  const { edited, effects } = await findEffects(app, owner, campaign, edit)
  const cells = chooseSamples(listChanged(effects))
  const productIds = cells.map(({ product_id }) => product_id)
  const build = openCellItems(app, { ...edited, products: await loadProducts(app, owner, productIds) })
  const drawAll = async () => {
    const images: EditImages['images'] = []
    for (const cell of cells) {
      if (gone.aborted) break
      const prepared = await prepareCell(app, await build(cell))
      const ratio = Math.min(1, LONGEST / Math.max(prepared.brief.width, prepared.brief.height))
      const drawn = await drawPrepared(app, prepared, { ratio, check: false })
      if (drawn) images.push({ cell_id: cell.id, image: encodePreview(drawn.image) })
    }
    return { images }
  }
  return app.designPreviews(`${owner}:edit`, drawAll, gone)
}

/** Prepares the item of a cell for composing. Of a carousel, that is its first slide, which its item would write first. */
async function prepareCell(
  app: PrepareParts,
  { brief, paid_results = NO_PAID_RESULTS }: NewItem,
): Promise<PreparedDesign> {
  const { carousel, revision } = brief
  if (!revision) throw new Error('The item of a cell has its texts')
  const item = { brief, paid: paid_results, copy: revision.copy }
  if (!carousel) return prepareItem(app, item)
  const slides = await app.studio.writeSlides(brief, revision.copy, carousel.count)
  const [frame = null] = listFrames(
    slides.map(({ role }) => role),
    carousel.background,
  )
  const prepared = await prepareItem(app, { ...item, copy: slides[0]?.copy ?? revision.copy, slide: frame })
  return { ...prepared, options: { slide: frame, overrides: null, paintedByModel: prepared.options.paintedByModel } }
}
