import { useSyncExternalStore } from 'react'

/** Whether the device is touch-only, or the window is too small for controls on an image. */
const COMPACT = '(hover: none), (width < 40rem)'

/** Whether actions have to be in a menu. Only the menu or the buttons are mounted, because each costs time in a long list. */
export function useIsCompact(): boolean {
  return useSyncExternalStore(follow, isCompact)
}

const compact = window.matchMedia(COMPACT)
const isCompact = () => compact.matches

function follow(onChange: () => void): () => void {
  compact.addEventListener('change', onChange)
  return () => compact.removeEventListener('change', onChange)
}
