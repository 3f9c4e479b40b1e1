import { useQuery } from '@tanstack/react-query'
import { Download, FolderMinus, FolderPlus, Heart, Trash2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ContentItem } from '#contract/library/content.ts'
import { TagsButton } from '#web/domains/library/organize/tags-button.tsx'
import { TranslateButton } from '#web/domains/library/translate/translate-button.tsx'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { collectionsQuery, organizeApi, useLabelsChanged } from '#web/lib/api/organize.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { thousands } from '#web/lib/format/format.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/library.ts'
import { t as organizeWords } from '#web/words/organize.ts'
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

const AddToCollection = lazyOnDemand(
  async () => (await import('./organize/add-to-collection.tsx')).AddToCollection,
  ({ isOpen }) => isOpen,
)

/** Opens the dialog that adds items to a collection. */
function CollectionButton({ ids }: { ids: readonly number[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FolderPlus aria-hidden />
        <span className="max-sm:sr-only">{organizeWords.addToCollection}</span>
      </Button>
      <AddToCollection isOpen={isOpen} ids={ids} onClose={() => setOpen(false)} />
    </>
  )
}

interface RemoveFromCollectionProps {
  collectionId: number
  ids: readonly number[]
  onDone: () => void
}

/** Removes items from the collection that is open. Renders nothing for a collection by rule. */
function RemoveFromCollection({ collectionId, ids, onDone }: RemoveFromCollectionProps) {
  const collection = useQuery(collectionsQuery).data?.find(({ id }) => id === collectionId)
  const changed = useLabelsChanged()
  if (!collection || collection.rule) return null
  const remove = async () => {
    try {
      await organizeApi.collections.changeItems({ params: { id: collectionId }, body: { remove: [...ids] } })
      toast.success(fill(organizeWords.removedFrom, { name: collection.name }))
      onDone()
      await changed()
    } catch (error) {
      toast.error(getErrorMessage(error, organizeWords.failedToAdd))
    }
  }
  return (
    <Button variant="ghost" size="small" onClick={() => void remove()}>
      <FolderMinus aria-hidden />
      <span className="max-sm:sr-only">{organizeWords.removeFromCollection}</span>
    </Button>
  )
}
