import type { Campaign } from '#contract/campaigns/campaigns.ts'
import type { CampaignEdit, KeyVisual } from '#contract/campaigns/key-visual.ts'
import { DESIGN_LANGUAGES, type DesignLanguage } from '#contract/languages/languages.ts'
import type { LayoutName } from '#contract/options.ts'

/** The texts that 'Edit for all' offers. The others are edited in the editor. */
export const EDITED_FIELDS = ['headline', 'subline', 'badge', 'cta'] as const
export type EditedField = (typeof EDITED_FIELDS)[number]

export type EditedTexts = Readonly<Record<EditedField, string>>

/**
 * The form: texts by language and the layout. An undefined layout stays as it is; null lets the studio choose for each cell. A blank text
 * in another language than that of the key visual is written by the studio.
 */
export interface EditForm {
  texts: Readonly<Partial<Record<DesignLanguage, EditedTexts>>>
  layout: LayoutName | null | undefined
}

const BLANK: EditedTexts = { headline: '', subline: '', badge: '', cta: '' }

/** The texts as they are: those of the key visual in its own language, and those that a person gave in the others. */
export function toEditForm({ plan }: Pick<Campaign, 'plan'>, keyVisual: KeyVisual): EditForm {
  const texts = plan.languages.map((language) => {
    const given = keyVisual.words.find((words) => words.language === language && words.product_id === null)?.copy
    const copy = language === keyVisual.language ? { ...keyVisual.copy, ...given } : (given ?? {})
    const shown = EDITED_FIELDS.map((field) => [field, copy[field] ?? ''] as const)
    return [language, { ...BLANK, ...Object.fromEntries(shown) }] as const
  })
  return { texts: Object.fromEntries(texts), layout: undefined }
}

export const findTexts = ({ texts }: EditForm, language: DesignLanguage): EditedTexts => texts[language] ?? BLANK

/** What the form changes, or null if nothing is different. A text that was emptied is removed, but a headline stays as it is. */
export function toCampaignEdit(before: EditForm, after: EditForm): CampaignEdit | null {
  const languages = DESIGN_LANGUAGES.filter((language) => after.texts[language])
  const words = languages.flatMap((language) => {
    const [old, now] = [findTexts(before, language), findTexts(after, language)]
    const changed = EDITED_FIELDS.filter((field) => now[field].trim() !== old[field].trim())
    const kept = changed.filter((field) => field !== 'headline' || now.headline.trim())
    if (kept.length === 0) return []
    const copy = Object.fromEntries(kept.map((field) => [field, now[field].trim() || null]))
    return [{ language, product_id: null, copy }]
  })
  const isLayoutNew = after.layout !== undefined
  if (words.length === 0 && !isLayoutNew) return null
  return { ...(words.length > 0 && { words }), ...(isLayoutNew && { layout: after.layout }) }
}
