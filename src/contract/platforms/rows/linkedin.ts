import { formatsOf, GUIDES, LINK, MB } from './format-rows.ts'
import { C, field, hashtags, listField, optional, textsOf } from './text-rows.ts'

const linkedin = formatsOf('linkedin', GUIDES, {})
const video = { max_bytes: 500 * MB, min_s: 3, max_s: 1800 }

export const LINKEDIN_FORMATS = [
  linkedin(['post', 'post', 'Post', '1200x627'], { safe: LINK, offered_in: ['quick', 'wizard', 'campaign'] }),
  linkedin(['post.square', 'post', 'Square post', '1200x1200']),
  linkedin(['post.tall', 'post', 'Tall post', '1080x1350']),
  linkedin(['post.video', 'post', 'Video', '1920x1080'], { video, only: 'video' }),
  linkedin(['post.video.hd', 'post', 'Video', '1280x720'], { video, only: 'video', offered_in: ['wizard'] }),
  linkedin(['carousel', 'carousel', 'Document', '1080x1350'], { slides: [2, 300] }),
  linkedin(['carousel.square', 'carousel', 'Square document', '1080x1080'], { slides: [2, 300] }),
  // The page's logo and the portrait cover the lower left corner. Their size is general knowledge.
  linkedin(['cover', 'cover', 'Company cover', '1128x191'], { safe: [0, 0, 0, 180], grade: 'C' }),
  linkedin(['cover.personal', 'cover', 'Personal cover', '1584x396'], { safe: [0, 0, 0, 396], grade: 'C' }),
  linkedin(['ad', 'ad', 'Single image ad', '1200x627'], { safe: LINK }),
  linkedin(['ad.square', 'ad', 'Square ad', '1200x1200']),
]

export const LINKEDIN_TEXTS = [
  textsOf('linkedin', 'linkedin', 'post', GUIDES, [
    field('caption', 3000, { shown: 140 }),
    hashtags(3),
    optional('first_comment', 1250, C),
    optional('title', 58, C),
    optional('alt_text', 4086),
  ]),
  textsOf('linkedin.ad', 'linkedin', 'ad', 'stackmatix.com and avadel.agency, 2026', [
    listField('primary_text', 600, [1, 5], { shown: 150 }),
    listField('headline', 200, [1, 5], { shown: 70 }),
    listField('description', 300, [0, 5], { shown: 100 }),
    listField('card_headline', 45, [0, 10]),
  ]),
]
