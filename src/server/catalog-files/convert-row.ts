import { LIST_MAX } from '#contract/limits.ts'
import type { ImportNote } from '../infrastructure/db/import-tables.ts'
import { decodeReferences, toPlainText } from '../files/text/plain-text.ts'
import { choosePrice } from '../products/choose-price.ts'
import { convertPrice, type PriceRules } from './convert-price.ts'
import { readAvailability, readLanguage, type ReadChoice, readStatus } from './row-choices.ts'
import { readNumber } from './row-numbers.ts'
import type { RowValues } from './row-values.ts'

/** Fields of a product that a row sets, before they are validated. */
export type ProductFields = Record<string, unknown>

export interface ConvertedRow {
  fields: ProductFields
  /** Addresses of pictures besides the main one. */
  pictures: string[]
  /** Whether the shop does not show the product. */
  isHidden: boolean
  /** What was left out, with the reason. */
  notes: ImportNote[]
  error: ImportNote | null
}

const LETTERS_LOST = 'Letters could not be read and are shown as \u{FFFD}'
const IMAGE_NOT_TAKEN = 'Only addresses of pictures that start with http:// or https:// are used'
const IMAGE_NOT_ADDRESS = 'The picture must be an address that starts with http:// or https://'

/** One line of text. */
const PLAIN = [
  'name',
  'category',
  'target_audience',
  'unique_selling_proposition',
  'product_url',
  'default_cta_text',
  'launch_date',
] as const
/** May be HTML, as in Shopify. */
const RICH = ['description', 'features', 'benefits'] as const
const LISTS = { tags: /[,;|\n]/, key_benefits: /[;|\n]/ } as const
/** Entries that are read of a list: more than a list may have, so a longer one is refused all the same. */
const ENTRIES_READ = LIST_MAX + 1

/** What the rows of a table share. */
export interface TableContext {
  /** When the table was uploaded, which decides whether a sale price holds. */
  today: Date
  rules: PriceRules
}

/** Turns the texts of a row into fields of a product. A missing text sets no field, so an existing product keeps its value. */
export function convertRow(values: RowValues, context: TableContext): ConvertedRow {
  const row: ConvertedRow = { fields: {}, pictures: [], isHidden: false, notes: [], error: null }
  for (const field of PLAIN) if (values[field]) row.fields[field] = toLine(values[field])
  for (const field of RICH) if (values[field]) row.fields[field] = toLines(values[field])
  for (const field of ['tags', 'key_benefits'] as const)
    if (values[field])
      row.fields[field] = toLines(values[field])
        .split(LISTS[field], ENTRIES_READ)
        .map((entry) => entry.trim())
  for (const field of ['sku', 'upc'] as const) convertNumber(field, values, row)
  addPrice(values, context, row)
  convertImages(values, row)
  convertChoices(values, row)
  if (Object.values(values).some((text) => text.includes('\u{FFFD}')))
    row.notes.push({ field: null, message: LETTERS_LOST })
  return row
}

const toLine = (text: string) => toPlainText(text).replaceAll(/\s+/g, ' ').trim()
/** Some shops write a line break as a backslash and an n. */
const toLines = (text: string) => toPlainText(text.replaceAll(/(?:\\r)?\\n/g, '\n')).trim()

function convertNumber(field: 'sku' | 'upc', values: RowValues, row: ConvertedRow): void {
  const text = values[field]
  if (!text) return
  const { value, note } = readNumber(field, text)
  if (value) row.fields[field] = value
  if (note) row.notes.push(note)
}

function addPrice(values: RowValues, { today, rules }: TableContext, row: ConvertedRow): void {
  const { field, text, note } = choosePrice(values, today)
  if (note) row.notes.push(note)
  if (!text) return
  const { fields, warning } = convertPrice({ price: text, currency: values.currency }, rules)
  Object.assign(row.fields, fields)
  if (warning) row.notes.push({ field: warning.field === 'price' ? field : 'currency', message: warning.message })
}

/** An address of the product itself is refused, because it could name an upload of somebody else. */
function convertImages({ image_url: main = '', more_images: more = '' }: RowValues, row: ConvertedRow): void {
  const [first, ...others] = [...new Set([...splitAddresses(main), ...splitAddresses(more)])]
  if (!first) return
  if (isAddress(first)) row.fields['image_url'] = first
  else row.error ??= { field: main ? 'image_url' : 'more_images', message: IMAGE_NOT_ADDRESS }
  row.pictures = others.filter(isAddress)
  if (row.pictures.length < others.length) row.notes.push({ field: 'image_url', message: IMAGE_NOT_TAKEN })
}

const isAddress = (text: string) => /^https?:\/\//i.test(text)

/** Addresses with commas, bars, semicolons or spaces between them. An address may have these signs too. */
const splitAddresses = (text: string): string[] =>
  decodeReferences(text)
    .split(/[\s,;|](?=\s{0,9}https?:\/\/)/i)
    .map((address) => address.trim())
    .filter(Boolean)

function convertChoices({ availability_status: stock, status, language }: RowValues, row: ConvertedRow): void {
  const take = <T>({ value, note }: ReadChoice<T>, set: (value: T) => void) => {
    if (value !== null) set(value)
    if (note) row.notes.push(note)
  }
  const setStock = (value: string) => void (row.fields['availability_status'] = value)
  if (stock) take(readAvailability(stock), setStock)
  if (status)
    take(readStatus(status), (value) => {
      if (value === 'availability' && !stock) take(readAvailability(status), setStock)
      row.isHidden = value === 'hidden'
    })
  if (language) take(readLanguage(language), (value) => void (row.fields['language'] = value))
}
