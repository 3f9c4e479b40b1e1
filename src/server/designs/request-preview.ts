import type { DrawnStoryboard } from '#contract/designs/video-preview.ts'
import type { RequestPreview, RequestPreviewInput } from '#contract/generation/request-preview.ts'
import { formatSize, findFormat } from '#contract/platforms/formats.ts'
import type { Preview } from '#studio/render/preview.ts'
import { loadImages } from '../files/brief-images.ts'
import { loadInputs } from '../generation/accept/load-inputs.ts'
import { buildQuickBrief, buildWizardBrief } from '../generation/accept/request-briefs.ts'
import { drawBestWords } from '../generation/run/best-words.ts'
import { toCheckedWords } from '../generation/run/checked-words.ts'
import { readEdits } from '../generation/run/read-edits.ts'
import { listRecentLooks } from '../generation/run/recent-looks.ts'
import { listNextSeeds, SEEDS_TRIED, toStillBrief } from '../generation/run/seeds.ts'
import type { Core } from '../infrastructure/core.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import type { StudioSeam } from '../infrastructure/rendering.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import { getSizes } from '../platforms/sizes.ts'
import { resolveProviders } from '../providers/choice/resolve.ts'
import type { ProvidersSeam } from '../providers/seam.ts'
import type { ItemBrief } from '../stored/brief.ts'
import { NO_PAID_RESULTS } from '../stored/paid-results.ts'
import { drawStoryboard } from './videos/draw-storyboard.ts'
import { type DrawingWork, drawPrepared, encodePreview, startWork } from './preview.ts'
import { findPreviewImages } from './preview-images.ts'
import { describeWords } from './request-words.ts'

type PreviewParts = Core & StorageSeam & StudioSeam & ProvidersSeam

/** The longer side of a preview for a screen, in pixels. */
const LONGEST_SIDE = 640

/**
 * Draws the picture that a request would become, without storing anything. One preview of a person is drawn at a time, and of those that
 * wait the newest wins. Where a model is chosen, it is what the studio would make.
 * @throws {Problem} as `buildPreviewBrief` does, 409 when a newer preview was requested, 422 when drawing takes too long, 499
 *   when the client has disconnected
 */
export async function previewRequest(
  app: PreviewParts,
  owner: OwnerId,
  request: RequestPreviewInput,
  gone: AbortSignal,
): Promise<RequestPreview> {
  return app.designPreviews(
    `${owner}:request`,
    async () => {
      const brief = await chooseSeed(app, owner, await buildPreviewBrief(app, owner, request), gone)
      const work = startWork(gone)
      const [{ drawn, film }, read, models] = await Promise.all([
        drawRequest(app, owner, { brief, ratio: request.ratio }, work),
        app.studio.readRequest(brief, { signal: gone }),
        listModels(app, owner, brief),
      ])
      const { image, layout, copy } = drawn
      return {
        image: encodePreview(image),
        // A video has even sides, which can differ from those of the request.
        size: { width: image.box[2], height: image.box[3] },
        alt_text: copy.alt_text,
        layout,
        seed: brief.seed,
        caption: copy.caption,
        ...describeWords(brief, read, drawn),
        film,
        models,
      }
    },
    gone,
  )
}

/** The brief with the seed that its item would choose, if the request names none. */
async function chooseSeed(app: PreviewParts, owner: OwnerId, open: ItemBrief, gone: AbortSignal): Promise<ItemBrief> {
  const { chooses_seed, ...brief } = open
  if (!chooses_seed || brief.layout === 'none') return brief
  const [{ pictures }, recent] = await Promise.all([
    loadImages(app, owner, brief),
    listRecentLooks(app, owner, brief.brand_id),
  ])
  const seed = await app.renders(async () => {
    const copy = await app.studio.writeCopy(brief, { signal: gone })
    return app.studio.chooseSeed(toStillBrief(brief), copy, pictures, {
      ...readEdits(brief),
      seeds: listNextSeeds(brief.seed, SEEDS_TRIED),
      words: toCheckedWords(brief, NO_PAID_RESULTS),
      recent,
      signal: gone,
    })
  })
  return { ...brief, seed }
}

/**
 * The brief that the item of this request would have.
 * @throws {Problem} 404 when brand or product does not exist, 422 for a picture that is not kept
 */
export async function buildPreviewBrief(
  app: Core & StorageSeam,
  owner: OwnerId,
  { platform, pictures, ...request }: Omit<RequestPreviewInput, 'ratio'>,
): Promise<ItemBrief> {
  const subject = await loadInputs(app, owner, request, () => findPreviewImages(app, owner, pictures))
  const { content_type, tone = null, goal = null, theme = null, instructions } = request
  if (platform && tone && goal) {
    const { content_sizes: sizes } = await getSizes(app, owner)
    return buildWizardBrief(subject, { ...request, tone, goal, theme }, { content_type, platform, sizes })
  }
  const format = findFormat(request.format ?? '')
  const dimensions = format ? formatSize(format) : request.dimensions
  return buildQuickBrief(subject, { ...request, dimensions, title: null }, { tone, goal, theme, instructions })
}

/** Draws a brief as its item would be drawn: the same copy, layout and check. Of a video, also its scenes. */
async function drawRequest(
  app: PreviewParts,
  owner: OwnerId,
  { brief, ratio }: { brief: ItemBrief; ratio: number | undefined },
  work: DrawingWork,
): Promise<{ drawn: Preview; film: DrawnStoryboard | null }> {
  const { pictures } = await loadImages(app, owner, brief)
  const writeCopy = (of: ItemBrief) => app.renders(() => app.studio.writeCopy(of, { signal: work.gone }))
  const words = toCheckedWords(brief, NO_PAID_RESULTS)
  const shown = ratio ?? Math.min(1, LONGEST_SIDE / Math.max(brief.width, brief.height))
  const { preview } = await drawBestWords(brief, await writeCopy(brief), {
    hasOwnWords: false,
    recent: await listRecentLooks(app, owner, brief.brand_id),
    writeCopy,
    draw: async (copy, avoid) => {
      const prepared = { brief, copy, pictures, options: { avoid, ...readEdits(brief) }, words, clip: null }
      const options = { ratio: shown, check: brief.layout !== 'none', reduces: true }
      const drawn = await drawPrepared(app, prepared, options, work)
      if (!drawn) throw new Error('A preview that is not strict is always drawn')
      const { check, layout } = drawn
      return { preview: drawn, layout, check: check && { ...check, rules: check.findings } }
    },
  })
  return { drawn: preview, film: await drawStoryboard(app, { brief, copy: preview.copy, pictures }, work) }
}

/** The models that decide what the preview cannot show, by their names. */
async function listModels(app: PreviewParts, owner: OwnerId, brief: ItemBrief): Promise<RequestPreview['models']> {
  const { copy, picture, film } = await resolveProviders(app, owner, brief.engine, brief.brand_id)
  return {
    copy: copy?.name ?? null,
    picture: picture?.name ?? null,
    film: brief.content_type === 'video' ? (film?.name ?? null) : null,
  }
}
