import { parsePhoneNumber, type CountryCode } from 'libphonenumber-js/max'
import type { Extent } from '../../model/pieces.ts'

/** The countries whose numbers a request in a language may name without a country code. */
const COUNTRIES: Readonly<Record<string, readonly CountryCode[]>> = {
  en: ['GB', 'US', 'AU'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH'],
  es: ['ES', 'MX', 'AR'],
  'pt-BR': ['BR', 'PT'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  tr: ['TR'],
  ar: ['SA', 'AE', 'EG'],
  he: ['IL'],
  hi: ['IN'],
  ja: ['JP'],
  'zh-Hans': ['CN'],
  'zh-Hant': ['TW', 'HK'],
  ko: ['KR'],
  vi: ['VN'],
  th: ['TH'],
  ru: ['RU'],
  uk: ['UA'],
}
/** A short text may be taken for one in another language. */
const COMMON: readonly CountryCode[] = ['GB', 'US', 'DE', 'FR', 'ES', 'IT', 'NL', 'PL', 'BR', 'TR']

/** Digits in groups, as telephone numbers are typed. A comma ends them. */
const CANDIDATE =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}.,:/$€£¥₹#@_=&?+-])(?:\+|\(0|\()?\d(?:(?:\) ?|\.|-| ?\/ ?| \(0\) ?| \(| )?\d){5,16}(?![\p{N}%€$£¥₹₽₴]|[.,:/]\d| ?(?:€|₽|EUR|kr|zł|руб|грн|円|元|원|Kč|CHF))/gu
/** Words and signs before a number that say what it is. */
const CALLED =
  /(?:tel|tél|tlf|puh|telefon|téléphone|teléfono|telefone|telefono|phone|call|text|ring|mobile|mobil|fon|hotline|whatsapp|fax|ruf|rufen|bel|zadzwoń|llama|llámanos|reservas|prenota|ligue|arayın|randevu|звоните|тел|телефон|дзвоніть|gọi|โทร|お電話|電話|电话|전화|예약|هاتف|اتصل|احجز|फोन|फ़ोन|कॉल|बुकिंग|טלפון|התקשרו|☎|📞|📱)[\p{M}\uFE0F]?[\s:.]*(?:\p{L}{1,5} ){0,3}$/iu
/** "电话预约13812345678" */
const CALLED_HAN = /(?:电话|電話|致电|微信|热线)\p{Script=Han}{0,4}[:：]?\s?$/u
const MOST_DIGITS = 15

/** A request has few telephone numbers, and checking one takes 0.2 ms. */
const MOST_CANDIDATES = 20

/** Finds telephone numbers as they were typed. `language` is a BCP 47 tag. A number that is no valid one is none. */
export function findPhones(text: string, language: string): Extent[] {
  const own = COUNTRIES[language] ?? []
  const candidates = [...text.matchAll(CANDIDATE)].filter(([typed]) => GROUPS.test(typed)).slice(0, MOST_CANDIDATES)
  return candidates.flatMap(({ index, 0: typed }) => {
    const before = text.slice(Math.max(0, index - 24), index)
    const isCalled = CALLED.test(before) || CALLED_HAN.test(before)
    const countries = [...own, ...(isCalled ? COMMON : [])]
    const found = findLongest(typed, isCalled, countries)
    return found === null ? [] : [{ start: index, end: index + found }]
  })
}

/** Two digits beside each other, twice. */
const GROUPS = /\d\d\D{0,3}\d{0,3}\D{0,3}\d\d/

/** The length of the longest start of `typed` that is a number: the last groups may be those of a date. */
function findLongest(typed: string, isCalled: boolean, countries: readonly CountryCode[]): number | null {
  if (DATE.test(typed)) return null
  let length = typed.length
  while (length > 5) {
    const part = typed.slice(0, length)
    if (isNumber(part, isCalled, countries)) return hasMoreGroups(typed, length) ? typed.length : length
    const space = part.lastIndexOf(' ')
    if (space < 0) break
    length = part.slice(0, space).trimEnd().length
  }
  return null
}

/** Whether what follows the start of a number are groups of it too, and no date: plans of numbers do not know every number that is typed. */
const hasMoreGroups = (typed: string, length: number) =>
  typed.startsWith('0') &&
  /^ \d{3,4}(?: \d{2,4})*$/.test(typed.slice(length)) &&
  typed.replace(/\D/g, '').length <= MOST_LOCAL
const MOST_LOCAL = 12

/** "12.05.2026", "2026-05-12". */
const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{4}[./-]\d{1,2}[./-]\d{1,2})$/

function isNumber(typed: string, isCalled: boolean, countries: readonly CountryCode[]): boolean {
  const digits = typed.replace(/\D/g, '')
  if (digits.length > MOST_DIGITS + 2) return false
  // An extension behind a hyphen is not part of the plan of numbers: "030/901820-0".
  const plain = typed.replace('(0)', '').replace(/-\d{1,2}$/, '')
  const isMarked = /^(?:\+|0|\(|1[ .-]?[(8])/.test(typed)
  if (!isMarked && !isCalled && (digits.length < 9 || !/[ .-]/.test(typed))) return false
  if (isMarked && typed.startsWith('+')) return isValid(plain)
  if (digits.startsWith('00') && isValid(`+${digits.slice(2)}`)) return true
  return countries.some((country) => isValid(plain, country) || (plain !== typed && isValid(typed, country)))
}

function isValid(typed: string, country?: CountryCode): boolean {
  try {
    return parsePhoneNumber(typed, country).isValid()
  } catch {
    return false
  }
}
