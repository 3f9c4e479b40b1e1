import { CURRENCIES, type Currency } from '../languages/languages.ts'

/** Regions (ISO 3166) and the currency of their prices. */
const REGIONS: Readonly<Partial<Record<Currency, string>>> = {
  EUR: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK BG EU',
  USD: 'US EC SV PR',
  GBP: 'GB UK',
  CHF: 'CH LI',
  JPY: 'JP',
  CNY: 'CN',
  AED: 'AE',
  ARS: 'AR',
  AUD: 'AU',
  BDT: 'BD',
  BHD: 'BH',
  BRL: 'BR',
  CAD: 'CA',
  CLP: 'CL',
  CRC: 'CR',
  CZK: 'CZ',
  DKK: 'DK',
  DOP: 'DO',
  DZD: 'DZ',
  EGP: 'EG',
  GEL: 'GE',
  GHS: 'GH',
  HKD: 'HK',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL',
  INR: 'IN',
  ISK: 'IS',
  JOD: 'JO',
  KES: 'KE',
  KRW: 'KR',
  KWD: 'KW',
  KZT: 'KZ',
  LKR: 'LK',
  MAD: 'MA',
  MXN: 'MX',
  MYR: 'MY',
  NGN: 'NG',
  NOK: 'NO',
  NZD: 'NZ',
  OMR: 'OM',
  PEN: 'PE',
  PHP: 'PH',
  PKR: 'PK',
  PLN: 'PL',
  QAR: 'QA',
  RON: 'RO',
  RSD: 'RS',
  RUB: 'RU',
  SAR: 'SA',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TND: 'TN',
  TRY: 'TR',
  TWD: 'TW',
  UAH: 'UA',
  UYU: 'UY',
  VND: 'VN',
  ZAR: 'ZA',
}

const CURRENCY_OF = new Map(
  CURRENCIES.flatMap((currency) => (REGIONS[currency] ?? '').split(' ').map((region) => [region, currency] as const)),
)

/** The currency of a region (ISO 3166, in any case), or null. */
export const findRegionCurrency = (region: string): Currency | null => CURRENCY_OF.get(region.toUpperCase()) ?? null

/** The currency of a locale that names its region, such as `de-CH`. A language alone is spoken in several countries. */
export function findLocaleCurrency(locale: string): Currency | null {
  const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(locale.replace('_', '-'))?.[1]
  return region ? findRegionCurrency(region) : null
}

/** Domains of countries that are used for other things. */
const NOT_OF_COUNTRIES = /\.(?:ai|co|io|me|tv|eu)$/i

/** The currency of the country whose domain a host is in, such as `shop.example.ch`, or null. */
export function findHostCurrency(host: string): Currency | null {
  const country = NOT_OF_COUNTRIES.test(host) ? null : /\.([a-z]{2})$/i.exec(host)?.[1]
  return country ? findRegionCurrency(country) : null
}
