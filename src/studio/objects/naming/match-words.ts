import type { Naming, Vocabulary } from './concepts.ts'
import type { SubjectGrammar } from './subject-grammar.ts'
import type { ClauseWord } from './split-clauses.ts'

/** Finds the words of a clause that name something, the longest entries first. */
export function findMatches(words: readonly ClauseWord[], grammar: SubjectGrammar, vocabulary: Vocabulary): Match[] {
  const matches: Match[] = []
  for (let at = 0; at < words.length;) {
    const match = findLongest(words, at, vocabulary, grammar)
    if (match) matches.push(match)
    at = match?.end ?? at + 1
  }
  return matches
}

/** A naming of the words from `start` to before `end`. */
export interface Match {
  naming: Naming
  start: number
  end: number
}

function findLongest(
  words: readonly ClauseWord[],
  at: number,
  vocabulary: Vocabulary,
  grammar: SubjectGrammar,
): Match | null {
  for (let length = Math.min(vocabulary.longest, words.length - at); length > 0; length--) {
    const text = words
      .slice(at, at + length)
      .map((word) => word.text)
      .join(' ')
    const naming = findWord(text, vocabulary, grammar) ?? (length === 1 ? findPart(text, vocabulary, grammar) : null)
    if (naming) return { naming, start: at, end: at + length }
  }
  return null
}

/** The word itself, or without the ending of a plural and the Arabic article. */
function findWord(text: string, { words, stems }: Vocabulary, { endings }: SubjectGrammar): Naming | null {
  const bare = text.replace(/^(?:[وفبلك]?ال|لل)(?=\p{L}{3})/u, '')
  const single = text.replace(endings, '')
  const exact = words.get(text) ?? words.get(bare) ?? (single.length >= 4 ? words.get(single) : undefined)
  if (exact) return exact
  for (let length = text.length; length >= 3; length--) {
    const stem = stems.get(text.slice(0, length))
    if (stem && text.length - length <= 7 && !text.slice(length).includes(' ')) return stem
  }
  return null
}

/** The last part of a compound, or its first one if the rest tells nothing: "Bergkäse", "Käsekurs". */
function findPart(
  text: string,
  { words, heads, modifiers }: Vocabulary,
  { carriers, head }: SubjectGrammar,
): Naming | null {
  if (head !== 'last') return null
  const named = heads.find(
    ([part]) =>
      text.endsWith(part) && /[aeiouy].{0,9}$/.test(text.slice(0, -part.length)) && text.length - part.length >= 3,
  )
  if (named) return named[1]
  const modifier = modifiers.find(([part]) => text.startsWith(part) && text.length > part.length + 2)
  if (modifier) return modifier[1]
  if (text.length < 8) return null
  for (const carrier of carriers) {
    if (carrier.length < 3 || !text.endsWith(carrier)) continue
    const first = text.slice(0, -carrier.length)
    const naming = [first, first.replace(/(?:s|n|en|e)$/, '')]
      .map((part) => (part.length >= 3 ? words.get(part) : undefined))
      .find(Boolean)
    if (naming) return naming
  }
  return null
}
