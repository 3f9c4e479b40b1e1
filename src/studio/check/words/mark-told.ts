import { readTold } from '../../model/told.ts'
import { hasSingle } from './languages/terms.ts'
import { mark } from './mark-published.ts'
import type { Token } from './tokens.ts'
import type { SourceText } from './source-text.ts'

/** More words and marks than these ask for nothing politely. */
const MOST_ASKING = 8

/**
 * Marks an order to tell readers something at the start of a sentence: "let everyone know we …". `first` is the offset behind the words that
 * ask politely. Returns whether it is such an order.
 */
export function markTold(
  { tokens, sentences, terms }: SourceText,
  from: number,
  first: number,
  isOrder: boolean[],
): boolean {
  const isAsking = ({ kind, key }: Token) => kind === 'mark' || hasSingle(terms.please, key)
  const asking = tokens
    .slice(Math.max(0, from - MOST_ASKING), from)
    .filter((_token, at) => sentences[Math.max(0, from - MOST_ASKING) + at] === sentences[from])
  if (asking.length === MOST_ASKING || !asking.every(isAsking)) return false
  let last = first
  while (last < tokens.length && sentences[last] === sentences[from]) last += 1
  const starts: number[] = []
  let said = ''
  for (let at = first; at < last; at += 1) {
    const [before, token] = [tokens[at - 1], tokens[at]]
    if (!token) break
    said += at > first && before && before.end < token.start ? ' ' : ''
    starts.push(said.length)
    said += token.text
  }
  const told = readTold(said, 0) ?? readTold(said, ASKED.exec(said)?.[0].length ?? 0)
  if (!told) return false
  const findToken = (offset: number) => first + starts.filter((start) => start < offset).length
  mark(isOrder, from, findToken(told.to))
  if (told.late) mark(isOrder, findToken(told.late.start + 1), findToken(told.late.end))
  return true
}

/** How somebody asks us in languages whose words the judge has no table of, and in those where "can you" is no "please". */
const ASKED =
  /^(?:kan|kunne|skulle|vil|vill|kunde|gider|voitteko|voisitteko|voitko|voisitko|könnt|könnten|könntet|kannst|kunt|kunnen|kun|zou|can|could|would)(?: (?:ni|du|i|dere|någon|nogen|noen|ihr|sie|you|u|jullie|je|jemand|iemand))?(?: (?:please|bitte|mal|even|aub|snälla|lige|gärna|gerne))* /iu
