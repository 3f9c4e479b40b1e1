import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Trash2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ContentItem } from '#contract/library/content.ts'
import { SEARCH_MAX } from '#contract/limits.ts'
import { Preview } from '#web/domains/library/preview.tsx'
import { type ContentActions, LIBRARY_WORDS, useContentActions } from '#web/domains/library/use-content-actions.tsx'
import { type ContentPage, countEntries, flattenPages } from '#web/lib/api/content-pages.ts'
import { CONTENT_LISTS, type ContentFilter, contentList } from '#web/lib/api/content.ts'
import { thousands } from '#web/lib/format/format.ts'
import { useDebounced } from '#web/lib/hooks/use-debounced.ts'
import { ActionLink, Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import type { MasonryHandle } from '#web/ui/masonry/masonry.tsx'
import { t } from '#web/words/library.ts'
import { type Filters, NO_FILTERS } from './filters.ts'
import { LibraryFilters } from './library-filters.tsx'
import { LibraryItems } from './library-items.tsx'
import { LibrarySkeleton } from './library-skeleton.tsx'
import { ListEnd } from './list-end.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'

export function LibraryScreen() {
  return <Library title={t.myContent} lead={t.lead} isFavorites={false} />
}

export function FavoritesScreen() {
  return <Library title={t.favorites} lead={t.yourSavedAndFavoriteContent} isFavorites />
}

interface LibraryProps {
  title: string
  lead: string
  isFavorites: boolean
}

function Library({ title, lead, isFavorites }: LibraryProps) {
  const [filters, setFilters] = useState<Filters>({
    ...NO_FILTERS,
    hasAllVersions: false,
    view: 'grid',
    isFavoritesOnly: isFavorites,
  })
  const { list, items, total, entries, isChanging, onNearEnd } = useLibrary(filters)
  const grid = useRef<MasonryHandle>(null)
  const preview = usePreview(grid)
  const actions = useContentActions(LIBRARY_WORDS)
  useWalkOn(items, preview.id, onNearEnd)
  const cardActions = useMovingOn(actions, items, grid)
  const selection = useSelection(items)
  const isEmpty = list.isSuccess && total === 0
  const isWaiting = list.isPending || (list.isFetching && items.length === 0 && !isEmpty)
  return (
    <PageFrame
      title={title}
      lead={lead}
      badge={list.data && <Badge>{thousands(total)}</Badge>}
      actions={
        <>
          {!isFavorites && (
            <ActionLink to="/dashboard/trash" variant="secondary">
              <Trash2 aria-hidden />
              {t.trash}
            </ActionLink>
          )}
          <ButtonLink to="/dashboard/generate">{t.generateContent}</ButtonLink>
        </>
      }
    >
      <LibraryFilters filters={filters} onChange={setFilters} />
      {isWaiting && <LibrarySkeleton view={filters.view} />}
      {isEmpty && (
        <NothingHere
          hasFilters={isFiltered(filters, isFavorites)}
          isFavorites={filters.isFavoritesOnly}
          onClear={() => setFilters({ ...filters, ...NO_FILTERS, isFavoritesOnly: isFavorites })}
        />
      )}
      {items.length > 0 && (
        <div aria-busy={isChanging} className={clsx('transition-opacity duration-200', isChanging && 'opacity-50')}>
          <LibraryItems
            ref={grid}
            items={items}
            total={entries}
            view={filters.view}
            actions={cardActions}
            selection={selection}
            onPreview={(item) => preview.show(item.id)}
            onNearEnd={onNearEnd}
          />
        </div>
      )}
      <ListEnd list={list} shown={items.length} total={entries} versions={total} failure={t.failedToLoadContent} />
      <SelectionBar
        selection={selection}
        loaded={items.length}
        collectionId={filters.collectionId}
        onGone={(gone) => focusAfter(gone, items, grid)}
      />
      <Preview items={items} id={preview.id} onChange={preview.show} actions={actions} />
    </PageFrame>
  )
}

/**
 * The item in the preview is in the URL (`?item=ID`), so that the command palette can link to it. Closing the preview focuses its card.
 */
function usePreview(grid: React.RefObject<MasonryHandle | null>) {
  const [search, setSearch] = useSearchParams()
  const id = Number(search.get('item')) || null
  const show = (next: number | null) => {
    setSearch(next === null ? {} : { item: String(next) }, { replace: true, preventScrollReset: true })
    if (next !== null) grid.current?.hold(next)
  }
  return { id, show }
}

/** Loads more items when the preview reaches the last loaded one. */
function useWalkOn(items: readonly ContentItem[], id: number | null, onNearEnd: (() => void) | undefined): void {
  const isNearEnd = id !== null && items.slice(-3).some((item) => item.id === id)
  useEffect(() => {
    if (isNearEnd) onNearEnd?.()
  }, [isNearEnd, onNearEnd])
}

/** Moves the focus to the next card after a card was removed. */
function useMovingOn(
  actions: ContentActions,
  items: readonly ContentItem[],
  grid: React.RefObject<MasonryHandle | null>,
): ContentActions {
  return {
    ...actions,
    remove: async (item) => {
      const isGone = await actions.remove(item)
      if (isGone) focusAfter([item], items, grid)
      return isGone
    },
  }
}

/** `items` is the list before the removal. */
function focusAfter(
  gone: readonly ContentItem[],
  items: readonly ContentItem[],
  grid: React.RefObject<MasonryHandle | null>,
): void {
  const ids = new Set(gone.map(({ id }) => id))
  const first = items.findIndex(({ id }) => ids.has(id))
  const stays = ({ id }: ContentItem) => !ids.has(id)
  const next = items.slice(first).find(stays) ?? items.findLast(stays)
  if (next) grid.current?.focus(next.id)
}

function isFiltered(filters: Filters, isFavorites: boolean): boolean {
  const { brandId, type, tagId, collectionId, search, isFavoritesOnly } = filters
  const isLabeled = tagId !== 'all' || collectionId !== null
  return isLabeled || brandId !== 'all' || type !== 'all' || search.trim() !== '' || isFavoritesOnly !== isFavorites
}

const PAGE_SIZE = 48
const SEARCH_PAUSE_MS = 300
/** Pages of a list that stay cached after leaving it. All of them are fetched again when the user returns, so there are few. */
const KEPT_PAGES = 3

/** The items that match the filters, as far as they are loaded. */
function useLibrary(filters: Filters) {
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

interface NothingHereProps {
  hasFilters: boolean
  isFavorites: boolean
  onClear: () => void
}

function NothingHere({ hasFilters, isFavorites, onClear }: NothingHereProps) {
  if (hasFilters) {
    const action = (
      <Button variant="secondary" onClick={onClear}>
        {t.clearFilters}
      </Button>
    )
    return <EmptyState title={t.noContentFound} text={t.noMatchesHint} action={action} />
  }
  if (isFavorites) {
    const action = (
      <ButtonLink to="/dashboard/content" variant="secondary">
        {t.openMyContent}
      </ButtonLink>
    )
    return <EmptyState title={t.noFavoritesYet} text={t.noFavoritesHint} action={action} />
  }
  const action = <ButtonLink to="/dashboard/generate">{t.createYourFirstContent}</ButtonLink>
  return <EmptyState title={t.noContentYet} text={t.emptyHint} action={action} />
}
