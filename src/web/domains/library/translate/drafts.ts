import type { DesignLanguage } from '#contract/languages/languages.ts'
import type { SourceItem, SourceText, Translation } from '#contract/designs/translations.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/translate.ts'

/** The place of one translated text. */
export interface Place {
  id: number
  language: DesignLanguage
  field: string
}

/** Translated texts by place. */
export type Drafts = Readonly<Record<string, string>>

export const toKey = ({ id, language, field }: Place): string => `${id} ${language} ${field}`
export const getDraft = (drafts: Drafts, place: Place): string => drafts[toKey(place)] ?? ''
export const setDraft = (drafts: Drafts, place: Place, text: string): Drafts => ({ ...drafts, [toKey(place)]: text })

/** A text without letters, such as a price in digits, is the same in every language until a person changes it. */
export const readText = (drafts: Drafts, place: Place, source: SourceText): string =>
  drafts[toKey(place)] ?? (/\p{L}/u.test(source.text) ? '' : source.text)

export const countCharacters = (text: string): number => Array.from(text.trim()).length

/** Why a text cannot be used, or null. */
export function findProblem(text: string, { max }: SourceText): string | null {
  if (text.trim() === '') return t.enterATranslation
  return countCharacters(text) > max ? fill(t.tooManyCharacters, { max }) : null
}

/** Every pair of item and language that is to be translated. An item is not translated into its own language. */
export const listPairs = (items: readonly SourceItem[], languages: readonly DesignLanguage[]) =>
  languages.flatMap((language) =>
    items.filter((item) => item.language !== language).map((item) => ({ item, language })),
  )

/** The first text that cannot be used, in the order of the form. */
export function findFirstProblem(pairs: ReturnType<typeof listPairs>, drafts: Drafts): Place | null {
  for (const { item, language } of pairs)
    for (const source of item.texts) {
      const place = { id: item.id, language, field: source.field }
      if (findProblem(readText(drafts, place, source), source)) return place
    }
  return null
}

/** The translations in the form of the API. */
export const toTranslations = (pairs: ReturnType<typeof listPairs>, drafts: Drafts): Translation[] =>
  pairs.map(({ item, language }) => ({
    id: item.id,
    language,
    texts: Object.fromEntries(
      item.texts.map((source) => [
        source.field,
        readText(drafts, { id: item.id, language, field: source.field }, source).trim(),
      ]),
    ),
  }))
