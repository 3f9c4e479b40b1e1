import type { Currency } from '../../languages/languages.ts'

/** Where the prices are written: BCP 47. */
export const LOCALES = 'en-US en-GB en-IN de-DE de-CH fr-FR es-ES pt-BR pl-PL sv-SE ja-JP ar-EG'.split(' ')

export const SAMPLE_CURRENCIES: readonly Currency[] = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'JPY',
  'CNY',
  'BRL',
  'CAD',
  'AUD',
  'HKD',
  'MXN',
  'TWD',
  'SGD',
  'INR',
  'PLN',
  'SEK',
  'NOK',
  'DKK',
  'SAR',
  'KWD',
  'ILS',
  'VND',
  'KRW',
  'CZK',
  'ZAR',
]

const AMOUNTS = [0, 0.89, 5, 12.5, 19.9, 99.99, 299, 1299, 12_995.5, 149_000, 7, 49.5, 1980]

export interface WrittenSample {
  text: string
  /** What is written, with at most two decimals; null if it is no single price. */
  amount: number | null
  /** Whether the text names its currency. */
  isSigned: boolean
}

interface Subject {
  locale: string
  currency: Currency
  amount: number
}

type Style = (subject: Subject) => { text: string; isSigned?: boolean; isPrice?: boolean }

/** Formats are kept, because they take long to make. */
const formats = new Map<string, Intl.NumberFormat>()

function openFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, known)
  return known
}

const format = ({ locale, currency, amount }: Subject, options: Intl.NumberFormatOptions = {}) =>
  openFormat(locale, { style: 'currency', currency, ...options }).format(amount)
const countDigits = ({ currency }: Subject) =>
  openFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
/** The number alone, with the decimals of its currency. */
const number = (subject: Subject, options: Intl.NumberFormatOptions = {}, locale = subject.locale) => {
  const digits = countDigits(subject)
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return openFormat(locale, { ...decimals, ...options }).format(subject.amount)
}
const toWide = (text: string) => text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfe_e0))
const isWhole = ({ amount }: Subject) => Number.isInteger(amount)

const STYLES: readonly Style[] = [
  (one) => ({ text: format(one) }),
  (one) => ({ text: format(one, { currencyDisplay: 'narrowSymbol' }) }),
  (one) => ({ text: format(one, { currencyDisplay: 'code' }) }),
  (one) => ({ text: format(one).replaceAll(/\s/g, ' ') }),
  (one) => ({ text: format(one).replaceAll(/\s/g, '\u202F') }),
  (one) => ({ text: `${one.currency}${number(one)}` }),
  (one) => ({ text: `${number(one)} ${one.currency}` }),
  (one) => ({ text: `${number(one, { useGrouping: false })}${one.currency}` }),
  (one) => ({ text: `${number(one)} ${one.currency.toLowerCase()}` }),
  (one) => ({ text: toWide(`${number(one, {}, 'en')} ${one.currency}`) }),
  (one) => ({ text: `${number(one, {}, 'ar-EG')} ${one.currency}` }),
  (one) => ({ text: `${format(one)} incl. VAT` }),
  (one) => ({ text: `${format(one)}/kg` }),
  (one) => ({ text: `${format(one)} (inkl. MwSt.)` }),
  (one) => ({ text: `from ${format(one)}`, isPrice: false }),
  (one) => ({ text: `${format(one)} - ${format({ ...one, amount: one.amount + 10 })}`, isPrice: false }),
  (one) => ({ text: number(one), isSigned: false }),
  (one) => ({ text: number(one, { useGrouping: false }), isSigned: false }),
  (one) => ({ text: isWhole(one) ? `${one.currency} ${one.amount},–` : `${one.currency} ${number(one)}` }),
  (one) => ({ text: `Price: ${format(one)}` }),
]

const WRITINGS = 200

/** `WRITINGS` different writings of prices in a currency, as people in a locale write them. */
export function writePrices(locale: string, currency: Currency): WrittenSample[] {
  const samples = AMOUNTS.flatMap((amount) =>
    STYLES.map((write): WrittenSample => {
      const subject = { locale, currency, amount }
      const { text, isSigned = true, isPrice = true } = write(subject)
      const scale = 10 ** Math.min(2, countDigits(subject))
      return { text, isSigned, amount: isPrice ? Math.round(amount * scale) / scale : null }
    }),
  )
  const different = [...new Map(samples.map((sample) => [sample.text, sample])).values()].slice(0, WRITINGS)
  if (different.length < WRITINGS) throw new Error(`Only ${different.length} writings of ${currency} in ${locale}`)
  return different
}
