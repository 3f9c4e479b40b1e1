import { findVocabulary, type Concept, type Vocabulary } from './concepts.ts'
import { findInSigns } from './find-in-signs.ts'
import { SUBJECT_GRAMMARS } from './grammar.ts'
import type { SubjectGrammar } from './subject-grammar.ts'
import { findMatches } from './match-words.ts'
import { findRole, isBare, isCarried, isHead, isName, isVerb, type FoundNaming } from './phrase.ts'
import { splitClauses, splitRawClauses, type ClauseWord } from './split-clauses.ts'
import { isEmpty } from './word-classes.ts'

/** Finds the things that a text names as the head of a phrase. What is negated, and what only qualifies another noun, is left out. */
export function findNamings(text: string, language: string): FoundNaming[] {
  const grammar = SUBJECT_GRAMMARS[language]
  const vocabulary = findVocabulary(language)
  if (grammar?.head === 'signs') {
    const clauses = splitRawClauses(text)
    const told = clauses.map((clause) => !/^[\p{N}\p{P}\s]*\p{N}/u.test(clause))
    return clauses.flatMap((clause, at) => findInSigns(clause, countBefore(told, at), grammar, vocabulary))
  }
  const clauses = splitClauses(text)
  const told = clauses.map((words) => words.some((word) => !isEmpty(word, grammar ?? UNKNOWN)))
  return clauses.flatMap((words, at) => findInClause(words, countBefore(told, at), grammar ?? UNKNOWN, vocabulary))
}

/** Lists the concepts of all words of a text that name something, also where they only qualify another noun: "The Cat Lodge". */
export function findMentions(text: string, language: string): Concept[] {
  const grammar = SUBJECT_GRAMMARS[language] ?? UNKNOWN
  if (grammar.head === 'signs') return findNamings(text, language).map(({ concept }) => concept)
  const vocabulary = findVocabulary(language)
  return splitClauses(text)
    .flatMap((words) => findMatches(words, grammar, vocabulary))
    .map(({ naming }) => naming.concept)
}

/** Clauses that only say when, where, or how much do not count. */
const countBefore = (told: readonly boolean[], at: number): number => told.slice(0, at).filter(Boolean).length

/** Of an unknown language, only a clause that is nothing but a known word names something. */
const NOTHING: ReadonlySet<string> = new Set()
const UNKNOWN: SubjectGrammar = {
  head: 'last',
  prepositions: NOTHING,
  subjectPrepositions: NOTHING,
  negators: NOTHING,
  extras: NOTHING,
  endings: /(?!)/,
  light: NOTHING,
  other: NOTHING,
  leadVerbs: NOTHING,
  carriers: NOTHING,
}

function findInClause(
  words: readonly ClauseWord[],
  clause: number,
  grammar: SubjectGrammar,
  vocabulary: Vocabulary,
): FoundNaming[] {
  const matches = findMatches(words, grammar, vocabulary)
  const phrase = { words, matches, grammar }
  return matches.flatMap(({ naming, start, end }): FoundNaming[] => {
    if (grammar.extras.has(words[end]?.text ?? '') || isVerb(phrase, end) || !isHead(phrase, end, naming)) return []
    if (naming.isTrade && isName(phrase, start)) return []
    const role = findRole(phrase, start)
    const reason = words
      .slice(start, end)
      .map(({ text }) => text)
      .join(' ')
    if (!role) return []
    return [
      { ...naming, role, isCarried: isCarried(phrase, start, end), isBare: isBare(phrase, start), clause, reason },
    ]
  })
}
