import { z } from 'zod'
import { getPostText } from '#contract/platforms/post-text.ts'
import { parseBoundedJson } from '#contract/schema/bounded-json.ts'
import type { Brief } from '#studio/model/brief.ts'
import type { Copy } from '#studio/copywriter/copy.ts'
import type { CopyAnswer } from '../../stored/paid-results.ts'
import { clean, oneLine, paragraphs } from './clean-text.ts'
import { CopyJson } from './copy-prompt.ts'

/** Maximum characters. Longer texts cannot be drawn; a longer alt text is shortened. */
const MAX = { headline: 120, subline: 240, badge: 40, cta: 40, alt_text: 1000 }
const HASHTAG_MAX = 50

const text = z.string().catch('')
/** The answer by fields. A missing field, or one of another type, is empty and does not affect the others. */
const Fields = z.object({
  headline: text,
  subline: text,
  badge: text,
  cta: text,
  caption: text,
  hashtags: z.array(text).nullable().catch(null),
  alt_text: text,
})

/**
 * The copy that an answer's text holds, fit to be stored and drawn. A field that is missing or too long is replaced by
 * that of `byRules`, so that what is paid for is not thrown away with it. Null when no field is usable.
 */
export function readCopy(answer: string, { platform }: Brief, byRules: Copy): CopyAnswer | null {
  const parsed = Fields.safeParse(objectIn(answer))
  if (!parsed.success || isEmpty(parsed.data)) return null
  const { data } = parsed
  const { caption: captionMax, hashtags: hashtagsMax } = getPostText(platform)
  const hashtags = cleanHashtags(data.hashtags ?? byRules.hashtags).slice(0, hashtagsMax)
  const textMax = captionMax - hashtags.reduce((sum, tag) => sum + tag.length + 2, 2)
  const fitting = (field: 'headline' | 'subline' | 'badge' | 'cta') => {
    const words = oneLine(data[field])
    return words.length <= MAX[field] ? words : byRules[field]
  }
  return {
    headline: fitting('headline') || byRules.headline,
    subline: fitting('subline') || null,
    badge: fitting('badge') || null,
    cta: fitting('cta') || byRules.cta,
    caption: shortened(paragraphs(data.caption) || byRules.caption, textMax),
    hashtags,
    alt_text: shortened(oneLine(data.alt_text) || byRules.alt_text, MAX.alt_text),
  }
}

const isEmpty = ({ hashtags, ...texts }: z.output<typeof Fields>) =>
  Object.values(texts).every((words) => oneLine(words) === '') && !hashtags?.length

/**
 * The object of an answer, whatever stands around it, such as a fence. Of an answer that was cut off, the fields before the
 * one in which it ends. Null when there is none.
 */
function objectIn(answer: string): unknown {
  const json = answer.slice(Math.max(0, answer.indexOf('{')))
  const whole = parsedJson(json.slice(0, json.lastIndexOf('}') + 1))
  if (whole !== null) return whole
  const ends = Object.keys(CopyJson.shape).map((name) => json.lastIndexOf(`"${name}"`))
  for (const end of ends.filter((at) => at > 0).toSorted((a, b) => b - a)) {
    const before = json.slice(0, end).trimEnd()
    const fields = before.endsWith(',') ? parsedJson(`${before.slice(0, -1)}}`) : null
    if (fields !== null) return fields
  }
  return null
}

function parsedJson(json: string): unknown {
  try {
    return parseBoundedJson(json)
  } catch {
    return null
  }
}

function cleanHashtags(tags: readonly string[]): string[] {
  const words = tags.map((tag) => clean(tag).replaceAll(/[^\p{L}\p{M}\p{N}_]/gu, ''))
  const seen = new Set<string>()
  return words.filter((word) => {
    const key = word.toLowerCase()
    const isNew = word.length > 1 && word.length <= HASHTAG_MAX && !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Shortens to whole sentences, or else to whole words. */
function shortened(words: string, max: number): string {
  if (words.length <= max) return words
  const cut = words.slice(0, max - 1)
  const sentence = sentencesIn(cut)
  return sentence.length > max / 2 ? sentence : `${cut.slice(0, lastSpaceIn(cut)).trimEnd()}…`
}

function sentencesIn(words: string): string {
  for (let end = words.length; end > 0; end -= 1) {
    const closes = '.!?…'.includes(words.charAt(end - 1))
    if (closes && (end === words.length || /\s/.test(words.charAt(end)))) return words.slice(0, end)
  }
  return ''
}

function lastSpaceIn(words: string): number {
  for (let at = words.length - 1; at > 0; at -= 1) if (/\s/.test(words.charAt(at))) return at
  return words.length
}
