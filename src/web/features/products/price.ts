import type { Product } from '#contract/products.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `$1,299.00`, or the price as text if there is no number, or null if there is neither. */
export function priceText({ price, pricing_text }: Product): string | null {
  return price === null ? pricing_text || null : dollars.format(price)
}
