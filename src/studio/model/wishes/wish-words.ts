import type { DesignLanguage } from '#contract/languages/languages.ts'

/**
 * The words with which people tell a designer how a design should look: "phone number big at the top please", "nothing too loud". They are
 * separated by `|`, in lower case and without accents; a word that ends with `*` stands for all words that begin so. Scripts without
 * spaces have parts of words.
 */
export interface WishWords {
  /** Also of languages that are read and not written. */
  tag: DesignLanguage | 'cs' | 'el' | 'id'
  /** What a design has: pictures, letters, a format. */
  thing: string
  /** What a look is a look of: "style", "colors", "background". */
  look: string
  /** The names of facts, which may be placed: "phone number". */
  fact: string
  /** Where something is placed, and how large it is. */
  place: string
  /** How a design looks. */
  manner: string
  /** Words that make a look a wish by themselves: "not too", "a bit", "something". */
  hint: string
  /** Other words beside a look: "very", "more", "only". */
  degree: string
  /** What asks for it: verbs of what is done with a design, "should", "let it be". */
  ask: string
  /** That something is not needed: "no need for", "not needed". */
  needless: string
}
