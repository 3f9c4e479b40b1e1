import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Product } from '#contract/products/products.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { productsQuery } from '#web/lib/api/products.ts'

/** Products of one brand, or of all brands with one call each. If the brands fail to load, there are no products. */
export function useProducts(brandId: string) {
  const brands = useQuery(brandsQuery)
  const wanted = (brands.data ?? []).filter(({ id }) => brandId === 'all' || String(id) === brandId)
  const lists = useQueries({
    queries: wanted.map(({ id }) => productsQuery(id)),
    combine,
  })
  return {
    brands: brands.data ?? [],
    products: lists.products,
    areBrandsPending: brands.isPending,
    isPending: brands.isPending || lists.isPending,
    isError: lists.failed.length > 0,
    retry: () => lists.failed.forEach(({ refetch }) => void refetch()),
  }
}

/** A module constant, so that it runs only when a reply changes: `products` then keeps its identity between renders. */
const combine = (answers: UseQueryResult<Product[]>[]) => ({
  products: answers.flatMap(({ data }) => data ?? []),
  isPending: answers.some(({ isPending }) => isPending),
  failed: answers.filter(({ isError }) => isError),
})

export type LoadedProducts = ReturnType<typeof useProducts>
