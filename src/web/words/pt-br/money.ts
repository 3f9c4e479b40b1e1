import type { Translation } from '../define-words.ts'
import type { t } from '../money.ts'

export const words: Translation<typeof t> = {
  unread: 'Digite um valor como {example}.',
  unclear: 'Pode ser {decimal} ou {thousands}. Escreva sem separador de milhares ou com duas casas decimais.',
  otherCurrency: 'Digite o valor em {currency}.',
  understood: 'Entendido como {price}.',
  understoodAlone: 'Entendido como {price}, sem moeda.',
}
