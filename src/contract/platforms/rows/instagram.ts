import { FEED_AD, formatsOf, JPEG, MB, META_COPY, META_REEL, META_SAFE, META_STORY, WEB } from './format-rows.ts'
import { C, field, hashtags, optional, textsOf } from './text-rows.ts'

const instagram = formatsOf('instagram', 'Ayrshare and ContentStudio documentation, 2026', {
  types: JPEG,
  bytes: 8 * MB,
})
const storyVideo = { max_bytes: 100 * MB, min_s: 3, max_s: 60 }
const reelVideo = { max_bytes: 300 * MB, min_s: 3, max_s: 900 }

export const INSTAGRAM_FORMATS = [
  instagram(['post', 'post', 'Post', '1080x1350']),
  instagram(['post.square', 'post', 'Square post', '1080x1080'], { offered_in: ['quick', 'wizard', 'campaign'] }),
  instagram(['post.wide', 'post', 'Wide post', '1080x566']),
  instagram(['post.tall', 'post', 'Tall post', '1080x1440'], { grade: 'C' }),
  instagram(['carousel', 'carousel', 'Carousel', '1080x1350'], { slides: [2, 20] }),
  instagram(['carousel.square', 'carousel', 'Square carousel', '1080x1080'], { slides: [2, 20] }),
  instagram(
    ['story', 'story', 'Story', '1080x1920'],
    { safe: META_STORY, video: storyVideo, offered_in: ['quick', 'wizard', 'campaign'] },
    META_SAFE,
  ),
  instagram(['reel', 'reel', 'Reel', '1080x1920'], { safe: META_REEL, video: reelVideo, only: 'video' }, META_SAFE),
  instagram(['cover', 'cover', 'Reel cover', '1080x1920'], { safe: META_REEL }, META_SAFE),
  instagram(['ad', 'ad', 'Feed ad', '1080x1350'], { safe: FEED_AD, bytes: 30 * MB, types: WEB }, META_COPY),
  instagram(['ad.story', 'ad', 'Story ad', '1080x1920'], { safe: META_REEL, types: WEB, video: storyVideo }, META_SAFE),
]

export const INSTAGRAM_TEXTS = [
  textsOf('instagram', 'instagram', 'post', 'developers.facebook.com/docs/instagram-platform and guides of 2026', [
    field('caption', 2200, { shown: 125 }),
    hashtags(5),
    optional('first_comment', 2200, C),
    optional('alt_text', 1000, { grade: 'A' }),
  ]),
]
