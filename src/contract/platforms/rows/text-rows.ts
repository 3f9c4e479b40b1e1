import type { Platform } from '../platform.ts'
import type { TextField, TextFieldKey, TextSet } from '../text-set.ts'
import { AS_OF } from './format-rows.ts'

type Options = Partial<Omit<TextField, 'key' | 'limit' | 'texts'>>

/** A field with several texts. `fewest` and `most` are their numbers, `wanted` how many the product writes at most. */
export const listField = (
  key: TextFieldKey,
  limit: number,
  [fewest, most, wanted = most]: readonly [fewest: number, most: number, wanted?: number],
  own: Options = {},
): TextField => ({
  key,
  limit,
  preferred: limit,
  shown: null,
  texts: { min: fewest, max: most, preferred: wanted },
  total: null,
  one_short: null,
  counting: 'utf16',
  refuses: [],
  grade: 'B',
  ...own,
})

/** A field with one text. */
export const field = (key: TextFieldKey, limit: number, own: Options = {}) => listField(key, limit, [1, 1], own)
/** A field that may stay empty. */
export const optional = (key: TextFieldKey, limit: number, own: Options = {}) => listField(key, limit, [0, 1], own)
/** No hashtag of a platform may be longer than this. General knowledge. */
const HASHTAG_MAX = 100
/** `most` hashtags are taken, and `wanted` of them are useful. */
export const hashtags = (most: number, wanted = most, own: Options = {}) =>
  listField('hashtags', HASHTAG_MAX, [0, most, wanted], own)

/** General knowledge, or a single source. */
export const C = { grade: 'C' } as const
/** Letters of Chinese, Japanese and Korean count twice. */
export const WIDE = { counting: 'double_width' } as const

export const textsOf = (
  key: string,
  platform: Platform,
  kind: TextSet['kind'],
  source: string,
  fields: readonly TextField[],
): TextSet => ({ key, platform, kind, source, fields, as_of: AS_OF })
