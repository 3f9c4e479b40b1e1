import { PLEASE } from './asking.ts'
import { sortWords } from './order-cursor.ts'
import { readTold } from '../../model/told.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'

const polite = new Map<string, RegExp>()

function matchPolite({ tag, order }: ReadingWords): RegExp {
  const pattern =
    polite.get(tag) ??
    new RegExp(
      `\\s*(?:(?:${sortWords(`${order.polite}|${order.ask}`)}|${PLEASE})(?![\\p{L}\\p{M}\\p{N}])[ ,!.]*){0,4}`,
      'iuy',
    )
  polite.set(tag, pattern)
  return pattern
}

/**
 * Finds an order to tell readers something at the start of a sentence: "let everyone know we …", "invite customers to …". What they are told
 * stays. Empty if what is left would be no sentence.
 */
export function findTold(text: string, { start, end }: Extent, words: ReadingWords): Extent[] {
  const said = text.slice(start, end)
  const asks = matchPolite(words)
  asks.lastIndex = 0
  const from = asks.test(said) ? asks.lastIndex : 0
  // "nodig iedereen uit" begins like "nodig", which asks.
  const told = readTold(said, /^\s*/u.exec(said)?.[0].length ?? 0) ?? readTold(said, from)
  if (!told) return []
  const late = told.late && { start: start + told.late.start, end: start + told.late.end }
  return [{ start, end: start + told.to }, ...(late ? [late] : [])]
}
