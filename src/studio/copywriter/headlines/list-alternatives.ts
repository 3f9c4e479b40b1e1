import { covers } from '../facts/list-facts.ts'
import { listOwnHeadlines } from '../own-words.ts'
import { isVague } from './vague.ts'
import type { Writing } from '../writing.ts'

const COUNT = 3
/** The longest text that is offered as a headline. In UTF-16 code units. */
const LONGEST = 90

/** Lists up to three other headlines for the same request, best first: other clauses of it, then texts of product and brand. */
export function listAlternatives(writing: Writing, headline: string): string[] {
  const { pieces, pass, languages } = writing
  const isCarried = languages.spoken !== languages.language
  const clauses = pieces.filter(({ kind, text }) => ['message', 'discount', 'bundle'].includes(kind) && !isVague(text))
  const ideas = [...(isCarried ? [] : clauses).map(({ text }) => text), ...listOwnHeadlines(writing)]
  return [...new Set(ideas.flatMap((text) => pass(text) ?? []))]
    .filter((text) => text.length <= LONGEST && !covers(headline, text) && !covers(text, headline))
    .slice(0, COUNT)
}
