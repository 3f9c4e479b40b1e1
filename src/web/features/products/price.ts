import type { Product } from '#contract/products.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `$1,299.00`; the words for the price where there is no figure; null where there is neither. */
export function priceText({ price, pricing_text }: Product): string | null {
  return price === null ? pricing_text || null : dollars.format(price)
}
