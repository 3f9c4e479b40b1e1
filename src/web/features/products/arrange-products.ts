import type { Product } from '#contract/products/products.ts'
import { compareNames } from '#contract/search/compare-names.ts'
import { createSearch } from '#web/lib/forms/create-search.ts'
import type { ListView } from '#web/ui/layout/list-toolbar.tsx'

export type ProductSort = 'newest' | 'oldest' | 'name' | 'price'

export interface Arrangement {
  search: string
  /** A brand's id as text, or 'all'. */
  brandId: string
  /** A category, or 'all'. */
  category: string
  sort: ProductSort
  view: ListView
}

export const FIRST_ARRANGEMENT: Arrangement = {
  search: '',
  brandId: 'all',
  category: 'all',
  sort: 'newest',
  view: 'grid',
}

/** The categories of the loaded products, without duplicates, by name. */
export function listCategories(products: readonly Product[]): string[] {
  const named = products.flatMap(({ category }) => (category ? [category] : []))
  return [...new Set(named)].toSorted(compareNames)
}

/** Products of the category that match the search, in the chosen order. Products without a price come last. */
export function arrangeProducts(
  products: readonly Product[],
  { search, category, sort }: Pick<Arrangement, 'search' | 'category' | 'sort'>,
): Product[] {
  return searchProducts(products, search)
    .filter((product) => category === 'all' || product.category === category)
    .toSorted(ORDERS[sort])
}

const searchProducts = createSearch(({ name, description, category, sku, target_audience, tags }: Product) => [
  name,
  description,
  category,
  sku,
  target_audience,
  ...(tags ?? []),
])

const byAge = (one: Product, other: Product) =>
  Date.parse(one.created_at) - Date.parse(other.created_at) || one.id - other.id

const ORDERS: Record<ProductSort, (one: Product, other: Product) => number> = {
  newest: (one, other) => byAge(other, one),
  oldest: byAge,
  name: (one, other) => compareNames(one.name, other.name) || byAge(one, other),
  price: (one, other) => getSortPrice(one) - getSortPrice(other) || compareNames(one.name, other.name),
}

/** Not Infinity, because Infinity - Infinity is NaN, which breaks the sort. */
const getSortPrice = ({ price }: Product) => price ?? Number.MAX_SAFE_INTEGER
