import type { Cell, CellField, CellState, CellStatus } from '#contract/campaigns/cells.ts'
import { DESIGN_LANGUAGES, getTextDirection } from '#contract/languages/languages.ts'
import { formatLabel, languageName } from '#web/domains/campaigns/format-labels.ts'
import { t as words } from '#web/words/campaign-words.ts'
import { t } from '#web/words/campaigns.ts'
import { fill } from '#web/words/fill.ts'

export const STATE_NAMES: Readonly<Record<CellState, string>> = {
  planned: t.planned,
  needs_words: words.needsWords,
  waiting: t.waiting,
  running: t.running,
  made: t.made,
  needs_attention: t.needsAttention,
  failed: t.failed,
  stale: t.stale,
}

export const STATUS_NAMES: Readonly<Record<CellStatus, string>> = {
  draft: t.draft,
  ready: t.ready,
  in_review: t.inReview,
  approved: t.approved,
}

export const FIELD_NAMES: Readonly<Record<CellField, string>> = {
  headline: t.headline,
  subline: t.subline,
  eyebrow: t.eyebrow,
  badge: t.badge,
  price: t.price,
  cta: t.callToAction,
  small_print: t.smallPrint,
  benefits: t.benefits,
  details: t.details,
  rows: t.rows,
  layout: t.layout,
  colors: t.colors,
  picture: t.picture,
  hidden: t.hidden,
  position: t.position,
}

/** The value of the attribute `dir` for texts in a language. */
export function getDirection(tag: string): 'ltr' | 'rtl' {
  const language = DESIGN_LANGUAGES.find((one) => one === tag)
  return language ? getTextDirection(language) : 'ltr'
}

/** `Instagram · Story, العربية`, with the product and the variant where there are several. */
export function cellTitle({ format, language, product_name, variant }: Cell, hasVariants: boolean): string {
  const parts = [formatLabel(format), languageName(language), product_name, hasVariants && fill(t.variant, { variant })]
  return parts.filter(Boolean).join(', ')
}
