import type { Product } from '#contract/products/products.ts'
import { showMoney } from '#web/lib/money/read-money.ts'

/**
 * `$1,299.00`, or the price as text if there is no number, or null if there is neither. `usual` is the currency of the brand. A price without
 * any currency is shown as its text, or as the number alone.
 */
export function priceText(
  { price, pricing_text, currency }: Pick<Product, 'price' | 'pricing_text' | 'currency'>,
  usual: string | null | undefined,
): string | null {
  const known = currency ?? usual
  if (price === null || (!known && pricing_text)) return pricing_text || null
  return showMoney(price, known)
}
