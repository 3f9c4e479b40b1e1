import type { CampaignPlatform } from './format.ts'
import type { TextField, TextFieldKey, TextSet } from './text-set.ts'

const AS_OF = '2026-11-23'

type Options = Partial<Omit<TextField, 'key' | 'max' | 'texts'>>

const listField = (
  key: TextFieldKey,
  max: number,
  [min, most]: readonly [number, number],
  own: Options = {},
): TextField => ({
  key,
  max,
  shown: null,
  texts: { min, max: most },
  total: null,
  one_short: null,
  counting: 'utf16',
  refuses: [],
  grade: 'B',
  ...own,
})

/** A field with one text. */
const field = (key: TextFieldKey, max: number, own: Options = {}) => listField(key, max, [1, 1], own)
/** A field that may stay empty. */
const optional = (key: TextFieldKey, max: number, own: Options = {}) => listField(key, max, [0, 1], own)
/** No hashtag of a platform may be longer than this. General knowledge. */
const HASHTAG_MAX = 100
const hashtags = (most: number, own: Options = {}) => listField('hashtags', HASHTAG_MAX, [0, most], own)

const C = { grade: 'C' } as const
const X = { counting: 'weighted', grade: 'A' } as const
const THREADS = { counting: 'emoji_bytes', grade: 'A' } as const
const YOUTUBE = { refuses: ['angle_bracket'] } as const
const WIDE = { counting: 'double_width' } as const
const GOOGLE = { ...WIDE, grade: 'A' } as const
const TIKTOK_AD = { ...WIDE, grade: 'A', refuses: ['link', 'mention', 'hashtag'] } as const

const setOf = (
  key: string,
  platform: CampaignPlatform,
  kind: TextSet['kind'],
  source: string,
  fields: readonly TextField[],
): TextSet => ({ key, platform, kind, source, fields, as_of: AS_OF })

const GUIDES = 'Publishing guides of 2026'
const META_COPY = 'lettercounter.org and wordlimit.ai, 2026'
const LINKEDIN_COPY = 'stackmatix.com and avadel.agency, 2026'
const PINTEREST = 'github.com/pinterest/api-description, 11 December 2025'

/**
 * The rules as of `as_of`: correct them here and nowhere else. Hashtags are a part of the caption and count there. Lengths of first comments
 * are general knowledge, as is the alt text of Facebook and TikTok.
 */
export const TEXT_SET_ROWS: readonly TextSet[] = [
  setOf('instagram', 'instagram', 'post', 'developers.facebook.com/docs/instagram-platform and guides of 2026', [
    field('caption', 2200, { shown: 125 }),
    hashtags(5),
    optional('first_comment', 2200, C),
    optional('alt_text', 1000, { grade: 'A' }),
  ]),
  setOf('facebook', 'facebook', 'post', GUIDES, [
    field('caption', 10_000, { shown: 125 }),
    hashtags(3),
    optional('first_comment', 8000, C),
    optional('alt_text', 250, C),
  ]),
  setOf('twitter', 'twitter', 'post', 'X developer documentation, 22 August 2026', [
    field('caption', 280, X),
    hashtags(2),
    optional('first_comment', 280, X),
    optional('alt_text', 1000),
  ]),
  setOf('linkedin', 'linkedin', 'post', GUIDES, [
    field('caption', 3000, { shown: 140 }),
    hashtags(3),
    optional('first_comment', 1250, C),
    optional('title', 58, C),
    optional('alt_text', 4086),
  ]),
  setOf('tiktok', 'tiktok', 'post', 'developers.tiktok.com and guides of 2026', [
    field('caption', 2200, { shown: 50 }),
    hashtags(5),
    optional('first_comment', 150, C),
    optional('title', 90),
    optional('alt_text', 300, C),
  ]),
  setOf('youtube', 'youtube', 'post', GUIDES, [
    field('title', 100, { ...YOUTUBE, shown: 70 }),
    field('caption', 5000, { ...YOUTUBE, shown: 157 }),
    hashtags(15, C),
    listField('tags', 100, [0, 30], { ...YOUTUBE, total: 500 }),
    optional('first_comment', 10_000, C),
  ]),
  setOf('pinterest', 'pinterest', 'post', PINTEREST, [
    field('title', 100, { shown: 40, grade: 'A' }),
    field('caption', 800, { shown: 50, grade: 'A' }),
    hashtags(5, C),
    optional('alt_text', 500, { grade: 'A' }),
  ]),
  setOf('threads', 'threads', 'post', 'developers.facebook.com/documentation/threads/posts, 14 April 2026', [
    field('caption', 500, THREADS),
    hashtags(1),
    optional('first_comment', 500, THREADS),
    optional('alt_text', 1000),
  ]),
  setOf('meta.ad', 'facebook', 'ad', META_COPY, [
    listField('primary_text', 2200, [1, 5], { shown: 125 }),
    listField('headline', 40, [1, 5], { shown: 27 }),
    listField('description', 30, [0, 5], { shown: 25 }),
  ]),
  setOf('linkedin.ad', 'linkedin', 'ad', LINKEDIN_COPY, [
    listField('primary_text', 600, [1, 5], { shown: 150 }),
    listField('headline', 200, [1, 5], { shown: 70 }),
    listField('description', 300, [0, 5], { shown: 100 }),
    listField('card_headline', 45, [0, 10]),
  ]),
  setOf('tiktok.ad', 'tiktok', 'ad', 'ads.tiktok.com/help (in-feed)', [
    listField('primary_text', 100, [1, 5], TIKTOK_AD),
    field('business_name', 20, WIDE),
  ]),
  setOf('pinterest.ad', 'pinterest', 'ad', PINTEREST, [
    listField('title', 100, [1, 5], { shown: 40, ...C }),
    listField('description', 500, [1, 5], { shown: 50, ...C }),
  ]),
  setOf('twitter.ad', 'twitter', 'ad', GUIDES, [
    listField('primary_text', 280, [1, 5], { ...X, grade: 'C' }),
    listField('card_headline', 70, [1, 5], C),
  ]),
  setOf('google.pmax', 'google', 'ad', 'developers.google.com/google-ads/api/performance-max/asset-requirements', [
    listField('headline', 30, [3, 15], { ...GOOGLE, one_short: 15 }),
    listField('long_headline', 90, [1, 5], GOOGLE),
    listField('description', 90, [2, 5], { ...GOOGLE, one_short: 60 }),
    field('business_name', 25, GOOGLE),
  ]),
  setOf('google.display', 'google', 'ad', 'Google Ads API v22, ResponsiveDisplayAdInfo', [
    listField('headline', 30, [1, 5], GOOGLE),
    field('long_headline', 90, GOOGLE),
    listField('description', 90, [1, 5], GOOGLE),
    field('business_name', 25, GOOGLE),
  ]),
  setOf('google.search', 'google', 'ad', GUIDES, [
    listField('headline', 30, [3, 15], WIDE),
    listField('description', 90, [2, 4], WIDE),
    listField('path', 15, [0, 2], WIDE),
  ]),
]
