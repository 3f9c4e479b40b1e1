import { CURRENCIES } from '#contract/languages/languages.ts'
import { currentLocale } from '#web/words/define-words.ts'

/** The name of a currency: "Euro". `code` is an ISO 4217 code. */
const nameCurrency = (code: string): string =>
  new Intl.DisplayNames(currentLocale(), { type: 'currency' }).of(code) ?? code

/** Currencies to choose from, by their codes and names. `value` is an ISO 4217 code. */
export const listCurrencyOptions = (codes: readonly string[] = CURRENCIES): { value: string; label: string }[] =>
  codes.map((value) => ({ value, label: labelCurrency(value) }))

/** `EUR – Euro` */
export const labelCurrency = (code: string): string => `${code} – ${nameCurrency(code)}`
