/** Letters that have no decomposition, or that are written in several ways. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ı: 'i',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ё: 'е',
}

/**
 * Lower case, without accents of Latin and Greek letters, vowel signs of Arabic and Hebrew ones and dots of Hindi ones, and with single
 * spaces: how words are compared.
 */
function normalizeWord(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .replace(/(\p{Script=Hebrew})\p{M}+/gu, '$1')
    .replace(/\u093C/g, '')
    .replace(/[ßłıøđæœأإآةىё]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[’‘ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words are compared without hyphens and apostrophes, which are typed in many ways. */
export const normalizeEntry = (text: string): string => normalizeWord(normalizeWord(text).replace(/['’-]/g, ' '))
