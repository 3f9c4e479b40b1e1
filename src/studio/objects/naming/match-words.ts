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
  /** Whether its ending says that no other noun of its phrase follows. */
  isClosed?: boolean
}

/** What a word names, the entry that says so, and the ending that follows its stem. */
interface Found {
  naming: Naming
  entry: string
  ending: string
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
    const found = findWord(text, vocabulary, grammar) ?? (length === 1 ? findPart(text, vocabulary, grammar) : null)
    if (found && isSpelled(words.slice(at, at + length), found, vocabulary))
      return { naming: found.naming, start: at, end: at + length, isClosed: isClosing(found.ending, grammar) }
  }
  return null
}

/** Whether words are spelled like the entry that they match, where accents make other words. */
function isSpelled(words: readonly ClauseWord[], { entry }: Found, { spell, spellings }: Vocabulary): boolean {
  const known = spellings.get(entry)
  if (!spell || !known) return true
  const typed = spell(words.map((word) => word.typed).join(' '))
  return known.some((spelling) => typed.includes(spelling))
}

const isClosing = (ending: string, { closing }: SubjectGrammar): boolean => closing?.test(ending) === true

const ARABIC_ARTICLES = /^(?:[وفبلك]?ال|لل)(?=\p{L}{3})/u

/** Entries of several words without the endings of plurals, by vocabulary: "promenades en bateau" is "promenade en bateau". */
const singulars = new WeakMap<Vocabulary, ReadonlyMap<string, Naming>>()

function findSingulars(vocabulary: Vocabulary, grammar: SubjectGrammar): ReadonlyMap<string, Naming> {
  const known = singulars.get(vocabulary)
  if (known) return known
  const found = new Map(
    [...vocabulary.words]
      .filter(([word]) => word.includes(' '))
      .map(([word, naming]) => [toSingular(word, grammar), naming]),
  )
  singulars.set(vocabulary, found)
  return found
}

/** Takes articles, and the endings of plurals off each word that is long enough to keep its meaning without. */
const toSingular = (text: string, { endings, articles }: SubjectGrammar): string =>
  text
    .split(' ')
    .map((word) => word.replace(articles ?? ARABIC_ARTICLES, ''))
    .map((word) => (word.length >= 5 ? word.replace(endings, '') : word))
    .join(' ')

/** The word itself, or without the ending of a plural and an article. */
function findWord(text: string, vocabulary: Vocabulary, grammar: SubjectGrammar): Found | null {
  const { words, stems } = vocabulary
  const bare = text.replace(grammar.articles ?? ARABIC_ARTICLES, '')
  const single = text.replace(grammar.endings, '')
  const entry = [text, bare, ...(single.length >= 4 ? [single] : [])].find((form) => words.has(form))
  const exact = entry === undefined ? undefined : words.get(entry)
  if (exact && entry !== undefined) return { naming: exact, entry, ending: '' }
  const singular = text.includes(' ') ? findSingulars(vocabulary, grammar).get(toSingular(text, grammar)) : undefined
  if (singular) return { naming: singular, entry: text, ending: '' }
  return findStem(text, stems, grammar) ?? (bare === text ? null : findStem(bare, stems, grammar))
}

/** The longest first part that is a stem, if an ending follows it. */
function findStem(text: string, stems: Vocabulary['stems'], grammar: SubjectGrammar): Found | null {
  for (let length = text.length; length >= LEAST_STEM; length--) {
    const entry = text.slice(0, length)
    const naming = stems.get(entry)
    const ending = text.slice(length)
    if (naming && isEnding(ending, grammar)) return { naming, entry, ending }
  }
  return null
}

const LEAST_STEM = 2
const LONGEST_ENDING = 7

const isEnding = (ending: string, { inflections }: SubjectGrammar): boolean =>
  inflections ? inflections.test(ending) : ending.length <= LONGEST_ENDING && !ending.includes(' ')

/** The last part of a compound, or its first one if the rest tells nothing: "Bergkäse", "Käsekurs". */
function findPart(text: string, vocabulary: Vocabulary, grammar: SubjectGrammar): Found | null {
  if (grammar.head !== 'last') return null
  const named = findHead(text, vocabulary.heads, grammar)
  if (named) return named
  const modifier = vocabulary.modifiers.find(([part]) => text.startsWith(part) && text.length > part.length + 2)
  if (modifier) return { naming: modifier[1], entry: modifier[0], ending: '' }
  const [leastText, leastPart] = HANGUL.test(text) ? [4, 2] : [8, 3]
  if (text.length < leastText) return null
  for (const carrier of grammar.carriers) {
    if (carrier.length < leastPart || !text.endsWith(carrier)) continue
    const first = text.slice(0, -carrier.length)
    const found = [first, first.replace(/(?:s|n|en|e)$/, '')]
      .filter((part) => part.length >= leastPart)
      .map((part) => findEntry(part, vocabulary, grammar))
      .find((part) => part !== null)
    if (found) return { ...found, ending: '' }
  }
  return null
}

function findEntry(text: string, { words, stems }: Vocabulary, grammar: SubjectGrammar): Found | null {
  const naming = words.get(text)
  return naming ? { naming, entry: text, ending: '' } : findStem(text, stems, grammar)
}

/** The last part of a compound, with an ending if it is a stem: "-käse" in "Bergkäse", "-tårt*" in "jordgubbstårtor". */
function findHead(text: string, heads: Vocabulary['heads'], grammar: SubjectGrammar): Found | null {
  for (const [entry, naming] of heads) {
    const part = entry.replace('*', '')
    const at = text.lastIndexOf(part)
    const ending = text.slice(at + part.length)
    const isWhole = entry === part ? ending === '' : isEnding(ending, grammar)
    if (at > 0 && isWhole && isFirstPart(text.slice(0, at))) return { naming, entry: part, ending }
  }
  return null
}

/** Korean writes a syllable as one letter. */
const HANGUL = /\p{Script=Hangul}/u

const isFirstPart = (first: string): boolean =>
  HANGUL.test(first) ? first.length >= 2 : first.length >= 3 && /[aeiouy].{0,9}$/.test(first)
