import type { Extent } from '../../model/pieces.ts'

/** "Blocked drain at 2am?", "dass wir sonntags geöffnet haben": the verb stands behind the facts. */
const UNDIVIDED = /[?？؟]\s*$|^\s*(?:dass|daß|dat|att?)\s/iu
/** What stood before "ab Montag wieder offen haben": see `readVerbLast`. */
const BEHIND_THAT = /(?<!\p{L})(?:dass|daß|das|dat) (?:(?:wir|ich|es|we|wij|ik|er) )?$/iu
/** In UTF-16 code units. */
const LONGEST_THAT = 12

/** Whether a clause follows a conjunction whose verb was left out at its end. */
export const isBehindThat = (text: string, { start }: Extent): boolean =>
  BEHIND_THAT.test(text.slice(Math.max(0, start - LONGEST_THAT), start))

/** Whether no fact is lifted out of a clause, because the rest would be another sentence. */
export const isUndivided = (text: string, clause: Extent): boolean =>
  UNDIVIDED.test(text.slice(clause.start, clause.end)) || isBehindThat(text, clause)
