import type { Design } from '#contract/design-document.ts'
import type { DesignPreview, PreviewImage, PreviewRequest } from '#contract/design-preview.ts'
import { LAYOUTS, type LayoutName } from '#contract/options.ts'
import type { Brief } from '#studio/brief.ts'
import type { Copy } from '#studio/copy/copy.ts'
import type { ComposeOptions } from '#studio/compose.ts'
import type { ImageBytes } from '#studio/render/studio.ts'
import type { PreviewOptions, PreviewPicture } from '#studio/render/preview.ts'
import type { HasClock } from '../clock.ts'
import type { HasConfig } from '../config.ts'
import type { HasDb } from '../db/database.ts'
import { findMadeDesign, type MadeDesign, reviseBrief } from '../generation/accept/revise-brief.ts'
import { readEdits } from '../generation/run/read-edits.ts'
import { loadPictures } from '../generation/run/pictures.ts'
import { listKept } from '../generation/run/obtain-assets.ts'
import type { HasDesignPreviews } from '../limits/newest-call.ts'
import type { HasStudio, HasRenders } from '../rendering.ts'
import type { HasLog } from '../request-context.ts'
import type { HasStorage } from '../storage/storage.ts'
import { toDesignChange } from './design.ts'
import { listNotes } from './notes.ts'
import { requirePictures } from './pictures.ts'

type PreviewParts = HasConfig & HasLog & HasClock & HasDb & HasStorage & HasStudio & HasRenders & HasDesignPreviews

interface Asking {
  userId: number
  id: number
  /** Aborts when the client disconnects. */
  gone: AbortSignal
}

/**
 * Draws an edited design without saving it. One preview of a person is drawn at a time for each of whole, checked, `only` and `without`; of
 * those that wait, the newest wins.
 * @throws {UnreadableJson} when the stored scene or brief is damaged
 * @throws {Problem} 404 when the content does not exist, 409 when it can no longer be edited or a newer preview was requested, 422
 *   for a picture of somebody else
 */
export async function previewDesign(
  app: PreviewParts,
  asking: Asking,
  request: PreviewRequest,
): Promise<DesignPreview> {
  const { ratio, only, without, check, ...design } = request
  const made = await findMadeDesign(app, asking.userId, asking.id)
  const lane = only !== undefined ? 'only' : without !== undefined ? 'without' : check ? 'checked' : 'whole'
  const isBare = made.brief.layout === 'none'
  const options = { ratio, only, without, check: check && !isBare }
  const drawn = await app.designPreviews(
    `${asking.userId}:${lane}`,
    async () => draw(app, await prepare(app, asking.userId, made, design), options),
    asking.gone,
  )
  if (!drawn) throw new Error('A preview that is not strict is always drawn')
  const { image, layout, boxes, notes, check: checked } = drawn
  return {
    image: encode(image),
    layout,
    boxes,
    notes: listNotes(notes, boxes, toDesignChange(made, design).copy, design.overrides),
    check: checked,
  }
}

/**
 * Draws a design in each layout that suits it, one after another.
 * @throws {Problem} as `previewDesign` does
 */
export async function previewLayouts(
  app: PreviewParts,
  { userId, id, gone }: Asking,
  { ratio, ...design }: Design & { ratio: number },
): Promise<{ layouts: { layout: LayoutName; image: PreviewImage }[] }> {
  const made = await findMadeDesign(app, userId, id)
  const drawAll = async () => {
    const prepared = await prepare(app, userId, made, design)
    const layouts: { layout: LayoutName; image: PreviewImage }[] = []
    for (const layout of LAYOUTS) {
      if (gone.aborted) break
      const options = { ...prepared.options, layout }
      const drawn = await draw(app, { ...prepared, options }, { ratio, check: false, isStrict: true })
      if (drawn) layouts.push({ layout, image: encode(drawn.image) })
    }
    return { layouts }
  }
  return app.designPreviews(`${userId}:layouts`, drawAll, gone)
}

interface Prepared {
  brief: Brief
  copy: Copy
  pictures: ImageBytes
  options: ComposeOptions
}

/** What the item of a saved version would be composed from: the same brief, pictures and options. */
async function prepare(app: PreviewParts, userId: number, made: MadeDesign, design: Design): Promise<Prepared> {
  await requirePictures(app, userId, made, design.overrides)
  const { paid } = made
  const change = toDesignChange(made, design)
  const revised = reviseBrief(made, change)
  const key = paid.clip ?? paid.picture
  const brief = key ? { ...revised, pictures: [{ key, role: 'product' as const }, ...listKept(revised)] } : revised
  const { pictures } = await loadPictures(app, brief)
  const clip = paid.clip && pictures[paid.clip]
  const still = clip ? await app.studio.extractStill(clip, { ffmpegPath: app.config.ffmpegPath }) : null
  const shown = paid.clip && still ? { ...pictures, [paid.clip]: still } : pictures
  return {
    brief,
    copy: change.copy,
    pictures: shown,
    options: { ...readEdits(revised), paintedByModel: key !== undefined },
  }
}

/** Draws once a core is free. */
const draw = (app: PreviewParts, { brief, copy, pictures, options }: Prepared, preview: PreviewOptions) =>
  app.renders(() => app.studio.preview(brief, copy, pictures, preview, options))

const encode = ({ data, ...image }: PreviewPicture): PreviewImage => ({
  ...image,
  content_data: Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('base64'),
})
