import type { Cell } from '#contract/campaigns/cells.ts'
import type { CampaignEdit, LanguageWords } from '#contract/campaigns/key-visual.ts'
import { DESIGN_LANGUAGES, type DesignLanguage } from '#contract/languages/languages.ts'
import type { SourceItem } from '#contract/designs/translations.ts'
import { type Drafts, getDraft } from '#web/domains/library/translate/drafts.ts'

/** The texts of the key visual that a person says in another language. The studio writes the facts of the others itself. */
const SINGLE = ['headline', 'subline', 'cta'] as const
const LISTS = ['rows', 'benefits'] as const

const isMessage = (field: string): boolean =>
  SINGLE.some((name) => name === field) || LISTS.some((name) => field.startsWith(`${name}.`))

export const isOptional = (field: string): boolean => field !== 'headline'

/** A language with the cells that need words in it, in the order of the plan. */
export interface MuteLanguage {
  language: DesignLanguage
  cells: readonly Cell[]
}

export function listMuteLanguages(cells: readonly Cell[]): MuteLanguage[] {
  const waiting = cells.filter(({ state, excluded }) => state === 'needs_words' && !excluded)
  return [...Map.groupBy(waiting, ({ language }) => language)].flatMap(([tag, group]) => {
    const language = DESIGN_LANGUAGES.find((one) => one === tag)
    return language ? [{ language, cells: group }] : []
  })
}

/** The texts to say in other languages. A key visual that is in one of them counts as none of them, so that it can be said there too. */
export function toSource(item: SourceItem, languages: readonly DesignLanguage[]): SourceItem {
  const isMute = languages.some((language) => language === item.language)
  return {
    ...item,
    language: isMute ? 'und' : item.language,
    texts: item.texts.filter(({ field }) => isMessage(field)),
  }
}

/** Whether a person typed anything in a language, and its headline. */
export function readDraft(drafts: Drafts, { id, texts }: SourceItem, language: DesignLanguage) {
  const typed = texts.filter(({ field }) => getDraft(drafts, { id, language, field }).trim() !== '')
  return { isTouched: typed.length > 0, hasHeadline: typed.some(({ field }) => field === 'headline') }
}

/** The edit that gives all cells of these languages their words. A list is given only if it has a text. */
export function toWordsEdit(drafts: Drafts, source: SourceItem, languages: readonly DesignLanguage[]): CampaignEdit {
  return { words: languages.map((language) => toWords(drafts, source, language)) }
}

function toWords(drafts: Drafts, { id, texts }: SourceItem, language: DesignLanguage): LanguageWords {
  const read = (field: string) => getDraft(drafts, { id, language, field }).trim()
  const single = SINGLE.flatMap((field) => (read(field) === '' ? [] : [[field, read(field)]]))
  const lists = LISTS.flatMap((name) => {
    const given = texts.filter(({ field }) => field.startsWith(`${name}.`)).map(({ field }) => read(field))
    return given.some((text) => text !== '') ? [[name, given]] : []
  })
  return { language, product_id: null, copy: Object.fromEntries([...single, ...lists]) }
}
