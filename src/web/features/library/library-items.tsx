import { type KeyboardEvent, type Ref, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ContentItem } from '#contract/library/content.ts'
import { MediaCard } from '#web/domains/library/media-card.tsx'
import type { ContentActions } from '#web/domains/library/use-content-actions.tsx'
import { getPixelSize } from '#web/lib/api/content.ts'
import type { ListView } from '#web/ui/layout/list-toolbar.tsx'
import { Masonry, type MasonryHandle } from '#web/ui/masonry/masonry.tsx'
import { LibraryRow, ROW_HEIGHT } from './library-row.tsx'
import { buildCardSelection, type Selection } from './use-selection.ts'

/** Height of the text below a card's image, and the minimum width of a column, in pixels. */
export const CARD_FOOTER = 56
export const COLUMN_WIDTH = 264

type Preview = (item: ContentItem) => void

interface LibraryItemsProps {
  items: readonly ContentItem[]
  total: number
  view: ListView
  actions: ContentActions
  selection: Selection
  onPreview: Preview
  onNearEnd: (() => void) | undefined
  ref: Ref<MasonryHandle>
}

export function LibraryItems({ items, total, view, actions, selection, onPreview, onNearEnd, ref }: LibraryItemsProps) {
  const cardHeight = useCallback((item: ContentItem, width: number) => {
    const size = getPixelSize(item)
    return Math.ceil((width * size.height) / size.width) + CARD_FOOTER
  }, [])
  const drawn = useDrawing(actions, selection, onPreview)
  const isGrid = view === 'grid'
  const shared = { items, keyOf: getKey, total, ref, ...(onNearEnd && { onNearEnd }) }
  return (
    <div onKeyDown={itemKeys(items, actions)} className={isGrid ? undefined : 'border-t border-border'}>
      {isGrid ? (
        <Masonry key="grid" {...shared} tallness={cardHeight} columnWidth={COLUMN_WIDTH} fewest={2}>
          {drawn.card}
        </Masonry>
      ) : (
        <Masonry key="list" {...shared} tallness={rowHeight} gap={0}>
          {drawn.row}
        </Masonry>
      )}
    </div>
  )
}

/** How an item is rendered. The callback changes only with the selection, so a new page does not rerender the items on screen. */
function useDrawing(actions: ContentActions, { ids, isSelecting, select }: Selection, onPreview: Preview) {
  const steady = useStableCallbacks({ ...actions, onPreview, select })
  return useMemo(() => {
    const shared = (item: ContentItem) => ({
      item,
      actions: steady,
      onPreview: steady.onPreview,
      selection: buildCardSelection({ ids, isSelecting, select: steady.select }, item),
    })
    return {
      card: (item: ContentItem) => <MediaCard {...shared(item)} frame="own" />,
      row: (item: ContentItem) => <LibraryRow {...shared(item)} />,
    }
  }, [steady, ids, isSelecting])
}

const getKey = (item: ContentItem) => item.id
const rowHeight = () => ROW_HEIGHT

/** With the focus on a card, F toggles its favorite mark and Delete asks for confirmation. */
function itemKeys(items: readonly ContentItem[], actions: ContentActions) {
  return (event: KeyboardEvent) => {
    const card = event.target instanceof Element && event.target.closest<HTMLElement>('li[data-key]')
    if (!card || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const item = items.find(({ id }) => String(id) === card.dataset['key'])
    if (!item) return
    if (event.key.toLowerCase() === 'f') actions.toggleFavorite(item)
    else if (event.key === 'Delete') void actions.remove(item)
    else return
    event.preventDefault()
  }
}

type Functions = Record<string, (...args: never[]) => unknown>

/** Functions whose identity never changes while the component is mounted. Each calls the latest function of its name. */
function useStableCallbacks<T extends Functions>(functions: T): T {
  const newest = useRef(functions)
  useLayoutEffect(() => {
    newest.current = functions
  })
  const [steady] = useState(() =>
    Object.fromEntries(
      Object.keys(functions).map((name) => [name, (...args: never[]) => newest.current[name]?.(...args)]),
    ),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each function passes its arguments on to the one of its name
  return steady as T
}
