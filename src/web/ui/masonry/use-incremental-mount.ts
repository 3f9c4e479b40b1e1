import { useEffect, useState } from 'react'

/**
 * Chooses which of the wanted indices to render now: the mounted ones, the visible ones (`isSeen`), and one more per frame. A card takes
 * some milliseconds to render, so several in one frame would make scrolling stutter. While `thrown` is true, nothing is added.
 */
export function useIncrementalMount(
  wanted: readonly number[],
  isSeen: (index: number) => boolean,
  thrown: boolean,
): readonly number[] {
  const [drawn, setDrawn] = useState<readonly number[]>([])
  const now = wanted.filter((index) => drawn.includes(index) || (!thrown && isSeen(index)))
  const next = thrown ? [] : wanted.filter((index) => !now.includes(index)).slice(0, 1)
  const isSettled = next.length === 0 && now.every((index) => drawn.includes(index))
  useEffect(() => {
    if (isSettled) return undefined
    const frame = requestAnimationFrame(() => setDrawn([...now, ...next]))
    return () => cancelAnimationFrame(frame)
  })
  return now
}
