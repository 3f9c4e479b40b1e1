/** What a text model may be asked in a language: the request, sentences that stay within it, and inventions, one of each kind. */
export interface LyingModel {
  request: string
  honest: readonly string[]
  /** In the order of `INVENTIONS`; the words in braces are the invention. */
  lies: readonly string[]
}

export const INVENTIONS = [
  'price',
  'percent',
  'date',
  'count',
  'rating',
  'superlative',
  'comparison',
  'quotation',
  'award',
  'name',
] as const
