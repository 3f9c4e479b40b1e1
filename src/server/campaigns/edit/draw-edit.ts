import type { CampaignEdit, EditImages } from '#contract/campaigns/key-visual.ts'
import { listFrames } from '#studio/carousel/slide.ts'
import type { Preview } from '#studio/render/preview.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { prepareItem, type PreparedDesign } from '../../designs/prepare-design.ts'
import { type DrawingWork, drawPrepared, encodePreview, startWork } from '../../designs/preview.ts'
import type { NewItem } from '../../generation/accept/insert-items.ts'
import { drawBestLayout } from '../../generation/run/best-layout.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import type { ItemBrief } from '../../stored/brief.ts'
import { NO_PAID_RESULTS } from '../../stored/paid-results.ts'
import { requireCampaign } from '../read-campaign.ts'
import { openCellItems } from '../run/build-items.ts'
import { readVideoScenes } from '../run/video-scenes.ts'
import { loadProducts } from '../run/load-products.ts'
import { readRows } from '../run/run.ts'
import { chooseSamples } from './choose-samples.ts'
import { findEffects, listChanged } from './find-effects.ts'

/** The longest side of an image in pixels. */
const LONGEST = 480

/**
 * Draws the samples of `previewEdit` as they would be after an edit of the key visual, one after another. Nothing is stored and no provider
 * is called.
 * @throws {UnreadableJson} when stored JSON is damaged
 * @throws {Problem} as `previewEdit` does; 409 also when newer images were requested
 */
export async function drawEdit(
  app: Core & StorageSeam & StudioSeam,
  { owner, id, gone }: { owner: OwnerId; id: number; gone: AbortSignal },
  edit: CampaignEdit,
): Promise<EditImages> {
  const campaign = await requireCampaign(app, owner, id)
  const { edited, effects } = await findEffects(app, owner, campaign, edit)
  const cells = await readRows(app, owner, chooseSamples(listChanged(effects)))
  const productIds = cells.map(({ product_id }) => product_id)
  const products = await loadProducts(app, owner, productIds)
  const build = openCellItems(app, { ...edited, products, video: await readVideoScenes(app, owner, campaign) })
  const drawAll = async () => {
    const images: EditImages['images'] = []
    const work = startWork(gone)
    for (const cell of cells) {
      const { image } = await drawItem(app, owner, await build(cell), work)
      images.push({ cell_id: cell.id, image: encodePreview(image) })
    }
    return { images }
  }
  return app.designPreviews(`${owner}:edit`, drawAll, gone)
}

/** Draws what the item of a cell would deliver: the layout that passes the brand check, or the first slide of a carousel. */
async function drawItem(
  app: Core & StorageSeam & StudioSeam,
  owner: OwnerId,
  { brief, paid_results = NO_PAID_RESULTS }: NewItem,
  work: DrawingWork,
): Promise<Preview> {
  const { carousel, revision } = brief
  if (!revision) throw new Error('The item of a cell has its texts')
  const prepared = await prepareItem(app, { owner, brief, paid: paid_results, copy: revision.copy })
  const ratio = Math.min(1, LONGEST / Math.max(brief.width, brief.height))
  const draw = async ({ options, ...design }: PreparedDesign, avoid: string[]) => {
    const preview = { ratio, check: carousel === undefined }
    const drawn = await drawPrepared(app, { ...design, options: { ...options, avoid } }, preview, work)
    if (!drawn) throw new Error('A preview that is not strict is always drawn')
    return drawn
  }
  const first = carousel ? await toFirstSlide(app, prepared, carousel) : prepared
  return drawBestLayout(brief, (avoid) => draw(first, avoid))
}

/** The first slide of a carousel, as its item would write it. */
async function toFirstSlide(
  { studio, renders }: StudioSeam,
  { options, ...design }: PreparedDesign,
  carousel: NonNullable<ItemBrief['carousel']>,
): Promise<PreparedDesign> {
  const { slides } = await renders(() => studio.writeSlides(design.brief, design.copy, carousel))
  const [frame = null] = listFrames(slides, carousel.background)
  const { paintedByModel } = options
  return { ...design, copy: slides[0]?.copy ?? design.copy, options: { slide: frame, overrides: null, paintedByModel } }
}
