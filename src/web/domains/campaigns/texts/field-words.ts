import { thousands } from '#web/lib/format/format.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/handover.ts'
import type { TextProblem } from '#contract/platforms/text-rules.ts'
import type { TextField, TextFieldKey, TextRefusal } from '#contract/platforms/text-set.ts'

export const fieldName = (field: TextFieldKey): string => t[field]

const REFUSALS: Readonly<Record<TextRefusal, string>> = {
  link: t.refusedLink,
  mention: t.refusedMention,
  hashtag: t.refusedHashtag,
  angle_bracket: t.refusedBracket,
}

/** What is wrong with a text, in a few words below its field. */
export function describeProblem({ problem, count, max, refused }: TextProblem): string {
  if (problem === 'too_long') return fill(t.tooLong, { over: thousands(count - max) })
  if (problem === 'too_many') return fill(t.tooMany, { max })
  if (problem === 'too_few') return fill(t.needs, { min: max })
  if (problem === 'total_too_long') return fill(t.totalTooLong, { max: thousands(max) })
  if (problem === 'none_short') return fill(t.noneShort, { max })
  return refused ? REFUSALS[refused] : ''
}

const COUNTINGS: Readonly<Record<TextField['counting'], string | null>> = {
  utf16: null,
  weighted: t.countsWeighted,
  emoji_bytes: t.countsEmoji,
  double_width: t.countsWide,
}

/** How the platform counts, if it is not by characters. */
export const describeCounting = (field: TextField | undefined): string | null =>
  field ? COUNTINGS[field.counting] : null

/** Fields with many short texts are edited in one line. */
export const isListField = (field: TextFieldKey): boolean => field === 'hashtags' || field === 'tags'

/** Splits the line of a list field: hashtags at spaces and commas, tags at commas, because a tag may have spaces. */
export function splitList(field: TextFieldKey, line: string): string[] {
  const parts = line.split(field === 'hashtags' ? /[\s,，、]+/u : /[,，、\n]+/u)
  const clean = parts.map((part) => part.trim().replace(field === 'hashtags' ? /^#+/ : /^$/, ''))
  return [...new Set(clean.filter(Boolean))]
}

export const joinList = (field: TextFieldKey, texts: readonly string[]): string =>
  field === 'hashtags' ? texts.map((text) => `#${text}`).join(' ') : texts.join(', ')
