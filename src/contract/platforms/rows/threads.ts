import { formatsOf, MB } from './format-rows.ts'
import { field, hashtags, optional, textsOf } from './text-rows.ts'

const POSTS = 'developers.facebook.com/documentation/threads/posts, 14 April 2026'
const threads = formatsOf('threads', POSTS, { bytes: 8 * MB })
const video = { max_bytes: 1000 * MB, min_s: 1, max_s: 300 }

export const THREADS_FORMATS = [
  threads(['post', 'post', 'Post', '1080x1350'], { video }),
  threads(['post.square', 'post', 'Square post', '1080x1080'], { video }),
  threads(['carousel', 'carousel', 'Carousel', '1080x1350'], { slides: [2, 20] }),
]

/** An emoji counts as its bytes. */
const COUNTED = { counting: 'emoji_bytes', grade: 'A' } as const

export const THREADS_TEXTS = [
  textsOf('threads', 'threads', 'post', POSTS, [
    field('caption', 500, COUNTED),
    hashtags(1),
    optional('first_comment', 500, COUNTED),
    optional('alt_text', 1000),
  ]),
]
