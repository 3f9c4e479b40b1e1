import { findVocabulary, type Concept, type Vocabulary } from './concepts.ts'
import type { SubjectGrammar } from './subject-grammar.ts'
import { findMatches } from './match-words.ts'
import { findRole, isBare, isExtra, isCarried, isHead, isName, isVerb, type FoundNaming } from './phrase.ts'
import { splitClauses, splitRawClauses, splitUnspacedClauses, type ClauseWord } from './split-clauses.ts'
import { isEmpty, listGrammarWords } from './word-classes.ts'
import type { NamingRole } from './phrase.ts'
import { ENGLISH, GERMAN, DUTCH } from './grammars/germanic.ts'
import { GREEK, HEBREW, HINDI, INDONESIAN, KOREAN, THAI, VIETNAMESE } from './grammars/more.ts'
import { DANISH, FINNISH, NORWEGIAN, SWEDISH } from './grammars/nordic.ts'
import { CZECH, RUSSIAN, UKRAINIAN } from './grammars/slavic.ts'
import { POLISH, TURKISH, ARABIC, SIGNS } from './grammars/others.ts'
import { FRENCH, SPANISH, ITALIAN, PORTUGUESE } from './grammars/romance.ts'

/** Finds the things that a text names as the head of a phrase. What is negated, and what only qualifies another noun, is left out. */
export function findNamings(text: string, language: string): FoundNaming[] {
  const grammar = SUBJECT_GRAMMARS[language]
  const vocabulary = findVocabulary(language)
  if (grammar?.head === 'signs') {
    const clauses = splitRawClauses(text)
    const told = clauses.map((clause) => !/^[\p{N}\p{P}\s]*\p{N}/u.test(clause))
    return clauses.flatMap((clause, at) => findInSigns(clause, countBefore(told, at), grammar, vocabulary))
  }
  const clauses = readClauses(text, grammar ?? UNKNOWN, vocabulary)
  const told = clauses.map((words) => words.some((word) => !isEmpty(word, grammar ?? UNKNOWN)))
  return clauses.flatMap((words, at) => findInClause(words, countBefore(told, at), grammar ?? UNKNOWN, vocabulary))
}

/** Lists the concepts of all words of a text that name something, also where they only qualify another noun: "The Cat Lodge". */
export function findMentions(text: string, language: string): Concept[] {
  const grammar = SUBJECT_GRAMMARS[language] ?? UNKNOWN
  if (grammar.head === 'signs') return findNamings(text, language).map(({ concept }) => concept)
  const vocabulary = findVocabulary(language)
  return readClauses(text, grammar, vocabulary)
    .flatMap((words) => findMatches(words, grammar, vocabulary))
    .map(({ naming }) => naming.concept)
}

const readClauses = (text: string, grammar: SubjectGrammar, { words }: Vocabulary): ClauseWord[][] =>
  grammar.hasNoSpaces
    ? splitUnspacedClauses(text, new Set([...words.keys(), ...listGrammarWords(grammar)]))
    : splitClauses(text)

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
    if (isExtra(phrase, end) || isVerb(phrase, end) || !isHead(phrase, end, naming)) return []
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

/** Signs after which a phrase has ended: particles and numbers. */
const ENDS_PHRASE = /^(?:$|[\d#%¥￥元円はがをもと与和及兼やでにへ　】）」の]|から|まで|より)/u
const KATAKANA = /[\u30A0-\u30FF]/u

/** Finds what a clause of a language without spaces names, as `findNamings` does. */
function findInSigns(clause: string, at: number, grammar: SubjectGrammar, { words }: Vocabulary): FoundNaming[] {
  const found: FoundNaming[] = []
  const text = clause.replaceAll(' ', '')
  for (let start = 0; start < text.length;) {
    const length = findLongestSigns(text, start, words)
    const naming = length > 0 ? words.get(text.slice(start, start + length)) : undefined
    // In "鮭おにぎり", the first of two words only says what is in the second one.
    const isPart = findLongestSigns(text, start + length, words) > 1
    const role = naming && !isPart && findSignsRole(text, start, start + length, grammar)
    if (naming && role)
      found.push({
        ...naming,
        role,
        isCarried: findCarrier(text.slice(start + length), grammar) !== '',
        isBare: start === 0,
        clause: at,
        reason: text.slice(start, start + length),
      })
    start += Math.max(length, 1)
  }
  return found
}

function findLongestSigns(text: string, start: number, words: Vocabulary['words']): number {
  for (let length = Math.min(12, text.length - start); length > 0; length--)
    if (words.has(text.slice(start, start + length))) return length
  return 0
}

/** "包丁の販売": a carrier may stand behind a particle. */
const findCarrier = (after: string, { carriers }: SubjectGrammar): string =>
  [...carriers].flatMap((word) => [word, `の${word}`]).find((word) => after.startsWith(word)) ?? ''

function findSignsRole(text: string, start: number, end: number, grammar: SubjectGrammar): NamingRole | null {
  const [before, after] = [text[start - 1] ?? '', text.slice(end)]
  // A word in katakana is whole only between other signs.
  const isPart = (sign: string, inner: string) => KATAKANA.test(sign) && KATAKANA.test(inner)
  if (isPart(before, text[start] ?? '') || isPart(after[0] ?? '', text[end - 1] ?? '')) return null
  if ([...grammar.negators, ...grammar.extras].some((word) => after.startsWith(word))) return null
  const carrier = findCarrier(after, grammar)
  const rest = after.slice(carrier.length)
  if (after.startsWith('の') && carrier === '') return 'aside'
  if (!ENDS_PHRASE.test(rest) && carrier === '') return start === 0 ? 'object' : 'aside'
  return start <= 4 ? 'lead' : 'object'
}

/** By ISO 639-1 code. */
const SUBJECT_GRAMMARS: Readonly<Record<string, SubjectGrammar>> = {
  en: ENGLISH,
  de: GERMAN,
  nl: DUTCH,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  pl: POLISH,
  tr: TURKISH,
  ar: ARABIC,
  ja: SIGNS,
  zh: SIGNS,
  sv: SWEDISH,
  da: DANISH,
  no: NORWEGIAN,
  fi: FINNISH,
  cs: CZECH,
  ru: RUSSIAN,
  uk: UKRAINIAN,
  el: GREEK,
  ko: KOREAN,
  he: HEBREW,
  hi: HINDI,
  vi: VIETNAMESE,
  id: INDONESIAN,
  th: THAI,
}
