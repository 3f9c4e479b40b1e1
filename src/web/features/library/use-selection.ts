import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { ContentItem } from '#contract/library/content.ts'
import { selectedAfter } from '#web/lib/forms/selection.ts'
import type { CardSelection } from '#web/domains/library/select-box.tsx'

export interface Selection {
  /** The selected items of the list, in the list's order. */
  chosen: readonly ContentItem[]
  ids: ReadonlySet<number>
  isSelecting: boolean
  /** Toggles an item; with `isStretch`, selects the range from the item clicked before. */
  select: (item: ContentItem, isStretch: boolean) => void
  selectAll: () => void
  clear: () => void
}

const NONE: ReadonlySet<number> = new Set()

/** Which items are selected. Escape clears the selection, unless a dialog or a menu handles the key. */
export function useSelection(items: readonly ContentItem[]): Selection {
  const [ids, setIds] = useState(NONE)
  const [last, setLast] = useState<number | null>(null)
  const chosen = useMemo(() => items.filter(({ id }) => ids.has(id)), [items, ids])
  const clear = () => setIds(NONE)
  useEscape(chosen.length > 0, clear)
  const select = ({ id }: ContentItem, isStretch: boolean) => {
    const order = items.map((item) => item.id)
    setIds(selectedAfter(ids, order, { id, from: last, isStretch }))
    setLast(id)
  }
  return {
    chosen,
    ids,
    isSelecting: chosen.length > 0,
    select,
    selectAll: () => setIds(new Set(items.map(({ id }) => id))),
    clear,
  }
}

/** The selection state of the card of one item. */
export const buildCardSelection = (
  { ids, isSelecting, select }: Pick<Selection, 'ids' | 'isSelecting' | 'select'>,
  item: ContentItem,
): CardSelection => ({
  isSelected: ids.has(item.id),
  isSelecting,
  onSelect: (isStretch) => select(item, isStretch),
})

function useEscape(isOn: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isOn) return undefined
    const onKey = (event: KeyboardEvent) => {
      const isTaken =
        event.defaultPrevented ||
        document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
      if (event.key === 'Escape' && !isTaken) escape()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOn])
}
