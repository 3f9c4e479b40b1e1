import { useInfiniteQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { SEARCH_MAX } from '#contract/limits.ts'
import { CONTENT_LISTS, contentList, type ContentFilter } from '#web/lib/api/content.ts'
import { countEntries, flattenPages, type ContentPage } from '#web/lib/api/content-pages.ts'
import { useDebounced } from '#web/lib/hooks/use-debounced.ts'
import type { Filters } from './filters.ts'

const PAGE_SIZE = 48
const SEARCH_PAUSE_MS = 300
/** Pages of a list that stay cached after leaving it. All of them are fetched again when the user returns, so there are few. */
const KEPT_PAGES = 3

/** The items that match the filters, as far as they are loaded. */
export function useLibrary(filters: Filters) {
  const { brandId, type, tagId, collectionId, sort, isFavoritesOnly, search, hasAllVersions } = filters
  const wanted = useDebounced(search.trim().slice(0, SEARCH_MAX), SEARCH_PAUSE_MS)
  const filter: ContentFilter = {
    brandId: Number(brandId) || undefined,
    type: type === 'all' ? undefined : type,
    tagId: Number(tagId) || undefined,
    collectionId: collectionId ?? undefined,
    sort,
    isFavoritesOnly,
    search: wanted || undefined,
    isGrouped: !hasAllVersions,
  }
  const list = useInfiniteQuery(contentList(filter, PAGE_SIZE))
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = list
  useTrimming()
  const items = useMemo(() => flattenPages(data?.pages ?? []), [data])
  const [first] = data?.pages ?? []
  const canLoadMore = hasNextPage && !isFetching && !isError
  return {
    list,
    items,
    /** All versions that match, and the entries of the list. */
    total: first?.total ?? 0,
    entries: first ? countEntries(first) : 0,
    /** True while the list still shows the results of the previous filters. */
    isChanging: list.isPlaceholderData || wanted !== search.trim().slice(0, SEARCH_MAX),
    onNearEnd: useMemo(() => (canLoadMore ? () => void fetchNextPage() : undefined), [canLoadMore, fetchNextPage]),
  }
}

function useTrimming(): void {
  const client = useQueryClient()
  useEffect(() => () => trim(client), [client])
}

function trim(client: QueryClient): void {
  for (const [queryKey, data] of client.getQueriesData<InfiniteData<ContentPage>>({ queryKey: CONTENT_LISTS })) {
    if (!data || data.pages.length <= KEPT_PAGES) continue
    const { pages, pageParams } = data
    client.setQueryData(queryKey, { pages: pages.slice(0, KEPT_PAGES), pageParams: pageParams.slice(0, KEPT_PAGES) })
    // `setQueryData` marks the data as fresh although its age has not changed.
    void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}
