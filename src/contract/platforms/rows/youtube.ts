import { formatsOf, GUIDES, MB } from './format-rows.ts'
import { C, field, hashtags, listField, optional, textsOf } from './text-rows.ts'

const youtube = formatsOf('youtube', GUIDES, { bytes: 2 * MB })

export const YOUTUBE_FORMATS = [
  youtube(['thumbnail', 'cover', 'Thumbnail', '1280x720'], {
    safe: [36, 40, 36, 40],
    // The length of the video.
    keep_out: [{ x: 1120, y: 660, width: 160, height: 60 }],
    offered_in: ['quick', 'campaign'],
  }),
  youtube(['short', 'reel', 'Short', '1080x1920'], {
    safe: [190, 120, 480, 60],
    video: { max_bytes: 2000 * MB, min_s: 1, max_s: 180 },
    only: 'video',
    grade: 'C',
  }),
  youtube(['banner', 'cover', 'Channel banner', '2560x1440'], { safe: [508, 507, 509, 507], bytes: 6 * MB }),
]

const PLAIN = { refuses: ['angle_bracket'] } as const

export const YOUTUBE_TEXTS = [
  textsOf('youtube', 'youtube', 'post', GUIDES, [
    field('title', 100, { ...PLAIN, shown: 70 }),
    field('caption', 5000, { ...PLAIN, shown: 157, preferred: 1000 }),
    hashtags(15, 3, C),
    listField('tags', 100, [0, 30], { ...PLAIN, total: 500 }),
    optional('first_comment', 10_000, C),
  ]),
]
