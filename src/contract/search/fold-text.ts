/** How texts are compared in searches and orders. No zod, so any page may import it. */

/** Letters that Unicode does not decompose, and signs that are written in several ways. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
  ə: 'e',
  ς: 'σ',
  ґ: 'г',
  // Arabic letters that people and keyboards use for one another.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ک: 'ك',
  ـ: '',
  // Chandrabindu and anusvara.
  'ँ': 'ं',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
}

const PLAIN = /^[ -~]*$/

/** A letter with accents or vowel marks, which a search ignores. Vowel signs of Indian scripts and sound marks of kana distinguish words, so they stay. */
const MARKED =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}])\p{M}+/gu
/** The nuktas of Indian scripts, which are often left out. */
const NUKTA = /\u093C|\u09BC|\u0A3C|\u0ABC|\u0B3C|\u0CBC/gu

/** Characters without a shape of their own, such as soft hyphens, joiners and variation selectors. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]|\p{Variation_Selector}|\u034F/gu

/** The Cyrillic short i is a letter of its own, not an accented one. */
const SHORT_I = /\u0438\u0306/gu

const SPACES = /[\s\p{Cc}]+/gu

/**
 * Reduces a text to what a search compares: lower case, base letters, one form of each letter and digit, single spaces. `Crème` and `creme`,
 * `Straße` and `STRASSE`, `Ёлка` and `елка`, `ﾊﾞｯｸﾞ` and `ばっぐ` have the same form.
 * Why, and what was rejected: docs/decisions/0074-search-in-every-script.md.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().trim().replaceAll(/ {2,}/g, ' ')
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(INVISIBLE, '')
    .replaceAll(SPACES, ' ')
    .replaceAll(/[^ -~]/gu, foldCharacter)
    .normalize('NFD')
    .replaceAll(SHORT_I, '\u0439')
    .replaceAll(MARKED, '$1')
    .replaceAll(NUKTA, '')
    .normalize('NFC')
    .replaceAll(/[^ -~]/gu, foldCharacter)
    .trim()
}

function foldCharacter(character: string): string {
  const letter = LETTERS[character]
  if (letter !== undefined) return letter
  if (KATAKANA.test(character)) return String.fromCodePoint((character.codePointAt(0) ?? 0) - 0x60)
  return DIGIT.test(character) ? String(readDigit(character)) : character
}

/** The letters of katakana that hiragana has too, 0x60 before them. */
const KATAKANA = /[ァ-ヶ]/u
const DIGIT = /\p{Nd}/u

/** The digits of a script follow each other, and start at a code point that ends with 0 or 6. */
function readDigit(character: string): number {
  const code = character.codePointAt(0) ?? 0
  const low = code & 15
  return low < 6 || DIGIT.test(String.fromCodePoint(code - low)) ? low : low - 6
}
