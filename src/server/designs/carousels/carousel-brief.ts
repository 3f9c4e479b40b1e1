import type { SlideBackground } from '#contract/designs/carousels/carousel-options.ts'
import type { ItemBrief } from '../../stored/brief.ts'

/** How a carousel is made from a brief. `count` is the number of slides that is wanted; null lets the brief decide. */
export interface CarouselWish {
  count: number | null
  /** The most slides that the platform takes. */
  most?: number
  background: SlideBackground
}

/**
 * Turns the brief of an image into that of a carousel. Its item runs like any other: the slides are written from the copy of the brief,
 * share its picture, and are stored with one content row.
 */
export const toCarouselBrief = (brief: ItemBrief, { background, ...wish }: CarouselWish): ItemBrief => ({
  ...brief,
  content_type: 'image',
  layout: 'auto',
  carousel: { ...wish, background },
})
