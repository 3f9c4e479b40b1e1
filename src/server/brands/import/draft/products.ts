import type { BrandDraft } from '#contract/brands-import/brands-import.ts'
import { CURRENCIES, type Currency } from '#contract/languages/languages.ts'
import { NAME_MAX, PRICE_MAX, URL_MAX } from '#contract/limits.ts'
import type { Page } from '../read/page.ts'
import type { StructuredThing } from '../read/structured-data.ts'
import type { Found } from './found.ts'
import { cut } from './words.ts'

type ProductEntry = BrandDraft['products'][number]

const PRODUCTS_MAX = 12

/** Products of JSON-LD and microdata, else the one of Open Graph. `base` is the URL of the page. */
export function draftProducts(
  page: Page | null,
  things: readonly StructuredThing[],
  base: string,
): Found<ProductEntry>[] {
  const products = things
    .filter(({ type, name }) => type === 'product' && name)
    .map((thing): Found<ProductEntry> => {
      const value = toEntry({ ...thing, image: thing.images[0] ?? '' }, base)
      return { value, key: thing.source, text: '', confidence: 0.9 }
    })
  const shared = page ? sharedProduct(page, base) : null
  const all =
    products.length > 0
      ? products
      : shared
        ? [{ value: shared, key: 'open_graph' as const, text: '', confidence: 0.7 }]
        : []
  return all
    .filter(({ value }, at) => all.findIndex((one) => one.value.name === value.name) === at)
    .slice(0, PRODUCTS_MAX)
}

function sharedProduct({ metas }: Page, base: string): ProductEntry | null {
  const meta = (name: string) => metas[name] ?? ''
  if (!/product/.test(meta('og:type')) || !meta('og:title')) return null
  return toEntry(
    {
      name: meta('og:title'),
      description: meta('og:description'),
      image: meta('og:image'),
      url: meta('og:url'),
      price: meta('product:price:amount') || meta('og:price:amount'),
      currency: meta('product:price:currency') || meta('og:price:currency'),
    },
    base,
  )
}

function toEntry(
  {
    name,
    description,
    image,
    url,
    price,
    currency,
  }: Pick<StructuredThing, 'name' | 'description' | 'url' | 'price' | 'currency'> & { image: string },
  base: string,
): ProductEntry {
  return {
    name: cut(name, NAME_MAX),
    description: description ? cut(description, 1000) : null,
    price: toPrice(price),
    currency: toCurrency(currency),
    product_url: toWebUrl(url, base),
    image_url: toWebUrl(image, base),
  }
}

/** A currency that prices can have, or null. */
export function toCurrency(text: string): Currency | null {
  const code = text.toUpperCase()
  return CURRENCIES.find((one) => one === code) ?? null
}

/** `1.299,00` and `1,299.00` are the same price. */
export function toPrice(text: string): number | null {
  const digits = text.replaceAll(/[^\d.,]/g, '')
  const [, whole = '', cents = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  const price = Number(`${whole.replaceAll(/[.,]/g, '') || '0'}.${cents || '0'}`)
  return digits !== '' && Number.isFinite(price) && price <= PRICE_MAX ? price : null
}

/** An absolute web address without user info, or null. */
export function toWebUrl(address: string, base: string): string | null {
  if (!address || !URL.canParse(address, base || undefined)) return null
  const { href, protocol, username } = new URL(address, base || undefined)
  return /^https?:$/.test(protocol) && !username && href.length <= URL_MAX ? href : null
}
