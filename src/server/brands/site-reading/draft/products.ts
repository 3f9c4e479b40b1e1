import type { BrandDraft } from '#contract/brands/site-reading/brands-import.ts'
import type { Currency } from '#contract/languages/languages.ts'
import { NAME_MAX, URL_MAX } from '#contract/limits.ts'
import { readCurrency } from '#contract/money/split-head.ts'
import type { Page } from '../read/page.ts'
import type { StructuredThing } from '../read/structured-data.ts'
import type { Found } from './found.ts'
import { findSiteCurrency, type PageOrigin, readPagePrice } from './page-price.ts'
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
      const value = toEntry({ ...thing, image: thing.images[0] ?? '' }, { lang: page?.lang ?? '', base })
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

/** The currency of a brand: the one of its products, otherwise that of the country of its site. */
export function draftCurrency(products: readonly Found<ProductEntry>[], origin: PageOrigin): Found<Currency> | null {
  const named = products.flatMap(({ value, key }) =>
    value.currency ? [{ value: readCurrency(value.currency), key }] : [],
  )
  const [first] = named
  if (first?.value && named.every(({ value }) => value === first.value))
    return { value: first.value, key: first.key, text: '', confidence: 0.9 }
  const site = findSiteCurrency(origin)
  return site && { value: site.currency, key: site.key, text: site.text, confidence: 0.5 }
}

function sharedProduct({ metas, lang }: Page, base: string): ProductEntry | null {
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
    { lang, base },
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
  origin: PageOrigin,
): ProductEntry {
  const { base } = origin
  const read = readPagePrice({ price, currency }, origin)
  return {
    name: cut(name, NAME_MAX),
    description: description ? cut(description, 1000) : null,
    price: read?.amount ?? null,
    currency: read?.currency ?? null,
    pricing_text: read?.text ?? null,
    product_url: toWebUrl(url, base),
    image_url: toWebUrl(image, base),
  }
}

/** An absolute web address without user info, or null. */
export function toWebUrl(address: string, base: string): string | null {
  if (!address || !URL.canParse(address, base || undefined)) return null
  const { href, protocol, username } = new URL(address, base || undefined)
  return /^https?:$/.test(protocol) && !username && href.length <= URL_MAX ? href : null
}
