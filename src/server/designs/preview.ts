import type { Design } from '#contract/designs/design-document.ts'
import type { DesignPreview, PreviewImage, PreviewRequest } from '#contract/designs/design-preview.ts'
import { LAYOUTS, type LayoutName } from '#contract/options.ts'
import type { Preview, PreviewOptions, EncodedPreview } from '#studio/render/preview.ts'
import { openWorkBudget, WorkLimitError, type WorkBudget } from '#studio/render/work-budget.ts'
import { DESIGN_TOO_LONG } from '#contract/messages.ts'
import type { Core } from '../infrastructure/core.ts'
import type { StudioSeam } from '../infrastructure/rendering.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import { toStoredSlide } from './carousels/carousel-design.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { findStoredDesign } from '../generation/accept/revise-brief.ts'
import { clientGone, Problem } from '../infrastructure/problem.ts'
import { toDesignChange, toDocumentField } from './design.ts'
import { listNotes } from './notes.ts'
import { prepareDesign, type PreparedDesign } from './prepare-design.ts'

export interface Asking {
  owner: OwnerId
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
  app: Core & StorageSeam & StudioSeam,
  asking: Asking,
  request: PreviewRequest,
): Promise<DesignPreview> {
  const { ratio, only, without, check, slide, ...design } = request
  const storedDesign = toStoredSlide(
    await findStoredDesign(app, asking.owner, asking.id),
    slide ? { ...slide, copy: design.copy } : null,
  )
  const lane = only !== undefined ? 'only' : without !== undefined ? 'without' : check ? 'checked' : 'whole'
  const isBare = storedDesign.brief.layout === 'none'
  const options = { ratio, only, without, check: check && !isBare }
  const drawn = await app.designPreviews(
    `${asking.owner}:${lane}`,
    async () => {
      const prepared = await prepareDesign(app, asking.owner, storedDesign, design, slide)
      return drawPrepared(app, prepared, options, startWork(asking.gone))
    },
    asking.gone,
  )
  if (!drawn) throw new Error('A preview that is not strict is always drawn')
  const { image, layout, notes, check: checked } = drawn
  const boxes = drawn.boxes.map((box) => ({
    ...box,
    text_field: toDocumentField(box.text_field, storedDesign.scene.copy, design.copy),
  }))
  return {
    image: encodePreview(image),
    layout,
    boxes,
    notes: listNotes(notes, boxes, toDesignChange(storedDesign, design).copy, design.overrides),
    check: checked,
  }
}

/**
 * Draws a design in each layout that suits it, one after another.
 * @throws {Problem} as `previewDesign` does
 */
export async function previewLayouts(
  app: Core & StorageSeam & StudioSeam,
  { owner, id, gone }: Asking,
  { ratio, ...design }: Design & { ratio: number },
): Promise<{ layouts: { layout: LayoutName; image: PreviewImage }[] }> {
  const storedDesign = await findStoredDesign(app, owner, id)
  const drawAll = async () => {
    const prepared = await prepareDesign(app, owner, storedDesign, design)
    const layouts: { layout: LayoutName; image: PreviewImage }[] = []
    const work = startWork(gone)
    for (const layout of LAYOUTS) {
      const options = { ...prepared.options, layout }
      const drawn = await drawPrepared(app, { ...prepared, options }, { ratio, check: false, isStrict: true }, work)
      if (drawn) layouts.push({ layout, image: encodePreview(drawn.image) })
    }
    return { layouts }
  }
  return app.designPreviews(`${owner}:layouts`, drawAll, gone)
}

/** What the drawing for one request has in common: it ends when the client disconnects, and shares one budget of CPU time. */
export interface DrawingWork {
  gone: AbortSignal
  budget: WorkBudget
}

export const startWork = (gone: AbortSignal): DrawingWork => ({ gone, budget: openWorkBudget() })

/**
 * Draws once a core is free. Returns null if a strict preview cannot use its layout.
 * @throws {Problem} 422 when the request has used up its CPU time, 499 when the client has disconnected
 */
export async function drawPrepared(
  app: StudioSeam,
  { brief, copy, pictures, options, words }: PreparedDesign,
  preview: PreviewOptions,
  work: DrawingWork,
): Promise<Preview | null> {
  const { gone: signal, budget } = work
  return runDrawing(app, work, () =>
    app.studio.preview(brief, copy, pictures, preview, { ...options, words, signal, budget }),
  )
}

/**
 * Runs a step of drawing once a core is free.
 * @throws {Problem} 422 when the request has used up its CPU time, 499 when the client has disconnected
 */
export async function runDrawing<T>(app: StudioSeam, { gone }: DrawingWork, draw: () => Promise<T>): Promise<T> {
  try {
    return await app.renders(draw)
  } catch (error) {
    if (gone.aborted) throw clientGone()
    throw error instanceof WorkLimitError ? new Problem(422, DESIGN_TOO_LONG) : error
  }
}

/** Encodes the pixels of a preview for a JSON reply. */
export const encodePreview = ({ data, ...image }: EncodedPreview): PreviewImage => ({
  ...image,
  content_data: Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('base64'),
})
