/** A fact of a translation that its original does not have. */
export interface ChangedFact {
  kind: 'number' | 'currency' | 'day'
  words: string
}

/** A text, and its language as a BCP 47 tag. */
export interface TextInLanguage {
  text: string
  language: string
}

/** Finds numbers, currencies, days and months of a translation that are not those of its original. The cost grows with their length. */
export const findChanged = (original: TextInLanguage, translation: TextInLanguage): ChangedFact[] => [
  ...findNumbers(original.text, translation.text),
  ...findCurrencies(original.text, translation.text),
  ...findDays(original, translation),
]

/** Smaller numbers may be words in the original. */
const LARGEST_WORD = 12

function findNumbers(original: string, translation: string): ChangedFact[] {
  const given = new Set(listNumbers(original).map(({ value }) => value))
  // "6 pm" is "18 Uhr", and "20% off" is 8折.
  const isSame = (value: number) =>
    given.has(value) ||
    given.has(value - 12) ||
    given.has(value + 12) ||
    given.has(100 - value) ||
    given.has(100 - value * 10)
  return listNumbers(translation)
    .filter(({ value, isAmount }) => !isSame(value) && (isAmount || value > LARGEST_WORD))
    .map(({ words }) => ({ kind: 'number', words }))
}

const NUMBER = /(?:\p{Sc}\s?)?\p{Nd}+(?:[.,'’٫٬\u00A0\u202F]\p{Nd}+)*(?:\s?[%٪％\p{Sc}])?/gu

/** The numbers of a text. Marks between digits do not count, because languages write them differently. */
function listNumbers(text: string): { words: string; value: number; isAmount: boolean }[] {
  return [...text.matchAll(NUMBER)].map(([words]) => ({
    words,
    value: Number(toAscii(words).replace(/\D/g, '')),
    isAmount: /[%٪％\p{Sc}]/u.test(words),
  }))
}

const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0xff10]
const toAscii = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.findLast((start) => code >= start) ?? code
    return String(code - zero)
  })

/** How currencies are written. Each name stands behind or before a number. */
const CURRENCIES: readonly (readonly [string, RegExp])[] = [
  ['BRL', /R\$|(?<!\p{L})(?:BRL|rea(?:is|l))(?!\p{L})/iu],
  ['USD', /(?<![\p{L}])(?:US)?\$|(?<!\p{L})(?:USD|dollars?|d[óo]lar(?:es)?|dollari|دولار)(?!\p{L})|ドル|美元/iu],
  ['EUR', /€|(?<!\p{L})(?:EUR|euros?|يورو)(?!\p{L})|ユーロ|欧元/iu],
  ['GBP', /£|(?<!\p{L})(?:GBP|pounds?|libras?|Pfund)(?!\p{L})|ポンド|英镑/iu],
  ['JPY', /(?<=\p{Nd})\s?円|¥|￥|(?<!\p{L})(?:JPY|yen)(?!\p{L})/iu],
  ['PLN', /(?<!\p{L})(?:zł|PLN|złotych)(?!\p{L})/iu],
  ['TRY', /₺|(?<!\p{L})(?:TL|TRY|lira)(?!\p{L})/iu],
  ['INR', /₹|(?<!\p{L})(?:INR|Rs\.?|रुपये)(?!\p{L})/iu],
  ['SAR', /ر\.س|(?<!\p{L})(?:SAR|ريال)/iu],
  ['CHF', /(?<!\p{L})(?:CHF|Fr\.|Franken|francs)(?!\p{L})/iu],
]

function findCurrencies(original: string, translation: string): ChangedFact[] {
  const list = (text: string) =>
    CURRENCIES.flatMap(([code, written]) => {
      const [words] = written.exec(text) ?? []
      return words === undefined ? [] : [{ code, words }]
    })
  const given = new Set(list(original).map(({ code }) => code))
  if (given.size === 0) return []
  return list(translation)
    .filter(({ code }) => !given.has(code))
    .map(({ words }) => ({ kind: 'currency', words: words.trim() }))
}

/** The letters of a name that its inflected forms share. */
const STEM = 4
const LEAST_NAME = 4

function findDays(original: TextInLanguage, translation: TextInLanguage): ChangedFact[] {
  return (['weekday', 'month'] as const).flatMap((part) => {
    const given = new Set(listNames(original, part).map(({ index }) => index))
    if (given.size === 0) return []
    return listNames(translation, part)
      .filter(({ index }) => !given.has(index))
      .map(({ words }) => ({ kind: 'day' as const, words }))
  })
}

/** Days or months of which a text has the long name. Names of other words, such as "may", count with a capital. */
function listNames({ text, language }: TextInLanguage, part: 'weekday' | 'month'): { index: number; words: string }[] {
  const options = { [part]: 'long', timeZone: 'UTC' } as const
  const formats = [options, { ...options, day: 'numeric' } as const].map((of) => new Intl.DateTimeFormat(language, of))
  return Array.from({ length: part === 'weekday' ? 7 : 12 }, (_, index) => {
    const date = part === 'weekday' ? Date.UTC(2026, 0, 4 + index) : Date.UTC(2026, index, 2)
    // Some languages decline the name of a month in a date.
    const names = formats.flatMap((format) => format.formatToParts(date).find(({ type }) => type === part)?.value ?? [])
    const words = names.find((name) => !/\p{Nd}/u.test(name) && findName(text, toStem(name), name) >= 0)
    return words === undefined ? [] : [{ index, words }]
  }).flat()
}

const toStem = (name: string) =>
  isUnspaced(name) || name.length < LEAST_NAME ? name : name.slice(0, Math.max(STEM, name.length - 2))

const isUnspaced = (name: string) => /[\p{Script=Han}\p{Script=Thai}]/u.test(name)

function findName(text: string, stem: string, name: string): number {
  if (isUnspaced(name)) return text.indexOf(stem)
  const at = text.toLowerCase().indexOf(stem.toLowerCase())
  if (at < 0 || /\p{L}/u.test(text.charAt(at - 1))) return -1
  const word = /^[\p{L}\p{M}]+/u.exec(text.slice(at))?.[0] ?? ''
  const isShort = name.length < LEAST_NAME
  return isShort && (word.toLowerCase() !== name.toLowerCase() || /^\p{Ll}/u.test(word)) ? -1 : at
}
