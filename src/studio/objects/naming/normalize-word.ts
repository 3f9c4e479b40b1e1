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

/**
 * How a language spells a word with accents that make another word of it, or null where accents are not compared. Swedish "ost" is cheese,
 * "öst" the east, and Vietnamese "chó con" puppies, "cho con" for children.
 */
export const findSpelling = (language: string): ((text: string) => string) | null => SPELLINGS[language] ?? null

/** Letters with a ring or two dots, and those that have no decomposition. Other accents are often left out: "kafé", "kafe". */
const spellLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u0307\u0309\u030B-\u036F]/g, '')
    .normalize('NFC')
    .trim()

/** All marks. Those of tones are written on either vowel of a syllable ("hoà", "hòa"), so they are put behind it. */
const spellTones = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .split(' ')
    .map((syllable) => syllable.replace(TONES, '') + (syllable.match(TONES)?.join('') ?? ''))
    .join(' ')
    .trim()

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g

const SPELLINGS: Readonly<Record<string, (text: string) => string>> = {
  sv: spellLetters,
  da: spellLetters,
  no: spellLetters,
  fi: spellLetters,
  vi: spellTones,
}
