import { dressPrices } from './carry/dress-prices.ts'
import { isInLanguage, type DesignLanguages } from './requests/language.ts'
import { formatPrice } from './languages/format-amounts.ts'
import type { Brief } from '../model/brief.ts'

/** The currency of prices of earlier versions that name none. */
const USUAL = 'USD'

/**
 * The price of the product in the language of the design: the user's own words if they are in it, otherwise the amount. Null if there is
 * none, or the request says that it is not shown.
 */
export function writeProductPrice(brief: Brief, { language, spokenPack }: DesignLanguages): string | null {
  const { product, prompt, instructions } = brief
  if (!product || spokenPack?.prompt.noPrice.test(`${prompt}\n${instructions ?? ''}`)) return null
  const { amount = null, currency, price_text } = product
  if (price_text === null) return null
  const typed = amount === null ? dressPrices(price_text, { language, currency }) : price_text
  if (language === 'en') return typed
  if (amount !== null) return formatPrice(amount, currency ?? USUAL, language)
  return /\p{L}{4}/u.test(typed) && !isInLanguage(typed, language) ? null : typed
}
