import type { Translation } from '../define-words.ts'
import type { t } from '../money.ts'

export const words: Translation<typeof t> = {
  unread: 'Introduzca un importe como {example}.',
  unclear: 'Puede ser {decimal} o {thousands}. Escríbalo sin separador de miles o con dos decimales.',
  otherCurrency: 'Introduzca el importe en {currency}.',
  understood: 'Se entiende como {price}.',
  understoodAlone: 'Se entiende como {price}, sin moneda.',
}
