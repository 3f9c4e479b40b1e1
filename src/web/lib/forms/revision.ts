import type { Revision } from '#contract/generation/revision.ts'
import { SEED_MAX } from '#contract/limits.ts'
import type { LayoutName } from '#contract/options.ts'

/** The texts that an image does not need. */
export const OPTIONAL_TEXTS = ['subline', 'badge', 'cta'] as const
export type OptionalText = (typeof OPTIONAL_TEXTS)[number]

/** The values of 'Edit text'. A blank text keeps the text of the image. */
export interface RevisionForm {
  headline: string
  subline: string
  badge: string
  cta: string
  /** Texts to remove from the new image. */
  leftOut: readonly OptionalText[]
  layout: LayoutName | 'same'
}

export const NO_REVISION: RevisionForm = { headline: '', subline: '', badge: '', cta: '', leftOut: [], layout: 'same' }

/** Only the fields that change. */
export function toRevision({ layout, leftOut, ...texts }: RevisionForm): Revision {
  const given = Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()] as const] : []))
  return {
    ...Object.fromEntries(given),
    ...Object.fromEntries(leftOut.map((name) => [name, null])),
    ...(layout !== 'same' && { layout }),
  }
}

/** A random seed: an unsigned 32-bit integer. */
export const newSeed = (random = Math.random): number => Math.floor(random() * (SEED_MAX + 1))
