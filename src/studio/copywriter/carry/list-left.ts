import { findReadingWords } from '../languages/reading/find-reading-words.ts'
import { trimMarks } from '../facts/trim-marks.ts'
import { readSource, type Tape } from './tape.ts'
import type { Clause } from './read-clauses.ts'

/** The words of a sentence that no fact says, as typed. Clauses of which nothing was understood stay together. */
export function listLeft(tape: Tape, clauses: readonly Clause[], language: string): string[] {
  const left: string[] = []
  const whole: Clause[] = []
  const close = () => {
    const [first, last] = [whole[0], whole.at(-1)]
    if (first && last) left.push(tidy(readSource(tape, first.start, last.end), language))
    whole.length = 0
  }
  for (const clause of clauses) {
    const isSaid = clauses.some(({ parts }) =>
      parts.some((part) => !part.isUnsure && part.places.some((at) => at >= clause.start && at < clause.end)),
    )
    if (!isSaid) {
      whole.push(clause)
      continue
    }
    close()
    left.push(...listBetween(tape, clause, clauses, language))
  }
  close()
  return left.filter((text) => /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(text))
}

function listBetween(tape: Tape, clause: Clause, clauses: readonly Clause[], language: string): string[] {
  const said = new Set(clauses.flatMap(({ parts }) => parts.flatMap((part) => (part.isUnsure ? [] : part.places))))
  const texts: string[] = []
  let start = clause.start
  for (let at = clause.start; at <= clause.end; at += 1) {
    if (at < clause.end && !said.has(at)) continue
    texts.push(tidy(readSource(tape, start, at), language))
    start = at + 1
  }
  return texts.filter((text) => text !== '')
}

/** Without marks, and without small words at the ends. A text of small words only is empty. */
function tidy(text: string, language: string): string {
  const small = new Set(findReadingWords(language).dangling.split('|'))
  const isSmall = (word: string) => small.has(word.toLowerCase()) || !/[\p{L}\p{N}]/u.test(word)
  const said = trimMarks(text.replace(/^[\s,.;:!?·•|()–—-]+/, ''))
  const words = said.split(/\s+/).filter((word) => word !== '')
  while (words.length > 0 && isSmall(words.at(-1) ?? '')) words.pop()
  while (words.length > 0 && isSmall(words[0] ?? '')) words.shift()
  // "then €69" says more than the amount.
  if (words.length > 0 && !/\p{L}/u.test(words.join(''))) return said
  return words.some((word) => /\p{L}{3}|[^\p{ASCII}]/u.test(word)) ? words.join(' ').replace(/[()]$/, '') : ''
}
