import type { ImportKind } from '#contract/catalog-files/import-fields.ts'
import type { RowValues } from './row-values.ts'

/**
 * The index of the row that describes the product of each row; a row of its own is its own main row. A row with a parent belongs to the row
 * of that key or SKU, or else to the first row with the same parent, as in Google's item groups. In tables of Shopify, a row without a
 * title belongs to the product above it.
 */
export function findMainRows(rows: readonly RowValues[], kind: ImportKind): number[] {
  const byName = new Map<string, number>()
  const groups = new Map<string, number>()
  for (const [index, { key, sku }] of rows.entries())
    for (const name of [key, sku]) if (name && !byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), index)
  const parents = rows.map((row, index) => {
    const above = row.key ? byName.get(row.key.toLowerCase()) : undefined
    if (kind === 'shopify' && !row.name && above !== undefined) return above
    const parent = normalizeParent(row.parent)
    if (!parent) return index
    const main = byName.get(parent) ?? groups.get(parent) ?? index
    if (!groups.has(parent)) groups.set(parent, main)
    return main
  })
  return parents.map((_, index) => findRoot(parents, index))
}

/** Rows that are the parents of one another are rows of their own. */
function findRoot(parents: readonly number[], index: number): number {
  let root = index
  for (let steps = 0; steps < parents.length && parents[root] !== root; steps += 1) {
    root = parents[root] ?? root
    if (root === index) return index
  }
  return parents[root] === root ? root : index
}

/** WooCommerce names a parent without a SKU as `id:44`. */
const normalizeParent = (parent: string | undefined): string => parent?.toLowerCase().replace(/^id:\s?/, '') ?? ''
