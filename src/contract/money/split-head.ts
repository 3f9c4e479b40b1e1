import { CURRENCIES, type Currency } from '../languages/languages.ts'
import { findSign, isCertainSign, SIGN_OR_WORD } from './currency-signs.ts'

/** Small words between the name of a column and its currency. */
const IN = /\s(?:in|en|em|w|за|в)\s*$/iu

/** Longer texts are no heads. Each of their words would be tried as a currency. */
export const HEAD_MAX = 200

/** The head of a column without the currency that it names: `Price (EUR)`, `Preis in €`. Words that are codes by chance, such as `TOP`, stay. */
export function splitHead(head: string): { head: string; currency: Currency | null } {
  if (head.length > HEAD_MAX) return { head, currency: null }
  for (const { 0: word, index } of head.matchAll(SIGN_OR_WORD)) {
    const isSign = isCertainSign(word) || (index > 0 && /^[a-z]{3}$/.test(word))
    const [currency, ...others] = isSign ? (findSign(word)?.currencies ?? []) : []
    const before = head.slice(0, index).replace(/(?<![\s([/_-])[\s([/_-]+$/, ' ')
    const rest = `${before.replace(IN, '')} ${head.slice(index + word.length)}`
    if (currency && others.length === 0 && /\p{L}/u.test(rest)) return { head: rest, currency }
  }
  return { head, currency: null }
}

/** The currency of a cell that holds a code or a sign of one currency, or null. */
export function readCurrency(cell: string): Currency | null {
  const text = cell.trim()
  const code = text.toUpperCase()
  const [currency, ...others] = findSign(text)?.currencies ?? []
  return CURRENCIES.find((one) => one === code) ?? (currency && others.length === 0 ? currency : null)
}
