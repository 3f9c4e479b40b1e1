import { formatsOf, GUIDES } from './format-rows.ts'
import { field, listField, textsOf, WIDE } from './text-rows.ts'

const google = formatsOf('google', 'Google Ads display specifications, guides of 2026', { bytes: 150_000 })
const PMAX = 'developers.google.com/google-ads/api/performance-max/asset-requirements'
const responsive = { bytes: 5_120_000, grade: 'A' } as const

export const GOOGLE_FORMATS = [
  google(['ad.300x250', 'ad', 'Medium rectangle', '300x250']),
  google(['ad.336x280', 'ad', 'Large rectangle', '336x280']),
  google(['ad.300x600', 'ad', 'Half page', '300x600']),
  google(['ad.970x250', 'ad', 'Billboard', '970x250']),
  google(['ad.728x90', 'ad', 'Leaderboard', '728x90']),
  google(['ad.970x90', 'ad', 'Large leaderboard', '970x90']),
  google(['ad.160x600', 'ad', 'Wide skyscraper', '160x600']),
  google(['ad.320x50', 'ad', 'Mobile banner', '320x50']),
  google(['ad.320x100', 'ad', 'Large mobile banner', '320x100']),
  google(['ad.wide', 'ad', 'Responsive wide', '1200x628'], responsive, PMAX),
  google(['ad.square', 'ad', 'Responsive square', '1200x1200'], responsive, PMAX),
  google(['ad.tall', 'ad', 'Responsive tall', '960x1200'], responsive, PMAX),
]

const COUNTED = { ...WIDE, grade: 'A' } as const

export const GOOGLE_TEXTS = [
  textsOf('google.pmax', 'google', 'ad', PMAX, [
    listField('headline', 30, [3, 15], { ...COUNTED, one_short: 15 }),
    listField('long_headline', 90, [1, 5], COUNTED),
    listField('description', 90, [2, 5], { ...COUNTED, one_short: 60 }),
    field('business_name', 25, COUNTED),
  ]),
  textsOf('google.display', 'google', 'ad', 'Google Ads API v22, ResponsiveDisplayAdInfo', [
    listField('headline', 30, [1, 5], COUNTED),
    field('long_headline', 90, COUNTED),
    listField('description', 90, [1, 5], COUNTED),
    field('business_name', 25, COUNTED),
  ]),
  textsOf('google.search', 'google', 'ad', GUIDES, [
    listField('headline', 30, [3, 15], WIDE),
    listField('description', 90, [2, 4], WIDE),
    listField('path', 15, [0, 2], WIDE),
  ]),
]
