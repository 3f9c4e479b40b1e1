import type { DesignLanguage } from '#contract/languages/languages.ts'

/** The language of a table: also of languages that are read and not written. `und` is that of languages without words of their own. */
export type ReadingTag = DesignLanguage | 'cs' | 'el' | 'id' | 'und'

/**
 * How requests of a language are divided into clauses, and how they address us. Words are separated by `|`, and are read without regard to
 * case. `never` and `note` are sources of patterns. A table may be incomplete: then more clauses stay whole.
 */
export interface ReadingWords {
  tag: ReadingTag
  /** Words with which no line begins or ends: articles, prepositions, conjunctions, pronouns. */
  dangling: string
  /** Words whose ending asks for another word behind them, as a pattern: Turkish "halıda". */
  bound?: string
  /** Words before a fact that belong to it: "on the", "for only", "from". */
  lead: string
  /** Words behind a fact that belong to it: "only", German "reduziert". */
  tail: string
  /** Times without a number or a name of a day: "this week". */
  moment: string
  /** Words that need what stands behind them: "costs", "save", "starts". */
  open: string
  /** Words that change what the rest of a clause says: negations, conditions, comparisons, "closed". Such a clause stays whole. */
  binding: string
  /** Patterns of words that make an amount something else than the price of what is advertised: prizes, deposits, wages, donations. */
  notPrice: string
  /** Words with which a clause or a sentence continues the one before it: "and", "but", "who". */
  continuing: string
  /** Words with which a clause begins that needs the next one: "if", "because". */
  subordinate: string
  /** Abbreviations, without the dot that does not end a sentence. */
  short: string
  /** Words of a clause that only says how to reach somebody, beside a telephone number or an email address: "call", "bookings". */
  reach: string
  /** Words that begin how to answer where nobody typed a mark before them: "reservas 612 34 56 78". */
  answer?: string
  /** What a street is called, before and behind its name. Sources of patterns, in lower case. */
  street: Readonly<Record<'before' | 'behind', string>>
  /** Words with which a clause begins or ends that limits the one before it: "only", "except". */
  limit: string
  /** The numbers from 2 to 10 in words, in this order. Forms of one number are separated by "/". */
  numbers: string
  /** What a price is that stays as it was: "same price", "still". */
  unchanged: string
  /** What only announces that something follows: "reminder". */
  bare: string
  /** What a quotation is called: "proverb". */
  quote: string
  /** Words about the look of a design: colors, styles, and what a design consists of. */
  look: string
  order: OrderWords
  /** What may stand between a mention of us and what is to be shown: "mention that", "include". */
  mention: string
  /** What a text is that stands behind a colon: "headline". */
  label: string
  /** A clause that says what must not be shown. */
  never: string
  /** The words of `never` behind which nothing but the order follows, so that what stands before them may be a message: "without". */
  neverStart: string
  /** The names of facts in an order not to show them. */
  named: Readonly<Record<'price' | 'date' | 'place' | 'contact' | 'discount', string>>
  /** A clause about the look or tone of the design. */
  note: string
  /** The start of a line in which a sender signs: "Your team". */
  signOff: string
}

/** The words of an order to us: "please create a post about our". */
export interface OrderWords {
  polite: string
  make: string
  /** What we make, and what nobody sells: "post", "reel". An order may begin with it. */
  post: string
  /** What we make, and what others make as well: "picture", "card". It needs a verb of `make`. */
  picture: string
  /** How somebody asks us for something: "can you", "we need". It is polite as well. */
  ask: string
  /** What stands for what we make if somebody asks politely: "something". */
  vague: string
  /** What joins an order and its subject: "about", "for". */
  link: string
  /** Verbs of publishing. Before what is ours and a colon they tell us what to do: "post our new prices: …". */
  publish: string
  /** Verbs whose object is the subject if a word of `our` follows: "promote our". */
  announce: string
  our: string
  /** Words that address a reader: "your". What is made with them is made by the reader. */
  your: string
  /** What stands before the name of a platform: "for our". */
  forOur: string
  /** Whom something is made for: "us". */
  us: string
}
