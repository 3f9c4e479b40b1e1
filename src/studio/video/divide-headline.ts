import { sentenceCase } from '../copywriter/headlines/sentence-case.ts'
import { EVENT_KINDS } from '../copywriter/placing/read-stated.ts'
import { splitHeadline } from '../layouts/text/split-headline.ts'
import type { Copy } from '../copywriter/copy.ts'

/** The part of what follows a lead that is a date or a place, at least. */
const MOST_OF_REST = 0.5

/**
 * Divides a headline that also says when or where: a scene says one thing. `event` is null for a headline that stays whole. A headline that
 * says when before it says what stays whole, too.
 */
export function divideHeadline(copy: Pick<Copy, 'headline' | 'language' | 'pieces'>): {
  lead: string
  event: string | null
} {
  const { headline, language, pieces = [] } = copy
  const whole = { lead: headline, event: null }
  const split = splitHeadline(copy)
  const piece = pieces.find(({ slot, text }) => slot === 'headline' && text === headline)
  if (!split || !piece) return whole
  const from = headline.lastIndexOf(split.rest)
  const stated = piece.emphasis.filter(({ kind, end }) => EVENT_KINDS.includes(kind) && end > from)
  const covered = stated.reduce((sum, { start, end }) => sum + end - Math.max(start, from), 0)
  if (covered < split.rest.length * MOST_OF_REST) return whole
  return { lead: split.lead, event: sentenceCase(split.rest, language) }
}
