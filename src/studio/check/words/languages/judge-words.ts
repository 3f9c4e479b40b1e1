/**
 * The words of one language that the judge of the words knows. Lists are terms between commas, in small letters; a term may have several
 * words. They are closed classes of the language, no phrases of requests.
 */
export interface JudgeWords {
  /** A BCP 47 tag. */
  tag: string
  /** Words that cannot end a text: articles, prepositions, possessives. They may begin one: "on Monday". */
  leads: string
  /** Words before a fact without which it says the same: "on" before Monday. */
  droppable: string
  /** Words that can neither begin nor end a text that was cut there: "and", "than", "instead". */
  links: string
  /** Words behind which a price may stand without them: "for $12". */
  price_leads: string
  /** The marks of a former price. */
  former: string
  /** Words between an amount and its unit: "per". */
  per: string
  /** Words that mean "per" only before a unit, and those units. */
  per_words: string
  per_units: string
  /** Limits before an amount: "from", "up to", "over". */
  limits: string
  /** Words between both ends of a range. */
  ranges: string
  closed: string
  negations: string
  /** The beginning of a condition: "if", "with code". */
  conditions: string
  /** Who or what alone an offer is for: "members only". */
  only: string
  /** Words of a request that keep something from being said: "don't mention". */
  withhold: string
  /** What is withheld by its name: "the price". */
  price_names: string
  /** The beginning of a sentence that is an order to us if it also names a kind of post. */
  orders: string
  /** Kinds of posts: "picture", "story". */
  posts: string
  /** Words between an order and its subject: "about". */
  about: string
  /** Orders to us that name no kind of post: "make it", "use our logo". */
  to_us: string
  /** Verbs at the beginning that may be left out: "Announce our new menu". */
  announce: string
  please: string
  /** What somebody else said or gave: awards, tests, certificates. */
  awards: string
  /** Titles before or behind a name. */
  titles: string
  /** Superlatives, comparisons and promises. */
  superlatives: string
  /** What costs nothing: "free". */
  free: string
  /** Before what is paid by those for whom the offer is not: "otherwise", "for everyone else". */
  otherwise: string
  /** Before what is paid later: "then". */
  afterwards: string
  /** What is paid besides the price, or instead of it: deposits, shipping, penalties. */
  fees: string
  /** Behind an amount that is paid besides the price: "extra". */
  extras: string
  /** What somebody has to buy for an offer: "spend", "orders". */
  spending: string
  /** Before what belongs to a price: "with". */
  beside: string
}
