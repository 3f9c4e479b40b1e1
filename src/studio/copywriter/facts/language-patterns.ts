/** Patterns of one language that blocks, calls and names of places are found with. They must match in linear time (`npm run check`). */
export interface LanguagePatterns {
  /** A BCP 47 tag. */
  language: string
  /** Whether words have no spaces between them, as in Japanese and Chinese. */
  unspaced?: true
  /** Calls to action. */
  action: readonly RegExp[]
  /** "in Porto": a preposition and a name. Absent where names have no capitals. */
  place?: RegExp
  /** The heading of a list of steps: "How to". */
  steps: RegExp
  /** The labels of a comparison: "Before:", "After:". */
  before: RegExp
  after: RegExp
  /** The start of a statistic; its group is the figure: "80 % of". */
  statistic: RegExp
}
