/**
 * The languages in which a design can be written, with script where it matters. This file does not import zod, so any page may import it.
 * The studio has one file for each in `src/studio/copy/languages`.
 */
export const DESIGN_LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'pt-BR',
  'it',
  'nl',
  'pl',
  'tr',
  'ar',
  'he',
  'hi',
  'ja',
  'zh-Hans',
  'zh-Hant',
  'ko',
  'vi',
  'th',
  'ru',
  'uk',
] as const
/** A BCP 47 tag. */
export type DesignLanguage = (typeof DESIGN_LANGUAGES)[number]

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<DesignLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  tr: 'Türkçe',
  ar: 'العربية',
  he: 'עברית',
  hi: 'हिन्दी',
  ja: '日本語',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ko: '한국어',
  vi: 'Tiếng Việt',
  th: 'ไทย',
  ru: 'Русский',
  uk: 'Українська',
}

/** The currencies of product prices: ISO 4217 codes. */
export const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'JPY',
  'CNY',
  'AED',
  'ARS',
  'AUD',
  'BDT',
  'BHD',
  'BRL',
  'CAD',
  'CLP',
  'COP',
  'CRC',
  'CZK',
  'DKK',
  'DOP',
  'DZD',
  'EGP',
  'GEL',
  'GHS',
  'HKD',
  'HUF',
  'IDR',
  'ILS',
  'INR',
  'ISK',
  'JOD',
  'KES',
  'KRW',
  'KWD',
  'KZT',
  'LKR',
  'MAD',
  'MXN',
  'MYR',
  'NGN',
  'NOK',
  'NZD',
  'OMR',
  'PEN',
  'PHP',
  'PKR',
  'PLN',
  'QAR',
  'RON',
  'RSD',
  'RUB',
  'SAR',
  'SEK',
  'SGD',
  'THB',
  'TND',
  'TRY',
  'TWD',
  'UAH',
  'UYU',
  'VND',
  'ZAR',
] as const
export type Currency = (typeof CURRENCIES)[number]
/** The currency of a product that has none. */
export const DEFAULT_CURRENCY = 'USD'

const RIGHT_TO_LEFT: ReadonlySet<DesignLanguage> = new Set(['ar', 'he'])

/** The direction of a language's text: a value of the HTML attribute `dir`. */
export const getTextDirection = (language: DesignLanguage): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr'
