import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '#web/lib/api.ts'
import { contentList } from '#web/lib/content.ts'
import { thousands } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PreviewDialog } from '#web/ui/media/preview-dialog.tsx'
import { LIBRARY_WORDS, useContentActions } from '#web/ui/media/use-content-actions.tsx'
import { PageFrame } from '#web/ui/page-frame.tsx'
import { LibraryFilters, NO_FILTERS, type Filters } from './library-filters.tsx'
import { LibraryItems, LibrarySkeleton } from './library-items.tsx'
import { NothingHere } from './nothing-here.tsx'

const PAGE_SIZE = 24

export function LibraryScreen() {
  return <Library title="My Content" lead="Everything you have made, in one place." isFavorites={false} />
}

export function FavoritesScreen() {
  return <Library title="Favorites" lead="Your saved and favorite content" isFavorites />
}

interface LibraryProps {
  title: string
  lead: string
  isFavorites: boolean
}

/** The item on view is in the address (`?item=ID`), so that the command palette can lead to it. */
function Library({ title, lead, isFavorites }: LibraryProps) {
  const [filters, setFilters] = useState<Filters>({ ...NO_FILTERS, isFavoritesOnly: isFavorites })
  const [search, setSearch] = useSearchParams()
  const previewId = Number(search.get('item')) || null
  const setPreviewId = (id: number | null) =>
    setSearch(id === null ? {} : { item: String(id) }, { replace: true, preventScrollReset: true })
  const actions = useContentActions(LIBRARY_WORDS)
  const { view, brandId, type, sort, isFavoritesOnly } = filters
  const list = useInfiniteQuery(
    contentList(
      { brandId: Number(brandId) || undefined, type: type === 'all' ? undefined : type, sort, isFavoritesOnly },
      PAGE_SIZE,
    ),
  )
  const items = list.data?.pages.flatMap((page) => page.content) ?? []
  const total = list.data?.pages[0]?.total ?? 0
  const isFiltered = brandId !== NO_FILTERS.brandId || type !== NO_FILTERS.type || isFavoritesOnly !== isFavorites

  return (
    <PageFrame
      title={title}
      lead={lead}
      badge={list.isSuccess && <Badge>{thousands(total)}</Badge>}
      actions={<ButtonLink to="/dashboard/generate">Generate Content</ButtonLink>}
    >
      <LibraryFilters filters={filters} onChange={setFilters} />
      {list.isPending && <LibrarySkeleton view={view} />}
      {list.isError && (
        <Banner onRetry={() => void list.refetch()}>{messageOf(list.error, 'Failed to load content')}</Banner>
      )}
      {list.isSuccess && items.length === 0 && (
        <NothingHere
          isFiltered={isFiltered}
          isFavorites={isFavoritesOnly}
          onClear={() => setFilters({ ...NO_FILTERS, view, isFavoritesOnly: isFavorites })}
        />
      )}
      {items.length > 0 && (
        <LibraryItems items={items} view={view} actions={actions} onPreview={(item) => setPreviewId(item.id)} />
      )}
      {items.length > 0 && (
        <div className="flex flex-col items-center gap-3 pt-2">
          <p className="text-sm text-muted tabular-nums">
            Showing {thousands(items.length)} of {thousands(total)} items
          </p>
          {list.hasNextPage && (
            <Button variant="secondary" isLoading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Load More
            </Button>
          )}
        </div>
      )}
      <PreviewDialog items={items} id={previewId} onChange={setPreviewId} actions={actions} />
    </PageFrame>
  )
}
