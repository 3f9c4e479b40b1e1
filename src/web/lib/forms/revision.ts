import type { Revision } from '#contract/content.ts'
import { SEED_MAX } from '#contract/limits.ts'
import type { LayoutName } from '#contract/options.ts'

/** The texts that a made item may go without. */
export const OPTIONAL_TEXTS = ['subline', 'badge', 'cta'] as const
export type OptionalText = (typeof OPTIONAL_TEXTS)[number]

/** What stands in 'Edit text': a blank text stays as it is in the picture. */
export interface RevisionForm {
  headline: string
  subline: string
  badge: string
  cta: string
  /** Texts that the new picture goes without. */
  leftOut: readonly OptionalText[]
  layout: LayoutName | 'same'
}

export const NO_REVISION: RevisionForm = { headline: '', subline: '', badge: '', cta: '', leftOut: [], layout: 'same' }

/** Only what changes. */
export function toRevision({ layout, leftOut, ...texts }: RevisionForm): Revision {
  const given = Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()] as const] : []))
  return {
    ...Object.fromEntries(given),
    ...Object.fromEntries(leftOut.map((name) => [name, null])),
    ...(layout !== 'same' && { layout }),
  }
}

export const newSeed = (random = Math.random): number => Math.floor(random() * (SEED_MAX + 1))
