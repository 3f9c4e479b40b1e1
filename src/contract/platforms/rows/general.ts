import { formatsOf, GUIDES, LINK, META_STORY } from './format-rows.ts'

const general = formatsOf(null, GUIDES, { offered_in: [] })

/** Formats of no platform: squares and carousels, and what apps usually cover where no platform was chosen. */
export const GENERAL_FORMATS = [
  general(['square', 'post', 'Square', '1024x1024'], { offered_in: ['quick'] }),
  general(['carousel', 'carousel', 'Portrait', '1080x1350'], { offered_in: ['carousel'], slides: [2, 20] }),
  general(['carousel.square', 'carousel', 'Square', '1080x1080'], { offered_in: ['carousel'], slides: [2, 20] }),
  general(['carousel.story', 'carousel', 'Story', '1080x1920'], {
    offered_in: ['carousel'],
    slides: [2, 20],
    safe: META_STORY,
  }),
  general(['link', 'post', 'Link picture', '1200x630'], { safe: LINK }),
]
