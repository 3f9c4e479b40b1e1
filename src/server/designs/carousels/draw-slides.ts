import type { CarouselDesign } from '#contract/designs/design-document.ts'
import type { PreviewImage } from '#contract/designs/design-preview.ts'
import { listFrames } from '#studio/carousel/slide.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { prepareDesign, type PreparedDesign } from '../prepare-design.ts'
import { drawPrepared, encodePreview, startWork } from '../preview.ts'
import { findStoredDesign, type StoredDesign } from '../../generation/accept/revise-brief.ts'
import { readCarousel, toStoredSlide } from './carousel-design.ts'
import { toSlideDesign } from './slides.ts'

/** An edited carousel, and the seed of its composition; without one, that of the stored item. */
export interface EditedCarousel {
  carousel: CarouselDesign
  seed?: number | null | undefined
}

/** Prepares one slide of an edited carousel for composing; null if it has no such slide. */
export async function prepareSlide(
  app: Core & StorageSeam & StudioSeam,
  owner: OwnerId,
  storedDesign: StoredDesign,
  { carousel, seed }: EditedCarousel,
  position: number,
): Promise<PreparedDesign | null> {
  const slide = carousel.slides[position]
  const frame = listFrames(carousel.slides, carousel.background)[position]
  if (!slide || !frame) return null
  return prepareDesign(
    app,
    owner,
    toStoredSlide(storedDesign, slide),
    toSlideDesign({ seed: seed ?? undefined }, slide),
    frame,
  )
}

/**
 * Draws slides of an edited carousel as small images, one after another. Positions that it does not have are left out.
 * @throws {UnreadableJson} when a stored scene or the brief is damaged
 * @throws {Problem} 404 when the content does not exist, 409 when it is no carousel or a newer preview was requested, 422 for a picture of
 *   somebody else
 */
export async function previewSlides(
  app: Core & StorageSeam & StudioSeam,
  { owner, id, gone }: { owner: OwnerId; id: number; gone: AbortSignal },
  { positions, ratio, ...edited }: EditedCarousel & { positions: readonly number[]; ratio: number },
): Promise<{ slides: { position: number; image: PreviewImage }[] }> {
  const storedDesign = await findStoredDesign(app, owner, id)
  readCarousel(storedDesign)
  const drawAll = async () => {
    const slides: { position: number; image: PreviewImage }[] = []
    const work = startWork(gone)
    for (const position of new Set(positions)) {
      const prepared = await prepareSlide(app, owner, storedDesign, edited, position)
      if (!prepared) continue
      const drawn = await drawPrepared(app, prepared, { ratio, check: false }, work)
      if (drawn) slides.push({ position, image: encodePreview(drawn.image) })
    }
    return { slides }
  }
  return app.designPreviews(`${owner}:slides`, drawAll, gone)
}
