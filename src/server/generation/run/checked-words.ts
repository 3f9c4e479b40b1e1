import type { CheckedWords } from '#studio/check/words-rule.ts'
import type { ItemBrief } from '../../stored/brief.ts'
import type { PaidResults } from '../../stored/paid-results.ts'

/** What the words of an item are judged by: its request, what a text model wrote for it, and what a person wrote for its scenes. */
export function toCheckedWords(brief: ItemBrief, { copy, letters }: PaidResults): CheckedWords {
  const scenes = brief.revision?.film?.scenes ?? brief.scenes
  return {
    brief,
    model: copy ?? null,
    isRevised: brief.revision !== undefined || brief.scenes !== undefined,
    ...(scenes && { scenes: scenes.flatMap(({ lines }) => lines.map(({ text }) => text)) }),
    ...(letters?.is_checked && { letters: letters.words }),
  }
}
