import type { Brand } from '#contract/brands.ts'

export type BrandSort = 'newest' | 'oldest' | 'name'

/** Brands whose name, description or tone contains the text, in the chosen order. */
export function arrangeBrands(brands: readonly Brand[], search: string, sort: BrandSort): Brand[] {
  const wanted = search.trim().toLowerCase()
  const matches = ({ name, description, brand_tone }: Brand) =>
    [name, description, brand_tone].some((text) => text?.toLowerCase().includes(wanted))
  const byAge = (one: Brand, other: Brand) =>
    Date.parse(one.created_at) - Date.parse(other.created_at) || one.id - other.id
  const orders = {
    newest: (one: Brand, other: Brand) => byAge(other, one),
    oldest: byAge,
    name: (one: Brand, other: Brand) => one.name.localeCompare(other.name),
  }
  return brands.filter(matches).toSorted(orders[sort])
}
