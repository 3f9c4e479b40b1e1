const END = String.raw`(?![\p{L}\p{M}\p{N}])`
const START = String.raw`(?<![\p{L}\p{M}\p{N}])`

/** A pattern for any of the words, which are separated by `|`: whole words, without regard to case. */
export const matchWords = (words: string, isUnspaced: boolean): RegExp => new RegExp(toSource(words, isUnspaced), 'iu')

/** As `matchWords`, for all places where one of the words stands. */
export const matchAllWords = (words: string, isUnspaced: boolean): RegExp =>
  new RegExp(toSource(words, isUnspaced), 'giu')

function toSource(words: string, isUnspaced: boolean): string {
  if (words === '') return '(?!)'
  return isUnspaced ? `(?:${words})` : `${START}(?:${words})${END}`
}
