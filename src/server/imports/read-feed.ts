import { IMPORT_COLUMNS_MAX } from '#contract/limits.ts'
import type { TableRow } from './read-table.ts'

/** Characters of one product. */
const ITEM_MAX = 256 * 1024
const ROW_TOO_LONG = 'The row is too long'

/** Whether a text is a Merchant feed: RSS 2.0 or Atom, and no table. */
export const isFeed = (text: string): boolean => /^\s*<(?:\?xml|rss|feed)[\s>]/i.test(text)

/**
 * Reads a Google Merchant feed as a table. The elements of the products become its columns, without the prefix `g:`. Elements that contain
 * others are left out, as is all but the first of several with one name. Nothing outside of the text is fetched, and only the five entities
 * of XML and numbers are resolved.
 */
export function readFeed(text: string): { heads: string[]; rows: Generator<TableRow> } {
  const heads = new Set<string>()
  for (const item of listItems(text)) {
    for (const name of readItem(item).keys()) if (heads.size <= IMPORT_COLUMNS_MAX) heads.add(name)
  }
  return { heads: [...heads], rows: listRows(text, [...heads]) }
}

function* listRows(text: string, heads: readonly string[]): Generator<TableRow> {
  for (const item of listItems(text)) {
    const values = readItem(item)
    const problem = item.length > ITEM_MAX ? ROW_TOO_LONG : null
    yield { cells: heads.map((head) => values.get(head) ?? ''), problem }
  }
}

/** The contents of the elements `item` of RSS, or `entry` of Atom. One that is not closed ends the feed. */
function* listItems(text: string): Generator<string> {
  const opening = /<(item|entry)[\s>]/gi
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const end = text.indexOf(`</${found[1] ?? ''}>`, opening.lastIndex)
    if (end < 0) return
    yield text.slice(text.indexOf('>', found.index) + 1, end)
    opening.lastIndex = end
  }
}

/** The texts of the elements of a product by their names. A product that is too long has none. */
function readItem(item: string): Map<string, string> {
  const values = new Map<string, string>()
  const opening = /<([a-z][\w:.-]*)(?:\s[^<>]*)?>/gi
  if (item.length > ITEM_MAX) return values
  for (let found = opening.exec(item); found && values.size < IMPORT_COLUMNS_MAX; found = opening.exec(item)) {
    const name = found[1] ?? ''
    const end = item.indexOf(`</${name}>`, opening.lastIndex)
    if (end < 0) continue
    const value = readText(item.slice(opening.lastIndex, end))
    const head = name.replace(/^g:/i, '')
    if (value !== null && !values.has(head)) values.set(head, value)
    opening.lastIndex = end
  }
  return values
}

/** The text of an element; null if it contains elements. */
function readText(content: string): string | null {
  const text = content.trim()
  if (text.startsWith(DATA_START) && text.endsWith(DATA_END))
    return text.slice(DATA_START.length, -DATA_END.length).trim()
  return text.includes('<') ? null : resolveEntities(text)
}

const DATA_START = '<![CDATA['
const DATA_END = ']]>'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const resolveEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (all, decimal?: string, hex?: string, name?: string) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? all
      const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
    },
  )
