/** The texts that belong to a design on each platform, with their limits. No zod, so any page may import it. */
import { countLength, findLinks, splitGraphemes } from './count-text.ts'
import type { PlatformFormat } from './format.ts'
import type { TextField, TextFieldKey, TextRefusal, TextSet } from './text-set.ts'
import { FACEBOOK_TEXTS } from './rows/facebook.ts'
import { GOOGLE_TEXTS } from './rows/google.ts'
import { INSTAGRAM_TEXTS } from './rows/instagram.ts'
import { LINKEDIN_TEXTS } from './rows/linkedin.ts'
import { PINTEREST_TEXTS } from './rows/pinterest.ts'
import { THREADS_TEXTS } from './rows/threads.ts'
import { TIKTOK_TEXTS } from './rows/tiktok.ts'
import { TWITTER_TEXTS } from './rows/twitter.ts'
import { YOUTUBE_TEXTS } from './rows/youtube.ts'

/** Hashtags are a part of the caption and count there. Lengths of first comments, and the alt text of Facebook and TikTok, are general knowledge. */
export const TEXT_SETS: readonly TextSet[] = [
  ...INSTAGRAM_TEXTS,
  ...FACEBOOK_TEXTS,
  ...TWITTER_TEXTS,
  ...LINKEDIN_TEXTS,
  ...TIKTOK_TEXTS,
  ...YOUTUBE_TEXTS,
  ...PINTEREST_TEXTS,
  ...THREADS_TEXTS,
  ...GOOGLE_TEXTS,
]

const BY_KEY = new Map(TEXT_SETS.map((set) => [set.key, set]))

/** The texts of one kind of post or ad, by their key; null for a key that does not exist. */
export const findTextSet = (key: string): TextSet | null => BY_KEY.get(key) ?? null

export const findTextField = (set: string, field: string): TextField | null =>
  findTextSet(set)?.fields.find(({ key }) => key === field) ?? null

/** The keys of the text sets that a format needs. A Google banner is delivered by display and Performance Max ads. */
export function listTextSets({ platform, placement }: Pick<PlatformFormat, 'platform' | 'placement'>): string[] {
  if (placement !== 'ad') return [platform]
  if (platform === 'google') return ['google.display', 'google.pmax']
  if (platform === 'instagram' || platform === 'facebook') return ['meta.ad']
  return [`${platform}.ad`].filter((key) => BY_KEY.has(key))
}

/** The length of a text of a field, as its platform counts it. UTF-16 units for an unknown field. */
export const countText = (set: string, field: string, text: string): number =>
  countLength(findTextField(set, field)?.counting ?? 'utf16', text)

/**
 * Where the platform folds a text behind "more": the index of the first UTF-16 unit that is not shown. Null if all of it is shown.
 */
export function findFold(set: string, field: string, text: string): number | null {
  const rule = findTextField(set, field)
  if (!rule || rule.shown === null || countLength(rule.counting, text) <= rule.shown) return null
  let [end, length] = [0, 0]
  for (const grapheme of splitGraphemes(text)) {
    length += countLength(rule.counting, grapheme)
    if (length > rule.shown) break
    end += grapheme.length
  }
  return end
}

/** The caption as it is posted: the hashtags are its last line. */
export const joinCaption = (caption: string, hashtags: readonly string[]): string =>
  [caption, hashtags.map((tag) => `#${tag.replace(/^#/, '')}`).join(' ')].filter((part) => part !== '').join('\n\n')

/** The texts of a set: each field has a list, also if it takes only one text. */
export type TextsOfSet = Partial<Record<TextFieldKey, readonly string[]>>

export interface TextProblem {
  field: TextFieldKey
  /** Which of the texts, from 0. Null if it is the field as a whole. */
  index: number | null
  problem: 'too_long' | 'too_many' | 'too_few' | 'total_too_long' | 'none_short' | 'refused'
  count: number
  max: number
  /** What is refused. */
  refused?: TextRefusal
}

/** Everything that the platform would refuse about texts. Empty texts count as missing. */
export function checkTexts(key: string, texts: TextsOfSet): TextProblem[] {
  const set = findTextSet(key)
  if (!set) return []
  const hasCaption = set.fields.some(({ key: field }) => field === 'caption')
  return set.fields.flatMap((field) => {
    const given = (texts[field.key] ?? []).filter((text) => text.trim() !== '')
    const isCaption = hasCaption && field.key === 'caption'
    const measured = isCaption ? given.map((text) => joinCaption(text, texts.hashtags ?? [])) : given
    return [...checkField(field, given), ...measured.flatMap((text, index) => checkLength(field, text, index))]
  })
}

function checkLength({ key, limit, counting }: TextField, text: string, index: number): TextProblem[] {
  const count = countLength(counting, text)
  return count > limit ? [{ field: key, index, problem: 'too_long', count, max: limit }] : []
}

function checkField(field: TextField, given: readonly string[]): TextProblem[] {
  const { key, texts, total, one_short, counting } = field
  const whole = (problem: TextProblem['problem'], count: number, max: number) => [
    { field: key, index: null, problem, count, max },
  ]
  const together = given.reduce((sum, text) => sum + countLength(counting, text), Math.max(0, given.length - 1))
  const shortest = Math.min(...given.map((text) => countLength(counting, text)))
  return [
    ...(given.length > texts.max ? whole('too_many', given.length, texts.max) : []),
    ...(given.length < texts.min ? whole('too_few', given.length, texts.min) : []),
    ...(total !== null && together > total ? whole('total_too_long', together, total) : []),
    ...(one_short !== null && given.length > 0 && shortest > one_short ? whole('none_short', shortest, one_short) : []),
    ...given.flatMap((text, index) =>
      findRefused(field, text).map((refused) => ({
        field: key,
        index,
        problem: 'refused' as const,
        count: 0,
        max: 0,
        refused,
      })),
    ),
  ]
}

const REFUSED: Readonly<Record<TextRefusal, (text: string) => boolean>> = {
  link: (text) => findLinks(text).length > 0,
  mention: (text) => text.includes('@'),
  hashtag: (text) => text.includes('#'),
  angle_bracket: (text) => /[<>]/.test(text),
}

/** What a field refuses in a text. */
export const findRefused = ({ refuses }: Pick<TextField, 'refuses'>, text: string): TextRefusal[] =>
  refuses.filter((refusal) => REFUSED[refusal](text))
