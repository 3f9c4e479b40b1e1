import type { SourceKind } from '#contract/proofs/proof-options.ts'
import type { ForeignCredentials } from '#contract/proofs/proofs.ts'
import { exactTime } from '#web/lib/format/format.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/proofs.ts'

/** What files and items say about how they were made. */
export interface Origin {
  source: SourceKind
  picture_model: string | null
  words_model: string | null
  isVideo: boolean
}

/** The badge of an item. Pictures that people added may come from anywhere, so a composition of them promises less. */
export function nameOrigin({ source, picture_model, words_model, isVideo }: Origin): string {
  const byModel = isVideo && source === 'made_by_model' ? t.badgeFilm : t.badgePicture
  if (picture_model) return fill(byModel, { model: picture_model })
  if (source === 'made_by_model' || source === 'composed_with_model') return fill(byModel, { model: 'AI' })
  if (words_model) return fill(t.badgeWords, { model: words_model })
  return source === 'composed' ? t.badgeComposed : t.badgeDrawn
}

export const explainSource = ({ source, isVideo }: Pick<Origin, 'source' | 'isVideo'>): string =>
  ({
    drawn: t.sourceDrawn,
    composed: t.sourceComposed,
    composed_with_model: isVideo ? t.sourceFilmWithModel : t.sourceComposedWithModel,
    made_by_model: isVideo ? t.sourceMadeFilm : t.sourceMade,
  })[source]

export const explainWords = (model: string | null): string =>
  model ? fill(t.wordsByModel, { model }) : t.wordsWithoutModel

export const describeCheck = ({ passed, score }: { passed: boolean; score: number }): string =>
  fill(passed ? t.checkPassed : t.checkFailed, { score: Math.round(score) })

export function describeApproval({ at, by }: { at: string | null; by: string | null }): string {
  if (at && by) return fill(t.approvedByOn, { name: by, date: exactTime(at) })
  if (by) return fill(t.approvedBy, { name: by })
  return at ? fill(t.approvedOn, { date: exactTime(at) }) : t.approved
}

export const describeBrand = (brand: string, version: number | null): string =>
  version === null ? brand : fill(t.brandInVersion, { brand, version })

export const describeImage = ({ program, signer, title }: ForeignCredentials): string =>
  fill(t.credentialsOf, { program: program ?? title, signer: signer ?? '–' })

export type Fact = readonly [term: string, value: string]

/** The facts as lines of text, for the clipboard. */
export const writeFacts = (facts: readonly Fact[]): string =>
  facts.map(([term, value]) => `${term}: ${value}`).join('\n')
