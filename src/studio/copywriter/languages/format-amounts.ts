/** What ISO 4217 writes for no currency. The price is a number alone. */
export const NO_CURRENCY = 'XXX'

/**
 * Where people write numbers in another way than in the language's usual country, the currency tells the country.
 */
const LOCALES: Readonly<Record<string, { usual: string; byCurrency?: Readonly<Record<string, string>> }>> = {
  en: { usual: 'en-US', byCurrency: { GBP: 'en-GB', INR: 'en-IN', CAD: 'en-CA', AUD: 'en-AU', NZD: 'en-NZ' } },
  de: { usual: 'de-DE', byCurrency: { CHF: 'de-CH' } },
  fr: { usual: 'fr-FR', byCurrency: { CHF: 'fr-CH', CAD: 'fr-CA' } },
  es: {
    usual: 'es-ES',
    byCurrency: { MXN: 'es-MX', ARS: 'es-AR', COP: 'es-CO', CLP: 'es-CL', PEN: 'es-PE', USD: 'es-US' },
  },
  ar: {
    usual: 'ar',
    byCurrency: { EGP: 'ar-EG', SAR: 'ar-SA', KWD: 'ar-KW', QAR: 'ar-QA', AED: 'ar-AE', MAD: 'ar-MA' },
  },
  th: { usual: 'th-TH-u-ca-gregory' },
}

/** The locale that writes the numbers and dates of a language (BCP 47), in the country of a currency (ISO 4217). */
export const findLocale = (language: string, currency?: string | null): string =>
  LOCALES[language]?.byCurrency?.[currency ?? ''] ?? LOCALES[language]?.usual ?? language

/** Invisible marks of direction, and the full-width yen sign. */
export const tidy = (text: string) => text.replace(/[\u200E\u200F\u061C]/g, '').replace('\uFFE5', '¥')

/**
 * A price as it is written in a language: "19,90 €". `currency` is an ISO 4217 code; without a currency, it is the amount alone. Whole
 * amounts have no decimals, except in English.
 */
export function formatPrice(amount: number, currency: string, language: string): string {
  // In Brazil, "$" may be read as its own currency.
  const currencyDisplay = language === 'pt-BR' ? 'symbol' : 'narrowSymbol'
  const options =
    currency === NO_CURRENCY
      ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : ({ style: 'currency', currency, currencyDisplay } as const)
  const zeros = language === 'en' ? 'auto' : 'stripIfInteger'
  return tidy(
    new Intl.NumberFormat(findLocale(language, currency), { ...options, trailingZeroDisplay: zeros }).format(amount),
  ).replace(/^US(?=\$)|^UK(?=£)|US(?=\$$)|UK(?=£$)/, language === 'ar' ? '' : '$&')
}

/** A price with as many decimals as its writer used: "$100", "€49.90". */
export const formatAmount = (amount: number, currency: string, language: string, digits: number): string =>
  digits > 0 || language !== 'en'
    ? formatPrice(amount, currency, language)
    : formatPrice(amount, currency, language).replace(/\.00$/, '')

/** A number as it is written in a language, with at least `digits` decimals. */
export const formatNumber = (value: number, language: string, digits = 0): string =>
  tidy(
    new Intl.NumberFormat(findLocale(language), { minimumFractionDigits: digits, maximumFractionDigits: 3 }).format(
      value,
    ),
  )

/** A share as it is written in a language: "20 %" for 20. */
export const formatPercent = (percent: number, language: string, currency?: string | null): string =>
  tidy(
    new Intl.NumberFormat(findLocale(language, currency), { style: 'percent', maximumFractionDigits: 1 }).format(
      percent / 100,
    ),
  )
