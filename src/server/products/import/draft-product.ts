import type { Currency } from '#contract/languages/languages.ts'
import { CATEGORY_MAX, CODE_TEXT_MAX, NAME_MAX } from '#contract/limits.ts'
import type { Availability } from '#contract/options.ts'
import type { Found } from '../../brands/site-reading/draft/found.ts'
import { type PageOrigin, readPagePrice } from '../../brands/site-reading/draft/page-price.ts'
import { toWebUrl } from '../../brands/site-reading/draft/products.ts'
import { cut } from '../../brands/site-reading/draft/words.ts'
import { toPlainText } from '../../files/text/plain-text.ts'
import { choosePrice } from '../choose-price.ts'
import type { Page } from '../../brands/site-reading/read/page.ts'
import type { PageReading } from '../../brands/site-reading/read/read-sources.ts'
import type { StructuredThing } from '../../brands/site-reading/read/structured-data.ts'

/** A field without evidence was not found, and a product need not have it. */
type Optional<T> = Found<T> | { value: null; key: null }

/** What a page tells of its product. `images` are addresses, best first. */
export interface FoundProduct {
  name: Found<string>
  description: Found<string | null>
  category: Optional<string>
  price: Found<number | null>
  currency: Optional<Currency>
  pricing_text: Optional<string>
  sku: Optional<string>
  upc: Optional<string>
  availability_status: Optional<Availability>
  product_url: Optional<string>
  images: Found<string>[]
  /** Why the sale price is not used, or null. */
  saleNote: string | null
}

const DESCRIPTION_MAX = 1000
const ABSENT = { value: null, key: null } as const

/** The URL of a page, the one that its addresses are relative to, and the day on which it is read. */
interface Read {
  address: string
  base: string
  today: Date
}

/** Reads the product of JSON-LD or microdata, then of Open Graph, then what any page has. */
export function draftProduct({ page, things }: PageReading, { address, base, today }: Read): FoundProduct {
  const thing = chooseThing({ page, things }, { address, base })
  const source = thing?.source ?? 'json_ld'
  const written = findWrittenPrice(page, thing, today)
  const meta = (name: string) => page.metas[name] ?? ''
  return {
    name: findName(page, thing),
    description: findDescription(page, thing),
    category: firstOf(CATEGORY_MAX, [thing?.category, source, 0.9], [meta('product:category'), 'open_graph', 0.8]),
    ...findPrice(written, { lang: page.lang, base: address }),
    saleNote: written.saleNote,
    sku: firstOf(CODE_TEXT_MAX, [thing?.sku, source, 0.95], [meta('product:retailer_item_id'), 'open_graph', 0.7]),
    upc: firstOf(CODE_TEXT_MAX, [thing?.gtin, source, 0.95]),
    availability_status: findAvailability(page, thing),
    product_url: findUrl(page, thing, { address, base }),
    images: findImages(page, thing, base),
  }
}

/** A text, where it was found, and the confidence. */
type Candidate = readonly [text: string | undefined, key: Found<unknown>['key'], confidence: number]

/** The first candidate with text. */
function firstOf(max: number, ...candidates: Candidate[]): Optional<string> {
  for (const [text = '', key, confidence] of candidates) {
    const plain = toLine(text)
    if (plain) return { value: cut(plain, max), key, text: '', confidence }
  }
  return ABSENT
}

/** Shops write tags and references into texts where they have no meaning. */
const toLine = (text: string): string => toPlainText(text).replaceAll(/\s+/g, ' ').trim()

/** The thing whose address or name is that of the page, else the first one. Pages list related products too. */
function chooseThing(
  { page, things }: Pick<PageReading, 'page' | 'things'>,
  { address, base }: Omit<Read, 'today'>,
): StructuredThing | null {
  const products = things.filter(({ type, name }) => type === 'product' && name)
  const titles = [page.metas['og:title'], page.headings[0], page.title].map((title) => title?.toLowerCase() ?? '')
  const main =
    products.find(({ url }) => url && pathOf(toWebUrl(url, base)) === pathOf(address)) ??
    products.find(({ name }) => titles.some((title) => title.includes(name.toLowerCase()))) ??
    products[0]
  if (!main || main.price) return main ?? null
  const variant = products.find(({ name, price }) => price && name.startsWith(main.name))
  return { ...main, ...(variant && { price: variant.price, currency: variant.currency }) }
}

function pathOf(url: string | null): string | null {
  if (!url) return null
  const { host, pathname } = new URL(url)
  return pathname.length > 1 ? host + pathname.replace(/\/$/, '') : null
}

function findName({ metas, headings, title }: Page, thing: StructuredThing | null): Found<string> {
  const found = firstOf(
    NAME_MAX,
    [thing?.name, thing?.source ?? 'json_ld', 0.95],
    [metas['og:title'], 'open_graph', isProductPage(metas) ? 0.85 : 0.5],
    [headings[0], 'first_heading', 0.5],
    [title, 'title', 0.4],
  )
  return found.key ? found : { value: '', key: 'no_product', text: '', confidence: 0 }
}

