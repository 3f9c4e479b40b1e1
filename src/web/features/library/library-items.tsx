import { useCallback, type KeyboardEvent, type Ref } from 'react'
import type { ContentItem } from '#contract/content.ts'
import { sizeOf } from '#web/lib/content.ts'
import type { ListView } from '#web/ui/list-toolbar.tsx'
import { Masonry, type MasonryHandle } from '#web/ui/media/masonry.tsx'
import { MediaCard } from '#web/ui/media/media-card.tsx'
import type { ContentActions } from '#web/ui/media/use-content-actions.tsx'
import { LibraryRow, ROW_HEIGHT } from './library-row.tsx'
import type { Selection } from './use-selection.ts'

/** Height of a card's lines below its picture, and the least width of a column, in pixels. */
export const CARD_FOOTER = 56
export const COLUMN_WIDTH = 264

interface LibraryItemsProps {
  items: readonly ContentItem[]
  total: number
  view: ListView
  actions: ContentActions
  selection: Selection
  onPreview: (item: ContentItem) => void
  onNearEnd: (() => void) | undefined
  ref: Ref<MasonryHandle>
}

export function LibraryItems({ items, total, view, actions, selection, onPreview, onNearEnd, ref }: LibraryItemsProps) {
  const cardHeight = useCallback((item: ContentItem, width: number) => {
    const size = sizeOf(item)
    return Math.ceil((width * size.height) / size.width) + CARD_FOOTER
  }, [])
  const isGrid = view === 'grid'
  const shared = { items, keyOf, total, ref, ...(onNearEnd && { onNearEnd }) }
  return (
    <div onKeyDown={itemKeys(items, actions)} className={isGrid ? undefined : 'border-t border-border'}>
      {isGrid ? (
        <Masonry key="grid" {...shared} tallness={cardHeight} columnWidth={COLUMN_WIDTH} fewest={2}>
          {(item) => (
            <MediaCard item={item} actions={actions} onPreview={onPreview} frame="own" selection={selection.of(item)} />
          )}
        </Masonry>
      ) : (
        <Masonry key="list" {...shared} tallness={rowHeight} gap={0}>
          {(item) => <LibraryRow item={item} actions={actions} onPreview={onPreview} selection={selection.of(item)} />}
        </Masonry>
      )}
    </div>
  )
}

const keyOf = (item: ContentItem) => item.id
const rowHeight = () => ROW_HEIGHT

/** With the focus on a card, F turns its favourite mark over and Delete asks whether it may go. */
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
