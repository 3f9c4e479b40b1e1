import { parseBoundedJson } from '#contract/schema/bounded-json.ts'

/** An organization or product of JSON-LD (schema.org), with plain texts. */
export interface StructuredThing {
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
const VALUES_MAX = 4000
const TEXT_MAX = 2000
const IMAGES_MAX = 12
const ORGANIZATIONS =
  /^(?:\w*Organization|Corporation|\w*Business|\w*Store|Brand|Restaurant|Hotel|Bakery|\w*Shop|Winery|Brewery)$/
const PRODUCTS = /^(?:Product|ProductGroup|IndividualProduct|SoftwareApplication)$/
const GTINS = ['gtin', 'gtin13', 'gtin12', 'gtin14', 'gtin8', 'isbn']

/** Things anywhere in the JSON-LD scripts of a page. A script that is not JSON is skipped. */
export function readStructuredData(scripts: readonly string[]): StructuredThing[] {
  const found: StructuredThing[] = []
  for (const script of scripts) {
    const waiting: unknown[] = [parse(script)]
    for (let count = 0; waiting.length > 0 && count < VALUES_MAX && found.length < THINGS_MAX; count += 1) {
      const value = waiting.shift()
      if (typeof value !== 'object' || value === null) continue
      const thing = Array.isArray(value) ? null : toThing(value)
      if (thing) found.push(thing)
      waiting.push(...Object.values(value).filter((part) => typeof part === 'object'))
    }
  }
  return found
}

function parse(script: string): unknown {
  try {
    return parseBoundedJson(script.replace(/^\s*<!--|-->\s*$/g, ''))
  } catch {
    return null
  }
}

function toThing(value: object): StructuredThing | null {
  const types = listTexts(value, '@type')
  const type = types.some((one) => PRODUCTS.test(one))
    ? 'product'
    : types.some((one) => ORGANIZATIONS.test(one))
      ? 'organization'
      : null
  if (!type) return null
  const offer = firstObject(get(value, 'offers')) ?? {}
  const specification = firstObject(get(offer, 'priceSpecification')) ?? {}
  return {
    type,
    name: textIn(value, 'name'),
    description: textIn(value, 'description'),
    logo: addressIn(value, 'logo'),
    images: listAddresses(value, 'image'),
    url: textIn(value, 'url'),
    sameAs: listTexts(value, 'sameAs'),
    category: textIn(value, 'category'),
    sku: textIn(value, 'sku'),
    gtin: GTINS.map((name) => textIn(value, name)).find(Boolean) ?? '',
    price: textIn(offer, 'price') || textIn(offer, 'lowPrice') || textIn(specification, 'price'),
    currency: textIn(offer, 'priceCurrency') || textIn(specification, 'priceCurrency'),
    availability: textIn(offer, 'availability'),
  }
}

const get = (value: object, key: string): unknown => (Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined)

function listTexts(value: object, key: string): string[] {
  const found = get(value, key)
  return (Array.isArray(found) ? found : [found]).flatMap((one) =>
    typeof one === 'string' ? one.slice(0, TEXT_MAX) : [],
  )
}

function textIn(value: object, key: string): string {
  const [found] = [get(value, key)].flat()
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim().slice(0, TEXT_MAX) : ''
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

function firstObject(value: unknown): object | null {
  const [first] = [value].flat()
  return typeof first === 'object' && first !== null ? first : null
}
