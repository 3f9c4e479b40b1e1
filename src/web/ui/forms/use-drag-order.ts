import { type DragEvent, useState } from 'react'

/**
 * Reorders the entries of a list by dragging them. `move` gets the id of the entry that was dropped, and the index of the entry that it was
 * dropped on.
 */
export function useDragOrder(move: (id: string, index: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return {
    start: setDragged,
    end,
    /** Whether another entry would be dropped on this one. */
    isTarget: (id: string, index: number) => over === index && dragged !== id,
    /** The handlers of the entry at an index. */
    at: (index: number) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return
        event.preventDefault()
        setOver(index)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        if (dragged !== null) move(dragged, index)
        end()
      },
    }),
  }
}
