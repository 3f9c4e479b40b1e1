import { formatsOf, GUIDES, MB } from './format-rows.ts'
import { C, field, hashtags, listField, optional, textsOf } from './text-rows.ts'

const DOCUMENTATION = 'X developer documentation, 22 August 2026'
const twitter = formatsOf('twitter', DOCUMENTATION, { grade: 'A' })
const video = { max_bytes: 512 * MB, min_s: 0.5, max_s: 140 }

export const TWITTER_FORMATS = [
  twitter(['post', 'post', 'Post', '1600x900']),
  twitter(['post.square', 'post', 'Square post', '1080x1080']),
  twitter(['post.tall', 'post', 'Tall post', '1080x1350']),
  twitter(['post.link', 'post', 'Link card', '1200x628'], { grade: 'B' }, GUIDES),
  twitter(['post.video', 'post', 'Video', '1280x720'], { video, only: 'video', offered_in: ['wizard', 'campaign'] }),
  twitter(['post.video.tall', 'post', 'Tall video', '720x1280'], { video, only: 'video' }),
  twitter(['post.video.square', 'post', 'Square video', '720x720'], { video, only: 'video' }),
  twitter(
    ['cover', 'cover', 'Header', '1500x500'],
    { safe: [40, 100, 110, 100], grade: 'B', offered_in: ['quick', 'wizard', 'campaign'] },
    GUIDES,
  ),
  twitter(['ad', 'ad', 'Card ad', '1200x628'], { grade: 'B' }, GUIDES),
]

/** X counts wide letters and emoji twice, and a link as 23 characters. */
const X = { counting: 'weighted', grade: 'A' } as const

export const TWITTER_TEXTS = [
  textsOf('twitter', 'twitter', 'post', DOCUMENTATION, [
    field('caption', 280, X),
    hashtags(2),
    optional('first_comment', 280, X),
    optional('alt_text', 1000),
  ]),
  textsOf('twitter.ad', 'twitter', 'ad', GUIDES, [
    listField('primary_text', 280, [1, 5], { ...X, grade: 'C' }),
    listField('card_headline', 70, [1, 5], C),
  ]),
]
