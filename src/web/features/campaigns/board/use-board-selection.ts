import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Cell } from '#contract/campaigns/cells.ts'
import { selectedAfter } from '#web/lib/forms/selection.ts'

const NONE: ReadonlySet<number> = new Set()

/** Which cells are selected. `select` keeps its identity, so that a board of thousands of cards renders only the changed ones. */
export function useBoardSelection(cells: readonly Cell[]) {
  const [ids, setIds] = useState(NONE)
  const last = useRef<number | null>(null)
  const order = useMemo(() => cells.map(({ id }) => id), [cells])
  const known = useRef(order)
  useEffect(() => {
    known.current = order
  }, [order])
  const chosen = useMemo(() => cells.filter(({ id }) => ids.has(id)), [cells, ids])
  const select = useCallback((id: number, isStretch: boolean) => {
    const click = { id, from: last.current, isStretch }
    last.current = id
    setIds((now) => selectedAfter(now, known.current, click))
  }, [])
  const clear = useCallback(() => setIds(NONE), [])
  /** Selects all of these cells, or none of them if all are selected. */
  const toggleAll = (some: readonly Cell[]) =>
    setIds((now) => {
      const isAll = some.every(({ id }) => now.has(id))
      const next = new Set(now)
      for (const { id } of some)
        if (isAll) next.delete(id)
        else next.add(id)
      return next
    })
  useEscape(chosen.length > 0, clear)
  return { ids, chosen, isSelecting: chosen.length > 0, select, toggleAll, clear }
}

export type BoardSelection = ReturnType<typeof useBoardSelection>

/** Escape clears the selection, unless a dialog or a list handles the key. */
function useEscape(isOn: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isOn) return undefined
    const onKey = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.querySelector('[role=dialog], [role=menu], [role=listbox]')
      if (event.key === 'Escape' && !isTaken) escape()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOn])
}
