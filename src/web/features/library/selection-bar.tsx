import { Download, Heart, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ContentItem } from '#contract/library/content.ts'
import { TagsButton } from '#web/domains/library/organize/tags-button.tsx'
import { TranslateButton } from '#web/domains/library/translate/translate-button.tsx'
import { thousands } from '#web/lib/format/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/library.ts'
import { CollectionButton } from './organize/collection-button.tsx'
import { RemoveFromCollection } from './organize/remove-from-collection.tsx'
import { useBulkActions } from './use-bulk-actions.ts'
import type { Selection } from './use-selection.ts'

interface SelectionFrameProps {
  selection: Selection
  /** How many items could be selected. */
  loaded: number
  children: ReactNode
}

interface SelectionBarProps extends Omit<SelectionFrameProps, 'children'> {
  /** The collection that the library is filtered by. */
  collectionId: number | null
  /** Called with the items that were removed from the list. The bar disappears with them, so the caller moves the focus. */
  onGone: (items: readonly ContentItem[]) => void
}

export function SelectionBar({ selection, loaded, collectionId, onGone }: SelectionBarProps) {
  const { chosen, clear } = selection
  const bulk = useBulkActions()
  const remove = async () => {
    if (!(await bulk.remove(chosen))) return
    clear()
    onGone(chosen)
  }
  return (
    <SelectionFrame selection={selection} loaded={loaded}>
      <Button variant="ghost" size="small" onClick={() => bulk.toggleFavorites(chosen)}>
        <Heart aria-hidden />
        <span className="max-sm:sr-only">{t.favorite}</span>
      </Button>
      <Button variant="ghost" size="small" isWaiting={bulk.isPreparing} onClick={() => void bulk.download(chosen)}>
        <Download aria-hidden />
        <span className="max-sm:sr-only">{t.download}</span>
      </Button>
      <TagsButton ids={chosen.map(({ id }) => id)} />
      <CollectionButton ids={chosen.map(({ id }) => id)} />
      {collectionId !== null && (
        <RemoveFromCollection collectionId={collectionId} ids={chosen.map(({ id }) => id)} onDone={clear} />
      )}
      <TranslateButton ids={chosen.map(({ id }) => id)} onDone={clear} />
      <Button variant="ghost" size="small" onClick={() => void remove()}>
        <Trash2 aria-hidden />
        <span className="max-sm:sr-only">{t.delete}</span>
      </Button>
    </SelectionFrame>
  )
}

/** A bar at the bottom of the window, shown while items are selected. It contains the actions on them. */
export function SelectionFrame({ selection, loaded, children }: SelectionFrameProps) {
  const { chosen, selectAll, clear } = selection
  if (chosen.length === 0) return null
  return (
    <div className="pointer-events-none sticky bottom-4 z-20 flex justify-center">
      <section
        aria-label={t.selection}
        className="popup pointer-events-auto flex max-w-full animate-[rise_180ms_var(--ease-out)] flex-wrap items-center gap-1 p-1.5 ps-4"
      >
        <p className="me-2 font-medium whitespace-nowrap tabular-nums" role="status">
          {plural(t.selected, chosen.length)}
        </p>
        <Button variant="ghost" size="small" disabled={chosen.length === loaded} onClick={selectAll}>
          {fill(t.selectAllLoaded, { loaded: thousands(loaded) })}
        </Button>
        <span className="flex items-center gap-1">
          {children}
          <IconButton label={t.clearSelection} icon={X} onClick={clear} />
        </span>
      </section>
    </div>
  )
}
