import type { EvidenceKey } from '#contract/brands/site-reading/evidence.ts'
import type { Currency } from '#contract/languages/languages.ts'
import { SHORT_TEXT_MAX } from '#contract/limits.ts'
import { findDecimalMark } from '#contract/money/read-amount.ts'
import { readPrice } from '#contract/money/read-price.ts'
import { findHostCurrency, findLocaleCurrency } from '#contract/money/region-currency.ts'
import { readCurrency } from '#contract/money/split-head.ts'

/** A price as a page writes it, and where it does. */
interface WrittenPrice {
  price: string
  /** A code or sign; empty if the page names the currency beside the amount, or nowhere. */
  currency: string
}

/** Where a page is from. */
export interface PageOrigin {
  /** The language of the page, possibly with its region. */
  lang: string
  /** The URL of the page. */
  base: string
}

export interface PagePrice {
  amount: number | null
  currency: Currency | null
  /** The price in words, where amount and currency do not say all of it. */
  text: string | null
  /** What a person should know of the amount; null if it is exact. */
  amountKey: Extract<EvidenceKey, 'price_rounded' | 'price_unread'> | null
  /** Where the currency comes from if the price does not name it. */
  site: SiteCurrency | null
}

/** Reads the price of a page. Null if there is none. What is no single amount, or unclear, is kept as text. */
export function readPagePrice({ price: written, currency: code }: WrittenPrice, origin: PageOrigin): PagePrice | null {
  if (written === '') return null
  const named = readCurrency(code)
  const site = findSiteCurrency(origin)
  const price = readPrice(written, { currency: named, locale: toStructuredLocale(origin.lang) })
  const text = (/[\p{L}\p{Sc}]/u.test(written) || code === '' ? written : `${written} ${code}`).slice(0, SHORT_TEXT_MAX)
  const isOther = named !== null && price.problem === null && price.candidates.length > 0 && price.currency !== named
  if (price.problem !== null || isOther || (code !== '' && !named))
    return { amount: null, currency: null, text, amountKey: 'price_unread', site: null }
  const { amount, candidates, sign, isRounded, hasWords } = price
  const isOfSite = site !== null && price.currency === null && (sign === null || candidates.includes(site.currency))
  const currency = isOfSite ? site.currency : price.currency
  return {
    amount,
    currency,
    text: isRounded || hasWords || (currency === null && sign !== null) ? text : null,
    amountKey: isRounded ? 'price_rounded' : null,
    site: isOfSite ? site : null,
  }
}

/** The currency of the country that a site is for: by its domain, else by the region of its language. */
export function findSiteCurrency({ base, lang }: PageOrigin): SiteCurrency | null {
  const host = URL.canParse(base) ? new URL(base).hostname : ''
  const ofHost = findHostCurrency(host)
  if (ofHost) return { currency: ofHost, key: 'domain', text: host }
  const ofLanguage = findLocaleCurrency(lang)
  return ofLanguage && { currency: ofLanguage, key: 'lang', text: '' }
}

interface SiteCurrency {
  currency: Currency
  /** Where it is from: a sentence of evidence, with the part that changes. */
  key: Extract<EvidenceKey, 'domain' | 'lang'>
  text: string
}

/**
 * Structured data has a point before decimals (schema.org). A page in a language with a comma may follow that or not, so `1.299` on it stays
 * unclear.
 */
const toStructuredLocale = (lang: string): string | null => {
  const [locale = ''] = Intl.getCanonicalLocales(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(lang) ? lang : 'en')
  return findDecimalMark(locale) === '.' ? locale : null
}
