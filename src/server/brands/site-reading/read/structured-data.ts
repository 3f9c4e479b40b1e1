import { jsonrepair } from 'jsonrepair'
import { parseBoundedJson } from '#contract/schema/bounded-json.ts'
import { decodeReferences, toPlainText } from '../../../files/text/plain-text.ts'

/** An organization or product of schema.org, with plain texts. */
export interface StructuredThing {
  /** Where the page has it. */
  source: 'json_ld' | 'microdata'
  type: 'organization' | 'product'
  name: string
  description: string
  logo: string
  /** Addresses, best first. */
  images: string[]
  url: string
  sameAs: string[]
  category: string
  sku: string
  /** A GTIN: UPC, EAN or ISBN. */
  gtin: string
  price: string
  currency: string
  /** A name or address of schema.org, such as `https://schema.org/InStock`. */
  availability: string
}

const THINGS_MAX = 60
/** Characters of scripts that are repaired, because repairing can take long. */
const REPAIRED_MAX = 128 * 1024
const VALUES_MAX = 4000
const IMAGES_MAX = 12
const ORGANIZATIONS =
  /^(?:\w*Organization|Corporation|\w*Business|\w*Store|Brand|Restaurant|Hotel|Bakery|\w*Shop|Winery|Brewery)$/
const PRODUCTS = /^(?:Product|ProductGroup|IndividualProduct|SoftwareApplication)$/
const GTINS = ['gtin', 'gtin13', 'gtin12', 'gtin14', 'gtin8', 'isbn']

/** Things anywhere in the JSON-LD scripts of a page, and then in the items of its microdata. */
export function readStructuredData(scripts: readonly string[], items: readonly object[] = []): StructuredThing[] {
  const found: StructuredThing[] = []
  let repairs = REPAIRED_MAX
  for (const script of scripts) {
    found.push(...listThings(parseJsonLd(script, repairs), 'json_ld', THINGS_MAX - found.length))
    repairs -= script.length
  }
  for (const item of items) found.push(...listThings(item, 'microdata', THINGS_MAX - found.length))
  return found
}

function listThings(root: unknown, source: StructuredThing['source'], max: number): StructuredThing[] {
  const found: StructuredThing[] = []
  const waiting: unknown[] = [root]
  for (let count = 0; waiting.length > 0 && count < VALUES_MAX && found.length < max; count += 1) {
    const value = waiting.shift()
    if (typeof value !== 'object' || value === null) continue
    const thing = Array.isArray(value) ? null : toThing(value, source)
    if (thing) found.push(thing)
    waiting.push(...Object.values(value).filter((part) => typeof part === 'object'))
  }
  return found
}

function toThing(value: object, source: StructuredThing['source']): StructuredThing | null {
  const types = listTexts(value, '@type').map((one) => one.replace(/^(?:https?:\/\/schema\.org\/|schema:)/i, ''))
  const type = types.some((one) => PRODUCTS.test(one))
    ? 'product'
    : types.some((one) => ORGANIZATIONS.test(one))
      ? 'organization'
      : null
  if (!type) return null
  return {
    source,
    type,
    name: plainIn(value, 'name'),
    description: plainIn(value, 'description'),
    logo: addressIn(value, 'logo'),
    images: listAddresses(value, 'image'),
    url: textIn(value, 'url'),
    sameAs: listTexts(value, 'sameAs'),
    category: plainIn(value, 'category'),
    sku: textIn(value, 'sku'),
    gtin: GTINS.map((name) => textIn(value, name)).find(Boolean) ?? '',
    ...choosePriceOf(get(value, 'offers')),
  }
}

/** Shops write markup and character references into these texts, where they have no meaning. */
const plainIn = (value: object, key: string): string => toPlainText(textIn(value, key)).replaceAll(/\s+/g, ' ').trim()

function listTexts(value: object, key: string): string[] {
  const found = get(value, key)
  return (Array.isArray(found) ? found : [found]).flatMap((one) =>
    typeof one === 'string' ? one.slice(0, TEXT_MAX) : [],
  )
}

const addressIn = (value: object, key: string): string => listAddresses(value, key)[0] ?? ''

