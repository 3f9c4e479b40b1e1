import type { Translation } from '../define-words.ts'
import type { t } from '../money.ts'

export const words: Translation<typeof t> = {
  unread: 'Saisissez un montant comme {example}.',
  unclear: 'Cela peut être {decimal} ou {thousands}. Écrivez-le sans séparateur de milliers ou avec deux décimales.',
  otherCurrency: 'Saisissez le montant en {currency}.',
  understood: 'Compris comme {price}.',
  understoodAlone: 'Compris comme {price}, sans devise.',
}
