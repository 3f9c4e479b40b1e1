import type { Counting } from './count-text.ts'
import type { Grade } from './format.ts'
import type { Platform } from './platform.ts'

export const TEXT_FIELDS = [
  'title',
  'caption',
  'hashtags',
  'tags',
  'first_comment',
  'alt_text',
  'primary_text',
  'headline',
  'long_headline',
  'description',
  'business_name',
  'path',
  'card_headline',
] as const
export type TextFieldKey = (typeof TEXT_FIELDS)[number]

/** One field of a platform. Lengths are in the units of `counting`. */
export interface TextField {
  key: TextFieldKey
  /** The longest text that the platform takes. For hashtags and tags: of one of them. */
  limit: number
  /** The longest text that the product writes there: shorter than `limit` where shorter texts work better. */
  preferred: number
  /** How much of it is shown before "more". Null if all of it is. */
  shown: number | null
  /** How many texts the field has: headlines 3 to 15. The product writes `preferred` of them at most. */
  texts: { min: number; max: number; preferred: number }
  /** All texts of the field together, with a comma between them. */
  total: number | null
  /** At least one of the texts may have at most this length. */
  one_short: number | null
  counting: Counting
  /** What the platform refuses in this field. */
  refuses: readonly TextRefusal[]
  grade: Grade
}

export type TextRefusal = 'link' | 'mention' | 'hashtag' | 'angle_bracket'

/** The fields of one kind of post or ad: `instagram`, `google.pmax`. Its key is stable: stored texts refer to it. */
export interface TextSet {
  key: string
  platform: Platform
  kind: 'post' | 'ad'
  fields: readonly TextField[]
  as_of: string
  source: string
}
