import { useEffect, useState } from 'react'

/**
 * Of the indices that are wanted, those to draw now: what was drawn already, what `isSeen`, and one more with each frame.
 * A card takes some milliseconds to build and paint; several of them in one frame would make scrolling miss it. While the
 * page is `thrown` past, nothing is added.
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
