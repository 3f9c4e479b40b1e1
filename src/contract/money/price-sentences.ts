import type { PriceProblem } from './read-price.ts'

/** Why a price is kept as text, or what a person should look at. Server and screens share them. */
export const PRICE_SENTENCES = {
  priceNoAmount: 'The price could not be read as a number, so it is kept as text',
  priceSeveral: 'The price has several amounts, so it is kept as text',
  priceCondition: 'The price has a condition such as “from”, so it is kept as text',
  priceUnclear: 'The price can be {1} or {2}, so it is kept as text',
  priceTooLarge: 'The price is above 9,999,999.99, so it is kept as text',
  currencyNotListed: 'The currency of the price was not recognized, so the price is kept as text',
  currenciesDiffer: 'The price names two currencies, so it is kept as text',
  priceRounded: 'The price has more than two decimals, so the number is rounded and the price is kept as text too',
  signUnclear: 'The sign “{1}” belongs to several currencies, so the price is kept as it is written',
  currencyNotKnown: 'The currency was not recognized and is left out',
} as const

const NAMES: Readonly<Record<PriceProblem, keyof typeof PRICE_SENTENCES>> = {
  no_amount: 'priceNoAmount',
  several: 'priceSeveral',
  condition: 'priceCondition',
  unclear: 'priceUnclear',
  too_large: 'priceTooLarge',
  not_listed: 'currencyNotListed',
  two_currencies: 'currenciesDiffer',
}

/** The sentence about a text that is no price. `unclear` are the amounts that it may be. */
export const describeProblem = (problem: PriceProblem, [decimal, thousands]: readonly string[] = []): string =>
  PRICE_SENTENCES[NAMES[problem]].replace('{1}', decimal ?? '').replace('{2}', thousands ?? '')
