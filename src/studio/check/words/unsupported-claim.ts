/** What a text claims without evidence. */
export type ClaimKind = 'number' | 'date' | 'superlative' | 'award' | 'quotation' | 'name'

/** `start` and `end` are offsets in the clean text, in UTF-16 code units. */
export interface UnsupportedClaim {
  kind: ClaimKind
  words: string
  start: number
  end: number
}
