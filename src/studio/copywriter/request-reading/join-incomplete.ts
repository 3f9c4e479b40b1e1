import type { Extent } from '../../model/pieces.ts'
import type { Span } from './span.ts'

/** "0.5 %", "5.2% vol": how strong something is, which is nothing without what it is. */
const STRENGTH =
  /^\s*\p{Nd}{1,2}(?:[.,]\p{Nd}{1,2} ?%|(?:[.,]\p{Nd}{1,2})? ?% ?(?:vol|abv|alc|alk|alkohol|alcohol)\.?)[\s,.]*$/iu
/** "mash and gravy £8.95": the last two things of a list, and what all of it costs. */
const LAST_TWO =
  /^\s*(?:[\p{L}\p{M}'’-]+ ){1,3}(?:and|und|en|och|og|ja|et|y|e|&|or|oder|of|eller|tai) (?:[\p{L}\p{M}'’-]+ ){1,3}$/iu
/** What a word before them names is one of the list: "any pie", or a single word. */
const THING =
  /^\s*(?:(?:any|a choice of|choice of|your choice of|either|a|an|ein|eine|jede[rs]?|een|elke|en|ett|et|valfri|valfritt|valgfri) (?:[\p{L}\p{M}'’-]+ ){0,2}[\p{L}\p{M}'’-]+|[\p{L}\p{M}'’-]{3,24})[,\s]*$/iu

/**
 * Joins parts of a clause that are not whole without the part beside them: a strength with what it is of, and the things of a list whose price is
 * at its end: "any pie, mash and gravy £8.95". The first part may be a title.
 */
export function joinIncomplete(text: string, parts: readonly Extent[], spans: readonly Span[]): Extent[] {
  const joined: Extent[] = []
  const inside = (part: Extent) => spans.filter(({ start, end }) => start >= part.start && end <= part.end)
  for (const part of parts) {
    const said = text.slice(part.start, part.end)
    let from = joined.length
    if (from > 0 && STRENGTH.test(said)) from -= 1
    const facts = inside(part)
    const [price] = facts
    const isPriced = facts.length === 1 && price?.kind === 'price' && endsWith(text, part, price)
    if (isPriced && LAST_TWO.test(text.slice(part.start, price.start)))
      while (from > 0 && isThing(text, joined, from - 1, inside)) from -= 1
    const first = joined[from]
    joined.splice(from, joined.length - from, first ? { ...part, start: first.start } : part)
  }
  return joined
}

const endsWith = (text: string, { end }: Extent, fact: Extent) => !/[\p{L}\p{N}]/u.test(text.slice(fact.end, end))

/** Whether a part is a thing of a list. A single word that begins a sentence may be its title, unless a colon is before it. */
function isThing(text: string, parts: readonly Extent[], at: number, inside: (part: Extent) => Span[]): boolean {
  const part = parts[at]
  if (!part || inside(part).length > 0) return false
  const said = text.slice(part.start, part.end)
  return THING.test(said) && /,\s*$/u.test(said) && (at > 0 || / /u.test(said.trim()))
}
