import type { CheckedWords } from '#studio/check/words-rule.ts'
import type { ItemBrief } from '../../stored/brief.ts'
import type { PaidResults } from '../../stored/paid-results.ts'

/** What the words of an item are judged by: its request, and what a text model wrote for it. */
export const toCheckedWords = (brief: ItemBrief, { copy, letters }: PaidResults): CheckedWords => ({
  brief,
  model: copy ?? null,
  isRevised: brief.revision !== undefined,
  ...(letters?.is_checked && { letters: letters.words }),
})
