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
