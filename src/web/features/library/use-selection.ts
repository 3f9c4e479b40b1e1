import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { ContentItem } from '#contract/content.ts'
import { selectedAfter } from '#web/lib/selection.ts'
import type { CardSelection } from '#web/ui/media/select-box.tsx'

export interface Selection {
  /** Of those on the screen, in their order. */
  chosen: readonly ContentItem[]
  of: (item: ContentItem) => CardSelection
  selectAll: () => void
  clear: () => void
}

const NONE: ReadonlySet<number> = new Set()

/** Which items are selected; Escape clears unless a dialog or a menu takes it. */
export function useSelection(items: readonly ContentItem[]): Selection {
  const [ids, setIds] = useState(NONE)
  const [last, setLast] = useState<number | null>(null)
  const chosen = useMemo(() => items.filter(({ id }) => ids.has(id)), [items, ids])
  const clear = () => setIds(NONE)
  useEscape(chosen.length > 0, clear)
  const select = (id: number, isStretch: boolean) => {
    const order = items.map((item) => item.id)
    setIds(selectedAfter(ids, order, { id, from: last, isStretch }))
    setLast(id)
  }
  return {
    chosen,
    of: ({ id }) => ({
      isSelected: ids.has(id),
      isSelecting: chosen.length > 0,
      onSelect: (isStretch) => select(id, isStretch),
    }),
    selectAll: () => setIds(new Set(items.map(({ id }) => id))),
    clear,
  }
}

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
