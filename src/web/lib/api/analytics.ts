import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ANALYTICS_PAGE_SIZE } from '#contract/limits.ts'
import { api } from './api.ts'

/** Totals. Fetched again on every visit, because every generation changes them. */
export const statsQuery = queryOptions({
  queryKey: ['analytics', 'stats'],
  queryFn: ({ signal }) => api.analytics.stats({ signal }),
  staleTime: 0,
})

/** Pages of the usage of each item. A full page means that there may be another one. */
export const analyticsRows = infiniteQueryOptions({
  queryKey: ['analytics', 'rows'],
  queryFn: async ({ pageParam: page, signal }) => {
    const query = { limit: ANALYTICS_PAGE_SIZE, offset: page * ANALYTICS_PAGE_SIZE }
    return (await api.analytics.content({ query, signal })).analytics
  },
  initialPageParam: 0,
  getNextPageParam: (last, pages) => (last.length === ANALYTICS_PAGE_SIZE ? pages.length : undefined),
  staleTime: 0,
})
