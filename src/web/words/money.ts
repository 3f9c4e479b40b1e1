import { defineWords } from './define-words.ts'

/** What a field says about an amount that a person typed. */
export const t = defineWords('money', {
  unread: 'Enter an amount such as {example}.',
  unclear: 'This can be {decimal} or {thousands}. Write it without a mark between thousands, or with two decimals.',
  otherCurrency: 'Enter the amount in {currency}.',
  understood: 'Understood as {price}.',
  understoodAlone: 'Understood as {price}, without a currency.',
})
