/** A period after a number or an abbreviation does not end a sentence: "12. Juli", "St. Andrews". */
const SHORT_FORM = /(?<=(?:\b\d{1,2}|\b(?:No|Nr|St|Dr|Mr|Mrs|Ms|vs|ca|approx)))\.(?=\s?[\p{L}\d])/giu
/** Further abbreviations in other languages than English: "godz. 18", "inkl. Versand". */
const OTHER_SHORT_FORM =
  /(?<=(?<!\p{L})(?:inkl|bzw|godz|ul|str|tel|Av|Sr|Sra|pl|min|max|tys|kat|art|nr))\.(?=\s?[\p{L}\d])/giu
/** Arabic abbreviations of currencies: "د.إ". */
const ARABIC_CURRENCY = /(?<=(?<!\p{L})[ردجل])\.(?=[سإاملكبقعت](?!\p{L}))/gu
const HELD = '\u2024'

/** Splits an English text into sentences, with their marks. */
export const splitIntoSentences = (text: string): string[] => splitSentences(text.replace(SHORT_FORM, HELD))

/** Splits a text in any other language into sentences, with their marks. */
export const sentencesOfOther = (text: string): string[] =>
  splitSentences(text.replace(SHORT_FORM, HELD).replace(OTHER_SHORT_FORM, HELD).replace(ARABIC_CURRENCY, HELD))

function splitSentences(held: string): string[] {
  const sentences = held.match(/[^.!?。！？؟।\n]+(?:[.](?=[a-z\d])[^.!?。！？؟।\n]+)*[.!?。！？؟।]*/g) ?? []
  return sentences.map((part) => part.replaceAll(HELD, '.').trim())
}
