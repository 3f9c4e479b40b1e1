import { setImmediate as nextTurn } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '#contract/limits.ts'
import { ROW_MAX, ROW_TOO_LONG, type TableRow } from './read-table.ts'

/** Whether a text is a Merchant feed: RSS 2.0 or Atom, and no table. */
export const isFeed = (text: string): boolean => /^\s*<(?:\?xml|rss|feed)[\s>]/i.test(text)

/** Characters that are parsed before other requests get a turn. */
const CHUNK = 16 * 1024
/** The parser searches all open elements for each one that ends, so a feed that is nested more deeply is read no further. */
const DEPTH_MAX = 64

/** The only element of a product that may repeat and is a list in a table. */
const MORE_IMAGES = 'additional_image_link'

/**
 * Reads a Google Merchant feed as a table. The elements of the products become its columns, without the prefix `g:`. Elements that contain
 * others are left out, as is all but the first of several with one name that are no pictures. Nothing outside of the text is fetched, and only the five entities
 * of XML and numbers are resolved. A product with more text than a row of a table may have is reported as one, with what fits. Stops after one row, or one column, more than an import may have.
 */
export async function readFeed(text: string): Promise<{ heads: string[]; rows: TableRow[] }> {
  const feed = openFeed()
  for (let at = 0; at < text.length && !feed.isFull(); at += CHUNK) {
    feed.parser.write(text.slice(at, at + CHUNK))
    await nextTurn()
  }
  const heads = [...feed.heads]
  const rows = feed.products.map(({ values, isTooLong }, index) => ({
    number: index + 1,
    cells: heads.map((head) => values.get(head) ?? ''),
    problem: isTooLong ? ROW_TOO_LONG : null,
  }))
  return { heads, rows }
}

interface Product {
  values: Map<string, string>
  isTooLong: boolean
}

/** A parser that collects the products of the elements `item` of RSS, or `entry` of Atom. */
function openFeed() {
  const heads = new Set<string>()
  const products: Product[] = []
  let depth = 0
  let product: (Product & { depth: number; size: number }) | null = null
  let value: string | null = null
  const endProduct = () => {
    if (product) products.push({ values: product.values, isTooLong: product.isTooLong })
    product = null
  }
  const parser = new Parser(
    {
      onopentag: (name) => {
        depth += 1
        if (depth > DEPTH_MAX) endProduct()
        // An element in another one makes that no value.
        value = product && depth === product.depth + 1 ? '' : null
        if (!product && /^(?:item|entry)$/i.test(name))
          product = { depth, size: 0, values: new Map(), isTooLong: false }
      },
      ontext: (text) => {
        if (value === null || !product) return
        product.size += text.length
        if (product.size > ROW_MAX) product.isTooLong = true
        else value += text
      },
      onclosetag: (name) => {
        const head = name.replace(/^g:/i, '')
        const before = product?.values.get(head)
        if (product && value !== null && before === undefined) {
          product.values.set(head, value.trim())
          heads.add(head)
        } else if (product && value !== null && head === MORE_IMAGES)
          product.values.set(head, `${before},${value.trim()}`)
        if (product?.depth === depth) endProduct()
        value = null
        depth -= 1
      },
    },
    { xmlMode: true },
  )
  const isFull = () => depth > DEPTH_MAX || products.length > IMPORT_ROWS_MAX || heads.size > IMPORT_COLUMNS_MAX
  return { parser, heads, products, isFull }
}
