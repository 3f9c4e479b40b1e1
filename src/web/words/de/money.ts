import type { Translation } from '../define-words.ts'
import type { t } from '../money.ts'

export const words: Translation<typeof t> = {
  unread: 'Geben Sie einen Betrag wie {example} ein.',
  unclear:
    'Das kann {decimal} oder {thousands} sein. Schreiben Sie es ohne Tausendertrennzeichen oder mit zwei Nachkommastellen.',
  otherCurrency: 'Geben Sie den Betrag in {currency} ein.',
  understood: 'Verstanden als {price}.',
  understoodAlone: 'Verstanden als {price}, ohne Währung.',
}
