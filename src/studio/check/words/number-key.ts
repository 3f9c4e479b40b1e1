const SAME_UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|eur|euros?)$/, '€'],
  [/^(?:us\$|usd|\$)$/, '$'],
  [/^(?:£|gbp)$/, '£'],
  [/^(?:zł|pln)$/, 'zł'],
  [/^(?:r\$|brl)$/, 'r$'],
  [/^(?:₺|tl|try)$/, '₺'],
  [/^(?:¥|円|jpy|元|￥)$/, '¥'],
  [/^(?:₹|rs\.?|inr|र|रुपये)$/, '₹'],
  [/^(?:fr\.|chf)$/, 'chf'],
  [/^(?:%|％)$/, '%'],
  [/^(?:m²|m2)$/, 'm²'],
  [/^l$/, 'l'],
]

const toDigit = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0
  // Decimal digits are encoded in runs of ten that begin at a multiple of 16 or six after it.
  for (const zero of ZEROS) if (code >= zero && code < zero + 10) return String(code - zero)
  return letter
}
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]

/** Numbers of all scripts in ASCII digits. */
export const toAsciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, toDigit)

/** A number with its unit, however it is written: "12,99 €", "€12.99" and "12.99 EUR" have one key. */
export function toNumberKey(text: string): string {
  const ascii = toAsciiDigits(text).toLowerCase()
  const digits = /\d(?:[\d.,:'’/⁄٫٬ ]*\d)?/.exec(ascii)?.[0] ?? ''
  const [before = '', after = ''] = digits === '' ? [ascii] : ascii.split(digits)
  const unit = `${before}${after.replace(/^[.,][-–—]/, '')}`.replace(/\s/g, '')
  return `${toValue(digits)}${SAME_UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? unit}`
}

/** The unit of a number, or an empty string. */
export const unitOf = (key: string): string => key.replace(/^[\d.:/⁄’']+/, '')

const CURRENCIES =
  /^(?:[a-z]{0,2}\p{Sc}|chf|zł|kč|kr|ft|lei|грн|руб|p|quid|pounds|원|บาท|ريال|ريالا|درهم|درهما|دينار|دينارا|جنيه|جنيها|ج\.م)$/u
/** Whether the key is that of an amount of money. */
export const isMoney = (key: string): boolean => CURRENCIES.test(unitOf(key))

function toValue(digits: string): string {
  if (/[:/⁄]/.test(digits)) return digits
  const plain = digits.replace(/[’'٬ ]/g, '').replace(/٫/g, ',')
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  if (last < 0) return plain
  const isBoth = plain.includes('.') && plain.includes(',')
  const [whole, rest] = [plain.slice(0, last).replace(/[.,]/g, ''), plain.slice(last + 1)]
  const isGrouped = !isBoth && (rest.length === 3 || plain.slice(0, last).includes(plain.charAt(last))) && whole !== '0'
  if (isGrouped) return plain.split(/[.,]/).length > 2 && rest.length !== 3 ? plain : whole + rest
  const decimals = rest.replace(/(?<!0)0+$/, '')
  return decimals === '' ? whole : `${whole}.${decimals}`
}
