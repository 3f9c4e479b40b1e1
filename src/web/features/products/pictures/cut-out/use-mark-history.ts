import { useState } from 'react'
import type { Marks } from './marks.ts'

/** How many strokes can be undone. */
const UNDO_MAX = 50

/** The marks of a picture with the states before its last strokes. */
export function useMarkHistory(open: () => Marks) {
  const [states, setStates] = useState<readonly [Marks, ...Marks[]]>(() => [open()])
  const [marks, ...before] = states
  const paint = (next: Marks) => setStates(([now, ...past]) => [next, now, ...past.slice(0, UNDO_MAX - 1)])
  const undo = () => setStates((all) => (all[1] ? [all[1], ...all.slice(2)] : all))
  const clear = () => paint({ ...marks, cells: new Uint8Array(marks.cells.length) })
  return { marks, paint, undo, clear, canUndo: before.length > 0 }
}
