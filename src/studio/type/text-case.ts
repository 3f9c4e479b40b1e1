/**
 * Returns a text in capitals, by the rules of its language (a BCP 47 tag): İ in Turkish, no accents in Greek, SS for ß. Where the
 * language is not known, its letters decide.
 */
export const toCapitals = (text: string, language = 'und'): string => {
  const of = chooseCaseLanguage(text, language)
  return text
    .split(KEPT)
    .map((part, index) => (index % 2 === 1 ? part : part.toLocaleUpperCase(of)))
    .join('')
}

/**
 * What keeps its small letters: names with capitals inside (iPhone, mRNA, kWh, GmbH), web and mail addresses, handles, hashtags, and units and
 * currencies after their number (250 ml, 20 µg, 40 zł, 3 €/kg).
 */
const KEPT =
  /((?<![\p{L}\p{N}@#/.:-])(?:(?:https?:\/\/|www\.)\S{1,200}|[@#][\p{L}\p{N}._-]{1,64}|[\p{L}\p{N}._-]{1,64}@[\p{L}\p{N}.-]{1,64}|\p{Ll}{1,4}\p{Lu}[\p{L}\p{N}]{0,24}|\p{Lu}\p{Ll}{1,3}\p{Lu}|[\p{Ll}\d-]{2,40}(?:\.[\p{Ll}\d-]{2,20}){1,3}(?:\/\S{0,100})?)(?![\p{L}\p{N}])|(?<=\p{Nd}[ \u00A0\u202F]?)(?:[µμnmkcd]?[gl]|[µμnmkcd]?m[²³2]?|km\/h|min|h|kcal|°c|zł|kr|Kč|Ft|lei)(?![\p{L}\p{N}])|(?<=(?:\p{Sc}|\p{Nd} ?[µμmk]?g|zł|kr)\/)(?:k?[gl]|[mcd]l|[mkc]?m[²³2]?|h|min)(?![\p{L}\p{N}]))/u

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
