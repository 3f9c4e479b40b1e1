import { useCallback, useEffect, useState } from 'react'

const LIT_MS = 2600

/** Scrolls the card of a record that was just saved into view, focuses it and highlights it for a moment. */
export function useSavedHighlight(hasArrived: boolean) {
  const [isLit, setLit] = useState(hasArrived)
  const ref = useCallback(
    (card: HTMLElement | null) => {
      if (!card || !hasArrived) return
      card.scrollIntoView({ block: 'center' })
      card.focus({ preventScroll: true })
    },
    [hasArrived],
  )
  useEffect(() => {
    const timer = setTimeout(() => setLit(false), LIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return { ref, isLit }
}

/** The class of the highlight, which fades out. */
export const savedHighlightClass = (isLit: boolean): string =>
  `transition-[box-shadow] duration-240 ${isLit ? 'shadow-[0_0_0_2px_var(--accent-ink),0_0_0_6px_var(--accent-tint)]' : ''}`
