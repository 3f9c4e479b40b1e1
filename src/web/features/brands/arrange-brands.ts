import type { Brand } from '#contract/brands/brands.ts'
import { compareNames } from '#contract/search/compare-names.ts'
import { createSearch } from '#web/lib/forms/create-search.ts'

export type BrandSort = 'newest' | 'oldest' | 'name'

/** Brands whose name, description or tone matches the search, in the chosen order. */
export function arrangeBrands(brands: readonly Brand[], search: string, sort: BrandSort): Brand[] {
  const byAge = (one: Brand, other: Brand) =>
    Date.parse(one.created_at) - Date.parse(other.created_at) || one.id - other.id
  const orders = {
    newest: (one: Brand, other: Brand) => byAge(other, one),
    oldest: byAge,
    name: (one: Brand, other: Brand) => compareNames(one.name, other.name),
  }
  return searchBrands(brands, search).toSorted(orders[sort])
}

const searchBrands = createSearch(({ name, description, brand_tone }: Brand) => [name, description, brand_tone])
