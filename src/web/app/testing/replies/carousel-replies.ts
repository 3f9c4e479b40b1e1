import { RECORDED_PREVIEW, RECORDED_STATE } from './design-replies.ts'
import type { Answers } from './agreed-replies.ts'
import { type StoredDesigns, storeDesigns } from '../stored/stored-designs.ts'

/** Answers the calls of the editor for a carousel whose slides have these headlines. */
export function storeCarousel(headlines: readonly string[]): StoredDesigns {
  const slides = headlines.map((headline, at) => ({
    id: `s${at + 1}`,
    role: at === headlines.length - 1 ? ('cta' as const) : ('point' as const),
    from: at,
    overrides: RECORDED_STATE.saved.overrides,
    copy: { ...RECORDED_STATE.saved.copy, headline },
  }))
  const stored = storeDesigns({
    ...RECORDED_STATE,
    saved: { ...RECORDED_STATE.saved, carousel: { background: 'continuous', slides } },
    carousel: { blocks: slides.map(() => null), left_out: ['Press slowly'] },
  })
  Object.assign(stored.answers, SMALL_SLIDES)
  return stored
}

/** Every slide is drawn in one color. */
const SMALL_SLIDES: Answers = {
  'POST /api/carousels/*/preview': {
    slides: Array.from({ length: 3 }, (_, position) => ({ position, image: RECORDED_PREVIEW.image })),
  },
}
