import { useSyncExternalStore } from 'react'

const narrow = window.matchMedia('(width < 64rem)')

/** Whether the screen is too narrow for panels beside the canvas. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(follow, () => narrow.matches)
}

function follow(onChange: () => void): () => void {
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}
