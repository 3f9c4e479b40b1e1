import { PROMPT_MAX } from '#contract/limits.ts'

/** Texts of a prompt's full length that cost their sender little and a careless reader much. */
const fill = (part: string): string => part.repeat(Math.ceil(PROMPT_MAX / part.length)).slice(0, PROMPT_MAX)

export const HOSTILE_BRIEFS: Readonly<Record<string, string>> = {
  'one word': fill('a'),
  'different letters': Array.from({ length: PROMPT_MAX }, (_, at) => String.fromCharCode(0x4e_00 + at)).join(''),
  prices: fill('$1,299.00 to €5 '),
  dates: fill('12/09/2026 7:30 pm '),
  'letters with many marks': fill(`a${'\u{301}'.repeat(40)}`),
  'marks of direction': fill('\u{202E}\u{202C}'),
  'joined pictures': fill('👩‍👩‍👧‍👦'),
  brackets: fill('(['),
  'ends of sentences': fill('. '),
  quotes: fill('“'),
}
