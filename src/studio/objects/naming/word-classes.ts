import type { SubjectGrammar } from './subject-grammar.ts'
import type { ClauseWord } from './split-clauses.ts'

/** Whether a word belongs to no noun. */
export const isFunction = (word: string, { prepositions, negators, light, other }: SubjectGrammar): boolean =>
  prepositions.has(word) || negators.has(word) || other.has(word) || light.has(word)

/** All words that a grammar lists. */
export const listGrammarWords = (grammar: SubjectGrammar): string[] =>
  [
    grammar.prepositions,
    grammar.negators,
    grammar.extras,
    grammar.light,
    grammar.other,
    grammar.leadVerbs,
    grammar.carriers,
  ].flatMap((words) => [...words])

/** Days and months of the languages with spaces, long and short. They are no part of a phrase. */
export const isTime = (word: string): boolean => TIMES.has(word)
const TIMES: ReadonlySet<string> = new Set(
  ['en', 'de', 'nl', 'fr', 'es', 'it', 'pt', 'pl', 'tr', 'ar'].flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) => listTimes(language, style)),
  ),
)

function listTimes(language: string, style: 'long' | 'short'): string[] {
  const days = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' })
  const months = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
  const dates = Array.from({ length: 12 }, (_, index) => [
    days.format(Date.UTC(2026, 0, 1 + index)),
    months.format(Date.UTC(2026, index, 1)),
  ])
  return dates.flat().map((name) =>
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}|\./gu, ''),
  )
}

/** Whether a word says nothing about the subject. */
export const isEmpty = (word: ClauseWord | undefined, grammar: SubjectGrammar): boolean =>
  !word || word.isNumber || isTime(word.text) || isFunction(word.text, grammar) || grammar.carriers.has(word.text)
