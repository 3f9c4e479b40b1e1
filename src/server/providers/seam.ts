import type { Gemini } from './gemini/gemini.ts'
import type { OperatorProviders } from './operator-providers.ts'
import type { PriceBook } from './prices/price-book.ts'

/** The providers of the server, and what their calls cost. */
export interface ProvidersSeam {
  gemini: Gemini
  operatorProviders: OperatorProviders
  prices: PriceBook
}
