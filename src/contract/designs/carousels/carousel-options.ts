/** Option lists of carousels. This file does not import zod, so any page may import it. */

/** What a slide does: it opens the carousel, makes one point, gives evidence, or asks the reader to act. */
export const SLIDE_ROLES = ['hook', 'point', 'proof', 'cta'] as const
export type SlideRole = (typeof SLIDE_ROLES)[number]

/** Whether one picture continues behind all slides, or each slide has a ground of its own. */
export const SLIDE_BACKGROUNDS = ['continuous', 'plain'] as const
export type SlideBackground = (typeof SLIDE_BACKGROUNDS)[number]

/** What all slides are exported as: numbered PNG files in one zip archive, or the pages of a PDF. */
export const CAROUSEL_FORMATS = ['zip', 'pdf'] as const
export type CarouselFormat = (typeof CAROUSEL_FORMATS)[number]
export const CAROUSEL_TYPES: Readonly<Record<CarouselFormat, string>> = {
  zip: 'application/zip',
  pdf: 'application/pdf',
}

export const SLIDES_MIN = 2
export const SLIDES_MAX = 20
