import type { Brief } from '#studio/model/brief.ts'
import { shortenPhrase, shortenText } from '#studio/copywriter/campaigns/shorten-text.ts'
import { filterBanned } from '#studio/copywriter/banned.ts'
import { findLanguages } from '#studio/copywriter/requests/language.ts'
import { countText, findTextField, findTextSet, joinCaption } from '#contract/platforms/text-rules.ts'
import { TEXT_FIELDS, type TextField, type TextFieldKey } from '#contract/platforms/text-set.ts'
import type { TextFields } from './read-texts.ts'
import type { ModelTexts, Written } from './write-task.ts'

interface Merging {
  brief: Brief
  variants: number
  byRules: Readonly<Record<string, readonly TextFields[]>>
  model: ModelTexts
}

/**
 * Puts what a model wrote in place of what was written by rules. A text that is too long is shortened at a sentence or a word; one that breaks
 * the brand's don't-list, or cannot be shortened, is left out, and the rules' text stays.
 */
export function mergeModelTexts({ brief, variants, byRules, model }: Merging): Written {
  const mergeSet = (key: string, posts: readonly TextFields[]): TextFields[] => {
    const given = model[key]
    if (!given) return [...posts]
    if (findTextSet(key)?.kind === 'ad') return [mergeAd(brief, key, posts[0] ?? {}, given)]
    const merged = Array.from({ length: variants }, (_, index) => mergePost(brief, key, { posts, given, index }))
    return merged.filter((post) => post !== null)
  }
  return Object.fromEntries(Object.entries(byRules).map(([key, posts]) => [key, mergeSet(key, posts)]))
}

/** The texts of a field are the model's; the rules fill up to what the platform takes. */
function mergeAd(brief: Brief, key: string, rules: TextFields, given: TextFields): TextFields {
  return mapFields(key, (field) => {
    const own = rules[field.key] ?? []
    const fitting = (given[field.key] ?? []).flatMap((text) => fitText(brief, key, field, text) ?? [])
    const usable = [...new Set(fitting)].slice(0, field.texts.max)
    const missing = own.filter((text) => !usable.some((other) => isSame(text, other)))
    const isShort = (text: string) => countText(key, field.key, text) <= (field.one_short ?? Infinity)
    const short = usable.some(isShort) ? [] : own.filter(isShort).slice(0, 1)
    const kept = [...usable, ...missing].slice(0, field.texts.max - short.length)
    return [...new Set([...kept, ...short])]
  })
}

const isSame = (text: string, other: string) => text.toLowerCase() === other.toLowerCase()

interface MergedPost {
  posts: readonly TextFields[]
  given: TextFields
  index: number
}

/** One variant. Null if neither the model nor the rules have a caption of their own for it. */
function mergePost(brief: Brief, key: string, { posts, given, index }: MergedPost): TextFields | null {
  const rules = posts[index % Math.max(1, posts.length)] ?? {}
  const caption = findTextField(key, 'caption')
  const tags = rules.hashtags ?? []
  const text = caption && fitText(brief, key, caption, given.caption?.[index] ?? '', tags)
  if (!text && index >= posts.length) return null
  return mapFields(key, (field) => {
    if (field.key === 'caption') return text ? [text] : (rules.caption ?? [])
    const fitted = fitText(brief, key, field, given[field.key]?.[index] ?? '')
    return fitted ? [fitted] : (rules[field.key] ?? [])
  })
}

function mapFields(key: string, write: (field: TextField) => string[]): TextFields {
  const filled = (findTextSet(key)?.fields ?? []).map((field) => [field.key, write(field)] as const)
  return Object.fromEntries(filled.filter(([, texts]) => texts.length > 0))
}

const PHRASES: readonly TextFieldKey[] = TEXT_FIELDS.filter((field) => /headline|title/.test(field))

/** The text as its platform takes it, or null. Hashtags are a part of the caption. */
function fitText(brief: Brief, key: string, field: TextField, text: string, tags: readonly string[] = []) {
  const allowed = text && filterBanned(text, brief.brand.dont ?? [])
  if (!allowed) return null
  const measure = (part: string) => countText(key, field.key, joinCaption(part, tags))
  const textLimit = { max: field.limit, measure, pack: findLanguages(brief).pack }
  return PHRASES.includes(field.key) ? shortenPhrase(allowed, textLimit) : shortenText(allowed, textLimit)
}
