import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { statsQuery } from '#web/lib/api/analytics.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { contentList } from '#web/lib/api/content.ts'
import { productsQuery } from '#web/lib/api/products.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { t } from '#web/words/home.ts'

export const PAGE_SIZE = 6
export const LOAD_FAILED = t.failedToLoadDashboardData

/** The data of the home screen. It works without analytics; if other calls fail, one error is reported for all of them. */
export function useHome() {
  const list = useInfiniteQuery(contentList({}, PAGE_SIZE))
  const brands = useQuery(brandsQuery)
  const products = useQueries({ queries: (brands.data ?? []).map(({ id }) => productsQuery(id)) })
  const stats = useQuery(statsQuery)
  const hasFailed = list.isError || brands.isError || products.some(({ isError }) => isError)
  useEffect(() => {
    if (hasFailed) toast.error(LOAD_FAILED, { id: LOAD_FAILED })
  }, [hasFailed])
  useEffect(() => {
    if (stats.error) console.warn(t.analyticsFailed, stats.error)
  }, [stats.error])

  const items = list.data?.pages.flatMap((page) => page.content) ?? []
  const hasContent = items.length > 0 || (stats.data?.total_content ?? 0) > 0
  const areProductsKnown = brands.isSuccess && products.every(({ isSuccess }) => isSuccess)
  const areProductsLost = brands.isError || products.some(({ isError }) => isError)
  return {
    list,
    items,
    mayHaveMore: list.data?.pages.at(-1)?.content.length === PAGE_SIZE && list.hasNextPage,
    stats,
    /** True only once both calls have succeeded or failed. */
    isNew: list.isSuccess && !stats.isPending && !hasContent,
    retry: () => void Promise.all([list.refetch(), brands.refetch(), stats.refetch()]),
    /** Undefined while loading, null if loading failed. */
    brandCount: brands.data?.length ?? (brands.isError ? null : undefined),
    productCount: areProductsKnown
      ? products.reduce((sum, { data }) => sum + (data?.length ?? 0), 0)
      : areProductsLost
        ? null
        : undefined,
  }
}

export type Home = ReturnType<typeof useHome>
