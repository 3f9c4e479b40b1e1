import { clsx } from 'clsx'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ContentItem } from '#contract/library/content.ts'
import { thousands } from '#web/lib/format/format.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { ActionLink, ButtonLink } from '#web/ui/buttons/button.tsx'
import type { MasonryHandle } from '#web/ui/masonry/masonry.tsx'
import { Preview } from '#web/domains/library/preview.tsx'
import { LIBRARY_WORDS, useContentActions, type ContentActions } from '#web/domains/library/use-content-actions.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { t } from '#web/words/library.ts'
import { ListEnd } from './list-end.tsx'
import { NO_FILTERS, type Filters } from './filters.ts'
import { LibraryFilters } from './library-filters.tsx'
import { LibraryItems } from './library-items.tsx'
import { LibrarySkeleton } from './library-skeleton.tsx'
import { NothingHere } from './nothing-here.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useLibrary } from './use-library.ts'
import { useSelection } from './use-selection.ts'

export function LibraryScreen() {
  return <Library title={t.myContent} lead={t.everythingYouHaveMadeIn} isFavorites={false} />
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
          isFiltered={isFiltered(filters, isFavorites)}
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
