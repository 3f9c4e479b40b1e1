import type { AiLabel } from '#contract/proofs/proof-options.ts'
import { t } from '#web/words/proofs.ts'

/** A choice of the label that designs show, for the proof panel and the editor. */
export const nameLabel = (label: AiLabel | 'none'): string =>
  ({ none: t.labelNone, ai: t.labelAi, ai_generated: t.labelGenerated, ai_modified: t.labelModified })[label]