/** Addresses, alone or in image objects. */
function listAddresses(value: object, key: string): string[] {
  return [get(value, key)]
    .flat()
    .slice(0, IMAGES_MAX)
    .map((one: unknown) => {
      if (typeof one === 'string') return one.trim().slice(0, TEXT_MAX)
      return typeof one === 'object' && one !== null ? textIn(one, 'url') || textIn(one, 'contentUrl') : ''
    })
    .filter(Boolean)
}

/** Comments and CDATA sections around a script. */
const OPENING = /^(?:\s|\/\/|\/\*|\*\/|<!--|<!\[CDATA\[)+/
const CLOSING = ['-->', ']]>', '*/', '/*', '//', ';']

/**
 * The value of a JSON-LD script, as leniently as shops write: in comments or CDATA, with line breaks in texts, trailing commas, comments or
 * character references. Null if it cannot be read. A longer script than `repairedMax` characters is read only if it is valid.
 */
function parseJsonLd(script: string, repairedMax: number): unknown {
  const json = unwrap(script)
  const readings = [
    () => json,
    ...(json.length > repairedMax ? [] : [() => jsonrepair(json), () => jsonrepair(decodeReferences(json))]),
  ]
  for (const read of readings) {
    try {
      const value = parseBoundedJson(read())
      if (typeof value === 'object' && value !== null) return value
    } catch {
      // The next reading may succeed.
    }
  }
  return null
}

function unwrap(script: string): string {
  let json = script.replace(OPENING, '').trimEnd()
  for (let end = CLOSING.find((one) => json.endsWith(one)); end; end = CLOSING.find((one) => json.endsWith(one)))
    json = json.slice(0, -end.length).trimEnd()
  return json
}

interface Offered {
  price: string
  currency: string
  /** A name or address of schema.org, such as `https://schema.org/InStock`. */
  availability: string
}

/** Prices that are not what a customer pays now: former, recommended and minimum ones. */
const NOT_PAID = /Strikethrough|ListPrice|MSRP|SRP|RegularPrice|Suggested|MinimumAdvertised|InvoicePrice/i
const FEES = /DeliveryCharge|PaymentCharge/

const OFFERS_MAX = 100

/** The price of the first offer that has one, with its currency and availability. */
function choosePriceOf(offers: unknown): Offered {
  const listed = listObjects(offers).flatMap((offer) => [offer, ...listObjects(get(offer, 'offers'))])
  const read = listed.slice(0, OFFERS_MAX).map(readOffer)
  return read.find(({ price }) => price) ?? read[0] ?? { price: '', currency: '', availability: '' }
}

function readOffer(offer: object): Offered {
  const specifications = listObjects(get(offer, 'priceSpecification'))
  const paid = choosePaid(specifications)
  const own = textIn(offer, 'price')
  const isFormer = specifications.some((one) => !isPaid(one) && textIn(one, 'price') === own)
  const price = paid && (!own || isFormer) ? textIn(paid, 'price') : own
  return {
    price: price || textIn(offer, 'lowPrice'),
    currency: textIn(offer, 'priceCurrency') || (paid ? textIn(paid, 'priceCurrency') : ''),
    availability: textIn(offer, 'availability'),
  }
}

/** A sale price comes before others, and a price for everyone before one of a measure, such as 100 ml. */
function choosePaid(specifications: readonly object[]): object | undefined {
  const paid = specifications.filter((one) => isPaid(one) && textIn(one, 'price'))
  const whole = paid.filter((one) => get(one, 'referenceQuantity') === undefined)
  return whole.find((one) => /SalePrice/.test(textIn(one, 'priceType'))) ?? whole[0] ?? paid[0]
}

const isPaid = (one: object): boolean =>
  !NOT_PAID.test(textIn(one, 'priceType')) &&
  !FEES.test(textIn(one, '@type')) &&
  get(one, 'validForMemberTier') === undefined &&
  !(Date.parse(textIn(one, 'validThrough')) < Date.now())

const listObjects = (value: unknown): object[] =>
  [value].flat().filter((one): one is object => typeof one === 'object' && one !== null)

const TEXT_MAX = 2000

const get = (value: object, key: string): unknown => (Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined)

/** The first text or number of a key, or ''. */
function textIn(value: object, key: string): string {
  const [found] = [get(value, key)].flat()
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim().slice(0, TEXT_MAX) : ''
}
