import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

export const PRODUCTS_KEY = ['products'] as const

/** The products of one brand. Each gets its brand's id, even if the reply leaves it out. */
export const productsQuery = (brandId: number) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, brandId],
    queryFn: async () => {
      const { products } = await api.products.list({ params: { id: brandId } })
      return products.map((product) => ({ ...product, brand_id: product.brand_id ?? brandId }))
    },
  })
