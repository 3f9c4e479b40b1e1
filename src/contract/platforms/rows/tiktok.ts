import { formatsOf, JPEG, MB } from './format-rows.ts'
import { C, field, hashtags, listField, optional, textsOf, WIDE } from './text-rows.ts'

/** The caption grows from below; the column of buttons lies at the right. */
const tiktok = formatsOf('tiktok', 'TikTok template, measured at forum.logik.tv', {
  safe: [240, 119, 660, 119],
  keep_out: [{ x: 842, y: 360, width: 238, height: 900 }],
  grade: 'C',
})
const video = { max_bytes: 4000 * MB, min_s: 3, max_s: 600 }

export const TIKTOK_FORMATS = [
  tiktok(['video', 'reel', 'Video', '1080x1920'], { video, only: 'video' }),
  tiktok(['cover', 'cover', 'Video cover', '1080x1920'], { types: JPEG, bytes: 20 * MB }),
  tiktok(['carousel', 'carousel', 'Photos', '1080x1920'], {
    types: ['jpeg', 'webp'],
    bytes: 20 * MB,
    slides: [2, 35],
  }),
  tiktok(['ad', 'ad', 'In-feed ad', '1080x1920'], {
    video: { ...video, max_bytes: 500 * MB, min_s: 5 },
    only: 'video',
  }),
]

const AD = { ...WIDE, grade: 'A', refuses: ['link', 'mention', 'hashtag'] } as const

export const TIKTOK_TEXTS = [
  textsOf('tiktok', 'tiktok', 'post', 'developers.tiktok.com and guides of 2026', [
    field('caption', 2200, { shown: 50 }),
    hashtags(5),
    optional('first_comment', 150, C),
    optional('title', 90),
    optional('alt_text', 300, C),
  ]),
  textsOf('tiktok.ad', 'tiktok', 'ad', 'ads.tiktok.com/help (in-feed)', [
    listField('primary_text', 100, [1, 5], AD),
    field('business_name', 20, WIDE),
  ]),
]
