/**
 * Returns a text in capitals, by the rules of its language (a BCP 47 tag): İ in Turkish, no accents in Greek, SS for ß. Where the
 * language is not known, its letters decide.
 */
export const toCapitals = (text: string, language = 'und'): string =>
  text.toLocaleUpperCase(chooseCaseLanguage(text, language))

/** Returns a word with a capital first, by the rules of its language (a BCP 47 tag). In Dutch, IJ is one letter. */
export function capitalizeFirst(word: string, language = 'und'): string {
  const length = language.startsWith('nl') && /^ij/i.test(word) ? 2 : (word.match(/^./u)?.[0].length ?? 0)
  return toCapitals(word.slice(0, length), language) + word.slice(length)
}

/** Greek letters, and those of Turkish, have rules of their own in texts of any language. */
function chooseCaseLanguage(text: string, language: string): string {
  if (/\p{Script=Greek}/u.test(text)) return 'el'
  return /[ğĞıİ]/.test(text) ? 'tr' : language
}
