import { useQueries } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Brand } from '#contract/brands/brands.ts'
import { productsQuery } from '#web/lib/api/products.ts'

interface Preselection {
  brandId: number | null
  productId: number | null
}

/** The brand and product from `?brand=` and `?product=`. For a product alone, its brand is looked up; undefined until it is known. */
export function usePreselection(brands: readonly Brand[] | undefined): Preselection | undefined {
  const [search] = useSearchParams()
  const brandId = parseId(search.get('brand'))
  const productId = parseId(search.get('product'))
  const isAlone = productId !== null && brandId === null
  const owners = useQueries({
    queries: isAlone ? (brands ?? []).map(({ id }) => productsQuery(id)) : [],
    combine: (answers) => ({
      isPending: answers.some(({ isPending }) => isPending),
      owner: answers.flatMap(({ data }) => data ?? []).find(({ id }) => id === productId)?.brand_id ?? null,
    }),
  })
  if (!brands || owners.isPending) return undefined
  const wanted = isAlone ? owners.owner : brandId
  if (!brands.some(({ id }) => id === wanted)) return { brandId: null, productId: null }
  return { brandId: wanted, productId }
}

const parseId = (text: string | null): number | null => Number(text) || null
