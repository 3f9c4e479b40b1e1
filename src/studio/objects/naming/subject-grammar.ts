import { normalizeEntry } from './normalize-word.ts'

/**
 * What the search for a subject knows of a language. Words are normalized (`normalizeWord`). All lists are short: a word that is missing
 * makes a match less certain, never another one.
 */
export interface SubjectGrammar {
  /** Where the head of a noun phrase stands: `last` in "coffee grinder", `first` in "moulin à café", `signs` where no spaces are written. */
  head: 'last' | 'first' | 'signs'
  /** Whether nouns, and only they, are written with a capital letter. */
  hasNounCapitals?: boolean
  /** Whether -ing before an article, and -ed and -ly at the end of a phrase, are no nouns. */
  hasVerbEndings?: boolean
  /** Endings of plurals that may be taken off a word. */
  endings: RegExp
  /** All that may follow a stem (`tårt*`), anchored at both ends. Without it, a stem takes any few letters. */
  inflections?: RegExp
  /**
   * Endings of a noun (also an empty one) that no other noun follows in its phrase, anchored: particles in Korean, and all but the genitive
   * where nouns are joined to one word.
   */
  closing?: RegExp
  /** What is written together with the word behind it and says nothing: the Hebrew article. */
  articles?: RegExp
  /** Endings of words that say where, when or for whom, and belong to no noun before them: cases in Finnish. */
  adverbials?: RegExp
  /** Whether no spaces are written between words, but the head stands first: Thai. */
  hasNoSpaces?: boolean
  /** The part behind them says where, when, with or for what, or is a code: "text TEA to enter". */
  prepositions: ReadonlySet<string>
  /** Prepositions after which the subject follows a carrier: "a workshop on knitting", "everything for cyclists". */
  subjectPrepositions: ReadonlySet<string>
  negators: ReadonlySet<string>
  /** "Coffee included", "wine excluded": what stands before them is an extra. */
  extras: ReadonlySet<string>
  /** Articles, numbers in words, and adjectives that stand before a noun. */
  light: ReadonlySet<string>
  /** Pronouns, auxiliaries, conjunctions, adverbs: no part of a noun phrase. */
  other: ReadonlySet<string>
  /** Words such as "and" that `phrase.ts` does not list for all languages, because they mean something else in others. */
  conjunctions?: ReadonlySet<string>
  /** Verbs that introduce what a post is about. */
  leadVerbs: ReadonlySet<string>
  /** Nouns that tell nothing of their own: in "pottery class" and "cours de poterie", the pottery is the subject. */
  carriers: ReadonlySet<string>
}

/** The normalized words of a text. */
export const listWords = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .split(/\s+/)
      .map(normalizeEntry)
      .filter((word) => word !== ''),
  )
