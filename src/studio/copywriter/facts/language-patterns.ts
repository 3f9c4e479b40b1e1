/**
 * The patterns of facts in one language. A pattern matches the whole phrase that is shown, without regard to case. Patterns must match in
 * linear time (`npm run check`).
 */
export interface LanguagePatterns {
  /** A BCP 47 tag. */
  language: string
  /** Whether `date` and `deadline` find all dates, so that chrono-node is not asked. */
  calendar?: 'own'
  /** Whether words have no spaces between them, as in Japanese and Chinese. Then a clause is shown whole, or without its facts. */
  unspaced?: true
  /** Particles at the edges of an unspaced text that have no meaning after a fact next to them was removed. */
  particles?: { start: RegExp; end: RegExp }
  /** "20 % off", "half price". A percentage alone is a discount only if `selling` matches the prompt. */
  discount: readonly RegExp[]
  selling: RegExp
  /** "2 for 1", "buy one, get one free". */
  bundle: readonly RegExp[]
  /** "free delivery", "first session free". */
  free: readonly RegExp[]
  /** Words before and after an amount of money that belong to it: "from", "a month". */
  priceLead: RegExp
  pricePeriod: RegExp
  /** Words before a date that make it a deadline: "until", "apply by". */
  deadlineLead: RegExp
  /** Words before a date that belong to it: "every", "from". */
  dateLead: RegExp
  /** Dates that chrono-node does not find: "on Fridays", "daily". */
  date: readonly RegExp[]
  deadline: readonly RegExp[]
  /** "in Porto", "at the roof terrace": a preposition and a name, or a well-known kind of place. */
  place: readonly RegExp[]
  /** A clause that is a place by itself: "online". */
  placeAlone: RegExp
  audience: readonly RegExp[]
  condition: readonly RegExp[]
  action: readonly RegExp[]
  /** The start of a clause with an amount: "80 km range", "up to 40 guests". */
  quantity: RegExp
  /** The headline of a price list that has none. */
  priceList: string
  /** The heading of a list of steps: "How to". */
  steps: RegExp
  /** The labels of a comparison: "Before:", "After:". */
  before: RegExp
  after: RegExp
  /** The start of a statistic; its group is the figure: "80 % of". */
  statistic: RegExp
  /** The word before the last entry of a list: "and". */
  and: RegExp
  /** What continues a sentence after a comma: German "warum". The comma does not end a clause. */
  continues?: RegExp
  /** The end of a subject that says nothing without its offer: Turkish "Tüm ayakkabılarda", on all shoes. */
  openEnd?: RegExp
  /** The word that starts a feature: "with". */
  with: RegExp
  /** Words that have no meaning at the start or end of a text after a fact was removed. */
  dangling: RegExp
}
