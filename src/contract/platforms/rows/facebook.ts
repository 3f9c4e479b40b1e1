import {
  FEED_AD,
  formatsOf,
  GUIDES,
  LINK,
  MB,
  META_COPY,
  META_REEL,
  META_SAFE,
  META_STORY,
  type Insets,
} from './format-rows.ts'
import { C, field, hashtags, listField, optional, textsOf } from './text-rows.ts'

const facebook = formatsOf('facebook', 'Error 1366046 of the Graph API for the bytes; guides of 2026', {
  bytes: 4 * MB,
})
const video = { max_bytes: 300 * MB, min_s: 3, max_s: 90 }
/** A phone shows the middle of a cover. */
const COVER: Insets = [40, 328, 40, 328]

export const FACEBOOK_FORMATS = [
  facebook(['post', 'post', 'Post', '1080x1350']),
  facebook(['post.square', 'post', 'Square post', '1080x1080']),
  facebook(['post.link', 'post', 'Link picture', '1200x630'], {
    safe: LINK,
    offered_in: ['quick', 'wizard', 'campaign'],
  }),
  facebook(['post.video', 'post', 'Video', '1280x720'], { video, only: 'video', offered_in: ['wizard'], grade: 'C' }),
  facebook(['carousel', 'carousel', 'Carousel', '1080x1080'], { slides: [2, 10] }),
  facebook(['story', 'story', 'Story', '1080x1920'], { safe: META_STORY, video, grade: 'C' }, META_SAFE),
  facebook(['reel', 'reel', 'Reel', '1080x1920'], { safe: META_REEL, video, only: 'video', grade: 'C' }, META_SAFE),
  facebook(['cover', 'cover', 'Cover', '1640x624'], { safe: COVER, grade: 'C' }),
  facebook(['ad', 'ad', 'Feed ad', '1080x1350'], { safe: FEED_AD, bytes: 30 * MB }, META_COPY),
  facebook(['ad.square', 'ad', 'Square ad', '1080x1080'], { safe: FEED_AD, bytes: 30 * MB }, META_COPY),
]

/** Facebook folds longer texts behind "See more", so captions are kept short. */
export const FACEBOOK_TEXTS = [
  textsOf('facebook', 'facebook', 'post', GUIDES, [
    field('caption', 10_000, { shown: 125, preferred: 480 }),
    hashtags(3, 2),
    optional('first_comment', 8000, C),
    optional('alt_text', 250, C),
  ]),
  textsOf('meta.ad', 'facebook', 'ad', 'lettercounter.org and wordlimit.ai, 2026', [
    listField('primary_text', 2200, [1, 5], { shown: 125 }),
    listField('headline', 40, [1, 5], { shown: 27 }),
    listField('description', 30, [0, 5], { shown: 25 }),
  ]),
]
