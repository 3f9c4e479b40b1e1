import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useReducer } from 'react'
import type { AnalyticsItem, AnalyticsStats } from '#contract/library/analytics.ts'
import { analyticsRows, statsQuery } from '#web/lib/api/analytics.ts'
import { useSession } from '#web/lib/api/session.ts'
import { heldToken } from '#web/lib/api/token.ts'
import { accessProblem, describeFailure, LIST_FAILED, STATS_FAILED } from './analytics-failures.ts'

export type AnalyticsState =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  /** `message` says why the shown data could not be refreshed. */
  | { status: 'loaded'; stats: AnalyticsStats; rows: readonly AnalyticsItem[]; message: string | null }

/** The totals and the rows loaded so far. `refresh` starts again from the first page; Retry does the same. */
export function useAnalytics() {
  const client = useQueryClient()
  const [, readTokenAgain] = useReducer((times: number) => times + 1, 0)
  const problem = accessProblem(useSession().status === 'user', heldToken())
  const enabled = problem === null
  const stats = useQuery({ ...statsQuery, enabled })
  const list = useInfiniteQuery({ ...analyticsRows, enabled })
  const failed = list.isFetchNextPageError ? null : describeFailure(list.error, LIST_FAILED)
  const message = failed ?? describeFailure(stats.error, STATS_FAILED)

  const refresh = async () => {
    readTokenAgain()
    if (!enabled) return
    client.setQueryData(analyticsRows.queryKey, (data) => data && firstPage(data))
    await Promise.all([list.refetch(), stats.refetch(), client.invalidateQueries({ queryKey: ['budgets'] })])
  }
  return {
    state: toState(problem, message, stats.data, list.data?.pages),
    refresh: () => void refresh(),
    isRefreshing: (list.isRefetching || stats.isRefetching) && !list.isFetchingNextPage,
    more: {
      mayExist: list.hasNextPage,
      isLoading: list.isFetchingNextPage,
      message: list.isFetchNextPageError ? describeFailure(list.error, LIST_FAILED) : null,
      load: () => void list.fetchNextPage(),
    },
  }
}

export type MoreRows = ReturnType<typeof useAnalytics>['more']

function firstPage<Data extends { pages: unknown[]; pageParams: unknown[] }>(data: Data): Data {
  return { ...data, pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) }
}

function toState(
  problem: string | null,
  message: string | null,
  stats: AnalyticsStats | undefined,
  pages: readonly AnalyticsItem[][] | undefined,
): AnalyticsState {
  if (problem !== null) return { status: 'error', message: problem }
  if (stats && pages) return { status: 'loaded', stats, rows: eachOnce(pages.flat()), message }
  return message === null ? { status: 'loading' } : { status: 'error', message }
}

/** Removes duplicates: an item created between two page requests moves rows to the next page, which then repeats them. */
const eachOnce = (rows: readonly AnalyticsItem[]): AnalyticsItem[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]
