import type { Currency } from '#contract/languages/languages.ts'
import { PRICE_SENTENCES } from '#contract/money/price-sentences.ts'
import { type FoundPrice, readPrice } from '#contract/money/read-price.ts'
import { formatMoney } from '#web/lib/format/number-format.ts'
import { currentLocale, leftToRight, translateSentence } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/money.ts'

/** An amount that a person typed or pasted, or a sentence that says why it is none. */
export type TypedMoney = { error: null; price: FoundPrice } | { error: string; price: null }

/**
 * Reads an amount in any writing of the person's locale. `currency` is that of the field; a text that names another one is refused if the
 * field `isFixed` on it.
 */
export function readMoney(text: string, currency: Currency | null, isFixed = false): TypedMoney {
  const price = readPrice(text, { locale: currentLocale(), currency })
  const fail = (error: string): TypedMoney => ({ error, price: null })
  if (price.problem === 'unclear') {
    const [decimal = '', thousands = ''] = price.unclear ?? []
    return fail(fill(t.unclear, { decimal: leftToRight(decimal), thousands: leftToRight(thousands) }))
  }
  if (price.problem === 'not_listed') return fail(translateSentence(PRICE_SENTENCES.currencyNotListed))
  if (price.problem !== null)
    return fail(fill(t.unread, { example: leftToRight((19.9).toLocaleString(currentLocale(), TWO)) }))
  const isOther = isFixed && price.candidates.length > 0 && price.currency !== currency
  return isOther ? fail(fill(t.otherCurrency, { currency: currency ?? '' })) : { error: null, price }
}

const TWO = { minimumFractionDigits: 2 } as const
/** Prices of models have up to six decimals. */
const DECIMALS_SHOWN = 6

/** `$1,299.00`: an amount with all of its decimals, in a currency (ISO 4217) or alone. */
export const showMoney = (amount: number, currency: string | null | undefined): string =>
  leftToRight(
    currency
      ? formatMoney(amount, currency, DECIMALS_SHOWN)
      : amount.toLocaleString(currentLocale(), { minimumFractionDigits: 2, maximumFractionDigits: DECIMALS_SHOWN }),
  )

/** An amount as a field shows it for editing: `1299.5`, `1299,5`. */
export const editMoney = (amount: number | null | undefined): string =>
  amount === null || amount === undefined
    ? ''
    : amount.toLocaleString(currentLocale(), { useGrouping: false, maximumFractionDigits: DECIMALS_SHOWN })
