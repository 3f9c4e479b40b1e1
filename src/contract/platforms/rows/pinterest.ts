import { formatsOf, MB } from './format-rows.ts'
import { C, field, hashtags, listField, optional, textsOf } from './text-rows.ts'

const API = 'github.com/pinterest/api-description, 11 December 2025'
const pinterest = formatsOf('pinterest', `Guides of 2026; ${API}`, { bytes: 20 * MB, grade: 'C' })
const video = { max_bytes: 2000 * MB, min_s: 4, max_s: 900 }

export const PINTEREST_FORMATS = [
  pinterest(['pin', 'post', 'Pin', '1000x1500'], { video }),
  pinterest(['pin.square', 'post', 'Square pin', '1000x1000'], { video }),
  pinterest(['carousel', 'carousel', 'Carousel', '1000x1500'], { slides: [2, 5], grade: 'B' }),
  pinterest(['ad', 'ad', 'Pin ad', '1000x1500'], { video }),
]

export const PINTEREST_TEXTS = [
  textsOf('pinterest', 'pinterest', 'post', API, [
    field('title', 100, { shown: 40, grade: 'A' }),
    field('caption', 800, { shown: 50, grade: 'A', preferred: 500 }),
    hashtags(5, 3, C),
    optional('alt_text', 500, { grade: 'A' }),
  ]),
  textsOf('pinterest.ad', 'pinterest', 'ad', API, [
    listField('title', 100, [1, 5], { shown: 40, ...C }),
    listField('description', 500, [1, 5], { shown: 50, ...C }),
  ]),
]
