import type { ImportField, Mapping } from '#contract/imports/import-fields.ts'
import { CURRENCIES, DESIGN_LANGUAGES } from '#contract/languages/languages.ts'

/** The cells of a row by field; blank ones are missing. */
export type RowValues = Partial<Record<ImportField, string>>

/** Fields of a product that a row sets, before they are validated. */
export type ProductFields = Record<string, unknown>

export interface ConvertedRow {
  fields: ProductFields
  /** A cell that was left out, with the reason. */
  warning: { field: ImportField; message: string } | null
  error: { field: ImportField; message: string } | null
}

const AVAILABILITY_UNKNOWN = 'The availability was not recognized and is left out'
const LANGUAGE_NOT_KNOWN = 'The language was not recognized and is left out'
const PRICE_NOT_READ = 'The price is not a number'
const PICTURE_NOT_ADDRESS = 'The picture must be an address that starts with http:// or https://'

/** The apostrophe that keeps a spreadsheet from running a cell as a formula, as our own files have it. */
const GUARD = /^'(?=[=+\-@\t\r＝＋－＠|])/u

export function readValues(cells: readonly string[], mapping: Mapping): RowValues {
  const values: RowValues = {}
  for (const [index, field] of mapping.entries()) {
    const text = (cells[index] ?? '').replace(GUARD, '').trim()
    if (field && text) values[field] = text
  }
  return values
}

/** Copied as they are. */
const PLAIN = [
  'name',
  'category',
  'sku',
  'upc',
  'target_audience',
  'unique_selling_proposition',
  'product_url',
  'default_cta_text',
  'launch_date',
] as const
/** May be HTML, as in Shopify. */
const RICH = ['description', 'features', 'benefits'] as const
const LISTS = { tags: /[,;|\n]/, key_benefits: /[;|\n]/ } as const

/** Turns the texts of a row into fields of a product. A missing text sets no field, so an existing product keeps its value. */
export function convertRow(values: RowValues): ConvertedRow {
  const row: ConvertedRow = { fields: {}, warning: null, error: null }
  for (const field of PLAIN) if (values[field]) row.fields[field] = values[field]
  for (const field of RICH) if (values[field]) row.fields[field] = stripHtml(values[field])
  for (const field of ['tags', 'key_benefits'] as const)
    if (values[field]) row.fields[field] = values[field].split(LISTS[field]).map((entry) => entry.trim())
  convertPrice(values, row)
  convertPicture(values, row)
  convertChoices(values, row)
  return row
}

function convertPrice({ price, sale_price }: RowValues, row: ConvertedRow): void {
  const field = sale_price ? 'sale_price' : 'price'
  const text = sale_price ?? price
  if (!text) return
  const amount = readAmount(text)
  if (amount === null) {
    row.error = { field, message: PRICE_NOT_READ }
    return
  }
  row.fields['price'] = amount
  const currency = readCurrency(text)
  if (currency) row.fields['currency'] = currency
  // The text of a price in a currency that is not listed is shown as it is.
  else if (/\p{L}|\p{Sc}/u.test(text)) row.fields['pricing_text'] = text
}

/** Digits, with a currency before or behind them. */
const PRICE = /^[\p{L}\p{Sc}]{0,4}[\s\d.,'’]+[\p{L}\p{Sc}]{0,4}$/u

/** `15.00 USD`, `1,234.50`, `1.234,50 €` and `12,50`. The last separator with one or two digits behind it is the decimal one. */
export function readAmount(text: string): number | null {
  if (!PRICE.test(text)) return null
  const digits = text.replaceAll(/[^\d.,]/g, '')
  const [, whole = '', decimals = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  return whole ? Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals || '0'}`) : null
}

const SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' }

function readCurrency(text: string): string | null {
  const code = /\b[A-Z]{3}\b/.exec(text.toUpperCase())?.[0] ?? SIGNS[/\p{Sc}/u.exec(text)?.[0] ?? '']
  return CURRENCIES.find((currency) => currency === code) ?? null
}

/** An address of the product itself is refused, because it could name an upload of somebody else. */
function convertPicture({ image_url: url }: RowValues, row: ConvertedRow): void {
  if (!url) return
  if (/^https?:\/\//i.test(url)) row.fields['image_url'] = url
  else row.error ??= { field: 'image_url', message: PICTURE_NOT_ADDRESS }
}

const AVAILABILITY: Readonly<Record<string, string>> = {
  instock: 'available',
  available: 'available',
  true: 'available',
  yes: 'available',
  availablefororder: 'available',
  outofstock: 'out_of_stock',
  soldout: 'out_of_stock',
  false: 'out_of_stock',
  no: 'out_of_stock',
  preorder: 'coming_soon',
  backorder: 'coming_soon',
  comingsoon: 'coming_soon',
  discontinued: 'discontinued',
}

function convertChoices({ availability_status: status, language }: RowValues, row: ConvertedRow): void {
  if (status) {
    const known = /^-?\d+$/.test(status)
      ? Number(status) > 0
        ? 'available'
        : 'out_of_stock'
      : AVAILABILITY[status.toLowerCase().replaceAll(/[^a-z]/g, '')]
    if (known) row.fields['availability_status'] = known
    else row.warning = { field: 'availability_status', message: AVAILABILITY_UNKNOWN }
  }
  if (language) {
    const tag = DESIGN_LANGUAGES.find((one) => one.toLowerCase() === language.toLowerCase())
    if (tag) row.fields['language'] = tag
    else row.warning = { field: 'language', message: LANGUAGE_NOT_KNOWN }
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
}

/** The text of HTML. Paragraphs, list entries and line breaks become lines. Text without tags stays as it is. */
function stripHtml(text: string): string {
  if (!/<[a-z!/]/i.test(text)) return text
  return text
    .replaceAll(/<(?:br|\/p|\/li|\/div|\/h[1-6])\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|apos|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
