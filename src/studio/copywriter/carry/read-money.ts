import { toOff } from './make-parts.ts'
import { findLocale } from '../languages/format-amounts.ts'
import { oneOf } from './read-days.ts'
import { replaceFolded, replaceParts, type Tape } from './tape.ts'
import type { Node } from './node.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** Signs of one currency. A sign of several countries stands for that of the product if it has one of them. */
const SIGNS: readonly (readonly [sign: string, currencies: readonly string[]])[] = [
  ['US$', ['USD']],
  ['R$', ['BRL']],
  ['C$', ['CAD']],
  ['CA$', ['CAD']],
  ['A$', ['AUD']],
  ['AU$', ['AUD']],
  ['NZ$', ['NZD']],
  ['HK$', ['HKD']],
  ['NT$', ['TWD']],
  ['MX$', ['MXN']],
  ['S$', ['SGD']],
  ['$', ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP']],
  ['€', ['EUR']],
  ['£', ['GBP', 'EGP']],
  ['¥', ['JPY', 'CNY']],
  ['￥', ['JPY', 'CNY']],
  ['₹', ['INR']],
  ['₺', ['TRY']],
  ['₽', ['RUB']],
  ['₴', ['UAH']],
  ['₩', ['KRW']],
  ['₫', ['VND']],
  ['฿', ['THB']],
  ['₪', ['ILS']],
  ['Rs.', ['INR']],
  ['Fr.', ['CHF']],
  ['円', ['JPY']],
  ['元', ['CNY', 'TWD']],
  ['원', ['KRW']],
  ['บาท', ['THB']],
  ['đ', ['VND']],
  ['zł', ['PLN']],
  ['złotych', ['PLN']],
  ['zl', ['PLN']],
  ['zlotych', ['PLN']],
  ['Kč', ['CZK']],
  ['Ft', ['HUF']],
  ['TL', ['TRY']],
  ['lira', ['TRY']],
  ['kr', ['SEK', 'NOK', 'DKK']],
  ['kr.', ['DKK', 'SEK', 'NOK']],
  ['руб.', ['RUB']],
  ['руб', ['RUB']],
  ['рублей', ['RUB']],
  ['грн', ['UAH']],
  ['грн.', ['UAH']],
  ['ש"ח', ['ILS']],
  ['ש״ח', ['ILS']],
  ['شيكل', ['ILS']],
  ['د.إ', ['AED']],
  ['ر.س', ['SAR']],
  ['ج.م', ['EGP']],
  ['درهم', ['AED', 'MAD']],
  ['ريال', ['SAR', 'QAR', 'OMR']],
  ['جنيه', ['EGP']],
  ['دولار', ['USD']],
  ['يورو', ['EUR']],
  ['रुपये', ['INR']],
  ['euro', ['EUR']],
  ['euros', ['EUR']],
  ['евро', ['EUR']],
  ['євро', ['EUR']],
  ['dollars', ['USD', 'CAD', 'AUD']],
  ['Dollar', ['USD']],
  ['dólares', ['USD']],
  ['dollari', ['USD']],
  ['reais', ['BRL']],
  ['pounds', ['GBP']],
  ['quid', ['GBP']],
  ['bucks', ['USD', 'CAD', 'AUD']],
  ['francs', ['CHF']],
  ['Franken', ['CHF']],
]
const CODES =
  'EUR|USD|GBP|CHF|PLN|JPY|CNY|KRW|INR|TRY|BRL|AED|SAR|QAR|KWD|BHD|OMR|JOD|EGP|MAD|ILS|RUB|UAH|VND|THB|CZK|SEK|NOK|DKK|HUF|RON|CAD|AUD|NZD|MXN|SGD|HKD|TWD|ARS|CLP|COP|ZAR|IDR|MYR|PHP'

/** Signs with more than a letter before the sign of the dollar come first. */
const BEFORE = oneOf(SIGNS.map(([sign]) => sign).filter((sign) => /\p{Sc}|\.$/u.test(sign)))
const BEHIND = oneOf(
  SIGNS.map(([sign]) => sign)
    .filter((sign) => !/\$.|.\$/u.test(sign))
    .flatMap((sign) => [...new Set([sign, sign.charAt(0).toUpperCase() + sign.slice(1), sign.toLowerCase()])]),
)
const AMOUNT = String.raw`\d{1,3}(?:[ ’']\d{3}){1,3}(?:[.,]\d{1,2})?(?!\d)|\d(?:[\d.,]{0,14}\d)?`
/** "19,–", "12.-", "249:-". */
const DASHED = String.raw`[.,:](?:[–—]|-{1,2})`
const NO_CENTS = `(?:${DASHED})?`
/** Millions and thousands in short are left as they are. */
const NOT_SHORT = String.raw`(?! ?(?:k|m|mio|mrd|mln|mld|bn|b|million|millions|billion|Millionen|M)(?!\p{L})|[万億亿만억]|\p{N}|[.,]\d)`
const TO = String.raw` ?(?:[–—~〜～-]) ?`

/** An amount of money; its groups are the sign (s1, s2, s4), the amount (a1 to a4) and the end of a range (b1, b2). */
export const MONEY = compilePattern(
  [
    `(?<![\\p{L}\\p{N}])(?<s1>${BEFORE}|(?:${CODES})(?= ?\\d)) ?(?<a1>${AMOUNT})${NO_CENTS}(?:${TO}(?:${BEFORE})? ?(?<b1>${AMOUNT}))?${NOT_SHORT}`,
    // The cents may stand behind the sign: "7€50".
    '(?<![\\p{N}.,:/])(?<a4>\\d{1,4})(?<s4>[€£$])(?<cents>\\d{2})(?![\\p{L}\\p{N}]|[.,]\\d)',
    `(?<![\\p{N}.,:/])(?<a2>${AMOUNT})${NO_CENTS}(?:${TO}(?<b2>${AMOUNT})${NO_CENTS})? ?(?<s2>(?:${BEHIND}|${CODES})(?![\\p{Script=Latin}\\p{Script=Cyrillic}]|(?<=[£$])\\d)|ريال)`,
    // A dash for the cents needs no sign: "249:-".
    `(?<![\\p{N}.,:/])(?<a3>${AMOUNT})${DASHED}(?![\\p{L}\\p{N}]| ?\\p{N})`,
    // Pence: "50p".
    '(?<![\\p{L}\\p{N}.,:/–-])(?<pence>[1-9]\\d?)p(?![\\p{L}\\p{N}/]|\\.p)',
  ].join('|'),
  'gu',
)

/** Currencies with three decimals (ISO 4217). */
const MILLS: readonly string[] = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']

/** The number that a text of a language writes, and how many decimals. Null if a mark may be both. */
export function readNumber(
  text: string,
  tag: string,
  currency: string | null = null,
): { value: number; digits: number } | null {
  const plain = text.replaceAll(/[ ’']/g, '')
  const marks = [...plain.matchAll(/[.,]/g)]
  const last = marks.at(-1)
  if (!last) return { value: Number(plain), digits: 0 }
  const behind = plain.length - last.index - 1
  const isMixed = new Set(marks.map(([mark]) => mark)).size > 1
  const decimal = findDecimal(tag)
  const isDecimal =
    isMixed ||
    (marks.length === 1 && (behind < 3 || (behind === 3 && last[0] === decimal && MILLS.includes(currency ?? '')))) ||
    behind !== 3
  if (marks.length > 1 && !isMixed && behind !== 3) return null
  const [whole, decimals] = isDecimal ? [plain.slice(0, last.index), plain.slice(last.index + 1)] : [plain, '']
  const value = Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals || '0'}`)
  return Number.isFinite(value) ? { value, digits: decimals.length } : null
}

const DECIMALS = new Map<string, string>()
/** The decimal mark of a language. */
export function findDecimal(tag: string): string {
  const known = DECIMALS.get(tag)
  if (known !== undefined) return known
  const mark =
    new Intl.NumberFormat(findLocale(tag)).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  DECIMALS.set(tag, mark)
  return mark
}

/** Reads amounts of money: "€49.90", "from 20 to 45 zł". `usual` is the currency of the product (ISO 4217), or null. */
export function readMoney(tape: Tape, tag: string, usual: string | null): Tape {
  return replaceParts(tape, MONEY, ({ groups = {} }) => {
    const pence = groups['pence']
    if (pence !== undefined)
      return tag === 'en' ? toAmount({ value: Number(pence) / 100, digits: 2 }, null, 'GBP') : null
    const sign = groups['s1'] ?? groups['s2'] ?? groups['s4']
    const currency = sign === undefined ? usual : findCurrency(sign, tag, usual)
    const typed = groups['a4'] === undefined ? null : `${groups['a4']}.${groups['cents']}`
    const from = readNumber(typed ?? groups['a1'] ?? groups['a2'] ?? groups['a3'] ?? '', tag, currency)
    const last = groups['b1'] ?? groups['b2']
    const to = last === undefined ? null : readNumber(last, tag, currency)
    if (!from || (last !== undefined && !to) || (sign !== undefined && currency === null)) return null
    return toAmount(from, to, currency)
  })
}

export const toAmount = (
  from: { value: number; digits: number },
  to: { value: number; digits: number } | null,
  currency: string | null,
): Node => ({
  as: 'money',
  kind: 'price',
  is: 'amount',
  from: from.value,
  to: to?.value ?? null,
  currency,
  digits: Math.max(from.digits, to?.digits ?? 0),
})

/** The currency of a sign; null if it can be several. */
export function findCurrency(sign: string, tag: string, usual: string | null): string | null {
  const known = SIGNS.find(([text]) => text.toLowerCase() === sign.toLowerCase())?.[1] ?? [sign.toUpperCase()]
  if (usual !== null && known.includes(usual)) return usual
  const local = tag.startsWith('zh') ? known.find((code) => code === (tag === 'zh-Hant' ? 'TWD' : 'CNY')) : undefined
  if (local !== undefined) return local
  return sign.toLowerCase().startsWith('kr') ? null : (known[0] ?? null)
}

const PERCENT_WORDS =
  'percent|per cent|prozent|pour cent|por ciento|por cento|per cento|procent|procenta|procentów|проц\\.|процентов|phần trăm'
const PERCENT = compilePattern(
  String.raw`(?<![\p{N}.,])(?<minus>[-–−] ?)?(?<a>\d{1,3}(?:[.,]\d)?)(?: ?[–-] ?(?<b>\d{1,3}))? ?(?:[%％٪]|(?:${PERCENT_WORDS})(?!\p{L}))|[%٪](?<c>\d{1,3})(?!\p{N})`,
  'gu',
)

/** Reads percentages. "7折" and "2割引" are discounts. */
export function readPercent(tape: Tape): Tape {
  const counted = replaceParts(
    tape,
    /(?<!\p{N})(?<left>\d(?:\.\d)?|[1-9]\d)折|(?<tenth>\d)割引き?/gu,
    ({ groups = {} }) => {
      const left = Number(groups['left'])
      const value = groups['tenth'] ? Number(groups['tenth']) * 10 : 100 - (left < 10 ? left * 10 : left)
      return toOff(toPercent(value, null))
    },
  )
  return replaceFolded(counted, PERCENT, ({ groups = {} }) => {
    const value = Number((groups['a'] ?? groups['c'] ?? '').replace(',', '.'))
    if (!(value > 0 && value <= 100)) return null
    const percent = toPercent(value, groups['b'] ? Number(groups['b']) : null)
    return groups['minus'] === undefined ? percent : toOff(percent)
  })
}

const toPercent = (from: number, to: number | null): Node => ({
  as: 'percent',
  kind: 'discount',
  is: 'percent',
  from,
  to,
})
