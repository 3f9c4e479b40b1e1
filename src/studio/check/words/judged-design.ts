import type { Box } from '../../model/geometry.ts'

/** A text of a design, as the judge of the words sees it. */
export interface JudgedLine {
  text: string
  /** The text as it is drawn, if its case was changed. */
  drawn?: string
  /** What the text is for, such as `headline` or `benefit`. */
  role: string
  /** Where it stands, in pixels. */
  box: Box
  /** The slide of a carousel, from 0. */
  slide?: number
}

export interface JudgedDesign {
  /** The language of the design: a BCP 47 tag. */
  language: string
  lines: readonly JudgedLine[]
  caption: string
  alt_text: string
  /** Texts that a note names as left out. */
  left_out: readonly string[]
  /** Whether letters were left out because no face has them. */
  has_lost_letters?: boolean
}

/** What a design may say. */
export interface WordSources {
  /** What a person wrote to be read by us, as it was typed. */
  request: readonly string[]
  /** Its language: a BCP 47 tag. Null if nobody knows; then its words tell it. */
  request_language: string | null
  /** Texts of brand and product. */
  kept: readonly string[]
  /** Texts that a person put into this design as they are. */
  own: readonly string[]
  /** Texts that a text model wrote for it. Their words are free, their facts are not. */
  model: readonly string[]
  /** Our sentences in the language of the design, with the names of brand and product in their places. */
  sentences: readonly string[]
  /** Words with which facts of a request in another language are said, in small letters. */
  vocabulary: ReadonlySet<string>
  /** Prices of the product as they may be written. */
  prices: readonly string[]
}

/** The rules of the judge. Their sentences are in `WORD_RULES` of the contract. */
export type WordRule =
  /** Words that neither request nor brand nor product contain. */
  | 'foreign'
  /** Words of the request that do not stand beside each other there. */
  | 'joined'
  /** A clause that was cut where its rest is not whole. */
  | 'cut'
  | 'dangling'
  | 'mark'
  | 'number'
  /** A price without what it was before, its limit, or what it is for. */
  | 'price'
  | 'condition'
  | 'closed'
  | 'negated'
  | 'attached'
  | 'order'
  | 'gap'
  | 'sign'
  | 'capitals'
  | 'language'
  | 'instruction'
  | 'withheld'
  | 'left_out'
  /** A claim of a text model that nothing supports. */
  | 'claim'

/** What is wrong with a line. `line` is its index; null for a fault of the whole design, of its caption or its alternative text. */
export interface WordFinding {
  rule: WordRule
  line: number | null
  words: string
}
