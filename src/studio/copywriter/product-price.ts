import { dressPrices } from './carry/dress-prices.ts'
import { isInLanguage } from './requests/language.ts'
import { formatPrice } from './languages/format-amounts.ts'
import { capitalizeFirst } from '../type/text-case.ts'
import type { Piece } from '../model/pieces.ts'
import type { Writing } from './writing.ts'

/** The currency of prices of earlier versions that name none. */
const USUAL = 'USD'

/**
 * The list price of the product in the language of the design: the user's own words if they are in it, otherwise the amount. Null if there
 * is none, if the request names an amount, a percentage or a code of its own, or if it says that no price is shown.
 */
export function writeProductPrice({ brief, languages, pieces, facts, withheld }: Writing): string | null {
  const { language } = languages
  const { product } = brief
  if (!product) return null
  if (withheld.length > 0 || pieces.some(namesOffer) || facts.some(({ kind }) => OFFERS.includes(kind))) return null
  const { amount = null, currency, price_text } = product
  if (price_text === null) return null
  // A number alone is no price to a reader.
  if (amount === null && currency == null && !MONEY_SIGN.test(price_text) && !/\p{L}/u.test(price_text)) return null
  // A request that lists what it says is about that.
  if (pieces.filter(({ entry }) => entry).length >= LEAST_LIST) return null
  const typed = amount === null ? dressPrices(price_text, { language, currency }) : price_text
  if (language === 'en') return capitalizeFirst(typed, 'en')
  if (amount !== null) return formatPrice(amount, currency ?? USUAL, language)
  return /\p{L}{4}/u.test(typed) && !isInLanguage(typed, language) ? null : capitalizeFirst(typed, language)
}

const MONEY_SIGN = /\p{Sc}/u
const LEAST_LIST = 3

const OFFERS: readonly string[] = ['price', 'discount', 'bundle']
const AMOUNT =
  /\p{Sc}\s?\p{Nd}|\p{Nd}[.,\p{Nd}]{0,12}\s?(?:\p{Sc}|[%％٪]|percent|prozent|折|割)|[一二三四五六七八九]折|半[价價額]/iu
const CODE = /(?<![\p{L}\p{N}])(?:code|coupon|voucher|gutschein|c[oó]digo|codice|kod|kodu|コード|كود)(?![\p{L}])/iu

const namesOffer = ({ kind, text, emphasis }: Piece) =>
  OFFERS.includes(kind) ||
  emphasis.some((fact) => OFFERS.includes(fact.kind)) ||
  AMOUNT.test(text.replace(/\p{Cf}/gu, '')) ||
  CODE.test(text)
