import { RotateCcw, Trash2 } from 'lucide-react'
import { useCallback, useRef, type KeyboardEvent } from 'react'
import type { ContentItem } from '#contract/library/content.ts'
import { TRASH_DAYS } from '#contract/limits.ts'
import type { TrashItem } from '#contract/library/trash.ts'
import { getPixelSize } from '#web/lib/api/content.ts'
import { thousands } from '#web/lib/format/format.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Masonry, type MasonryHandle } from '#web/ui/masonry/masonry.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/library.ts'
import { ListEnd } from './list-end.tsx'
import { CARD_FOOTER, COLUMN_WIDTH } from './library-items.tsx'
import { LibrarySkeleton } from './library-skeleton.tsx'
import { SelectionFrame } from './selection-bar.tsx'
import { TrashCard } from './trash-card.tsx'
import { type Selection, buildCardSelection, useSelection } from './use-selection.ts'
import { useTrash, useTrashActions, type TrashActions } from './use-trash.ts'

/** Deleted content, to restore or to delete forever. */
export function TrashScreen() {
  const { list, items, total, onNearEnd } = useTrash()
  const selection = useSelection(items)
  const actions = useTrashActions()
  const isEmpty = list.isSuccess && total === 0
  const isWaiting = list.isPending || (list.isFetching && items.length === 0 && !isEmpty)
  return (
    <PageFrame
      title={t.trash}
      lead={fill(t.trashHint, { days: TRASH_DAYS })}
      badge={list.data && <Badge>{thousands(total)}</Badge>}
      actions={
        <>
          {!isEmpty && <LibraryLink />}
          {total > 0 && (
            <Button variant="secondary" onClick={() => void actions.empty(total)}>
              <Trash2 aria-hidden />
              {t.emptyTrash}
            </Button>
          )}
        </>
      }
    >
      {isWaiting && <LibrarySkeleton view="grid" />}
      {isEmpty && (
        <EmptyState title={t.trashIsEmpty} text={fill(t.trashLead, { days: TRASH_DAYS })} action={<LibraryLink />} />
      )}
      {items.length > 0 && (
        <TrashItems items={items} total={total} selection={selection} actions={actions} onNearEnd={onNearEnd} />
      )}
      <ListEnd list={list} shown={items.length} total={total} failure={t.failedToLoadTrash} />
      <TrashBar selection={selection} loaded={items.length} actions={actions} />
    </PageFrame>
  )
}

function LibraryLink() {
  return (
    <ButtonLink to="/dashboard/content" variant="secondary">
      {t.backToMyContent}
    </ButtonLink>
  )
}

interface TrashItemsProps {
  items: readonly TrashItem[]
  total: number
  selection: Selection
  actions: TrashActions
  onNearEnd: (() => void) | undefined
}

/** Moves the focus to the next card after a card was removed. */
function TrashItems({ items, total, selection, actions, onNearEnd }: TrashItemsProps) {
  const grid = useRef<MasonryHandle>(null)
  const tallness = useCallback((item: TrashItem, width: number) => {
    const size = getPixelSize(item)
    return Math.ceil((width * size.height) / size.width) + CARD_FOOTER
  }, [])
  const moveOn = (item: ContentItem) => {
    const index = items.findIndex(({ id }) => id === item.id)
    const next = items[index + 1] ?? items[index - 1]
    if (next) grid.current?.focus(next.id)
  }
  const restore = (item: ContentItem) => {
    actions.restore([item])
    moveOn(item)
  }
  const remove = async (item: ContentItem) => {
    if (await actions.deleteForever([item])) moveOn(item)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const card = event.target instanceof Element && event.target.closest<HTMLElement>('li[data-key]')
    const item = card && items.find(({ id }) => String(id) === card.dataset['key'])
    if (!item || event.key !== 'Delete' || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void remove(item)
  }
  return (
    <div onKeyDown={onKeyDown}>
      <Masonry
        items={items}
        keyOf={getKey}
        total={total}
        tallness={tallness}
        columnWidth={COLUMN_WIDTH}
        fewest={2}
        ref={grid}
        {...(onNearEnd && { onNearEnd })}
      >
        {(item) => (
          <TrashCard
            item={item}
            selection={buildCardSelection(selection, item)}
            onRestore={() => restore(item)}
            onDelete={() => void remove(item)}
          />
        )}
      </Masonry>
    </div>
  )
}

const getKey = (item: TrashItem) => item.id

function TrashBar({ selection, loaded, actions }: { selection: Selection; loaded: number; actions: TrashActions }) {
  const { chosen, clear } = selection
  const restore = () => {
    actions.restore(chosen)
    clear()
  }
  const remove = async () => {
    if (await actions.deleteForever(chosen)) clear()
  }
  return (
    <SelectionFrame selection={selection} loaded={loaded}>
      <Button variant="ghost" size="small" onClick={restore}>
        <RotateCcw aria-hidden />
        {t.restore}
      </Button>
      <Button variant="ghost" size="small" onClick={() => void remove()}>
        <Trash2 aria-hidden />
        {t.deleteForever}
      </Button>
    </SelectionFrame>
  )
}