const isProductPage = (metas: Page['metas']) => /product/.test(metas['og:type'] ?? '')

function findDescription({ metas }: Page, thing: StructuredThing | null): Found<string | null> {
  const found = firstOf(
    DESCRIPTION_MAX,
    [thing?.description, thing?.source ?? 'json_ld', 0.9],
    [metas['og:description'], 'open_graph', 0.75],
    [metas['description'], 'meta_description', 0.6],
  )
  return found.key ? found : { value: null, key: 'no_description', text: '', confidence: 0 }
}

interface WrittenPrice {
  price: string
  code: string
  key: Found<unknown>['key']
  confidence: number
  saleNote: string | null
}

/** The price as the page writes it. Open Graph can have a sale price that holds within its dates. */
function findWrittenPrice({ metas }: Page, thing: StructuredThing | null, today: Date): WrittenPrice {
  if (thing?.price)
    return { price: thing.price, code: thing.currency, key: thing.source, confidence: 0.9, saleNote: null }
  const shared = (name: string) => metas[`product:${name}`] ?? metas[`og:${name}`] ?? ''
  const written = {
    price: shared('price:amount'),
    sale_price: shared('sale_price:amount'),
    sale_price_start: shared('sale_price_dates:start') || undefined,
    sale_price_end: shared('sale_price_dates:end') || undefined,
  }
  const { field, text = '', note } = choosePrice(written, today)
  const code = shared(`${field}:currency`) || shared('price:currency')
  return { price: text, code, key: 'open_graph', confidence: 0.8, saleNote: note?.message ?? null }
}

/** What is not one amount in a listed currency is kept as text. */
function findPrice(
  { price, code, key, confidence }: WrittenPrice,
  origin: PageOrigin,
): Pick<FoundProduct, 'price' | 'currency' | 'pricing_text'> {
  const read = readPagePrice({ price, currency: code }, origin)
  if (!read)
    return { price: { value: null, key: 'no_price', text: '', confidence: 0 }, currency: ABSENT, pricing_text: ABSENT }
  const found = { key, text: '', confidence }
  const written = read.amountKey && { key: read.amountKey, text: read.text ?? price, confidence: confidence / 2 }
  const ofSite = read.site && { key: read.site.key, text: read.site.text, confidence: 0.5 }
  return {
    price: { ...found, ...written, value: read.amount },
    currency: read.currency ? { ...found, ...ofSite, value: read.currency } : ABSENT,
    pricing_text: read.text === null ? ABSENT : { ...found, value: read.text },
  }
}

const STATES: readonly [RegExp, Availability][] = [
  [/instock|limitedavailability|onlineonly|instoreonly|available/, 'available'],
  [/outofstock|soldout|oos/, 'out_of_stock'],
  [/preorder|presale|backorder|pending/, 'coming_soon'],
  [/discontinued/, 'discontinued'],
]

function findAvailability({ metas }: Page, thing: StructuredThing | null): Optional<Availability> {
  const text = thing?.availability || metas['product:availability'] || metas['og:availability'] || ''
  const word = (text.split(/[/#]/).at(-1) ?? '').toLowerCase().replaceAll(/[^a-z]/g, '')
  const state = STATES.find(([pattern]) => pattern.test(word))?.[1]
  if (!state || word.startsWith('un')) return ABSENT
  return { value: state, key: thing?.availability ? thing.source : 'open_graph', text: '', confidence: 0.85 }
}

function findUrl(
  { metas, links }: Page,
  thing: StructuredThing | null,
  { address: pageAddress, base }: Omit<Read, 'today'>,
): Optional<string> {
  const canonical = links.find(({ rel }) => rel === 'canonical')?.href ?? ''
  const candidates: Candidate[] = [
    [thing?.url, thing?.source ?? 'json_ld', 0.95],
    [canonical, 'page_address', 0.95],
    [metas['og:url'], 'open_graph', 0.9],
    [pageAddress, 'page_address', 0.9],
  ]
  for (const [address = '', key, confidence] of candidates) {
    const value = toWebUrl(address, base)
    if (value) return { value, key, text: '', confidence }
  }
  return ABSENT
}

function findImages({ metas }: Page, thing: StructuredThing | null, base: string): Found<string>[] {
  const candidates: Candidate[] = [
    ...(thing?.images ?? []).map((image): Candidate => [image, thing?.source ?? 'json_ld', 0.9]),
    [metas['og:image'], 'open_graph', 0.7],
    [metas['twitter:image'], 'open_graph', 0.6],
  ]
  const found = candidates.flatMap(([address = '', key, confidence]): Found<string>[] => {
    const value = toWebUrl(address, base)
    return value ? [{ value, key, text: '', confidence }] : []
  })
  return found.filter(({ value }, at) => found.findIndex((one) => one.value === value) === at)
}
