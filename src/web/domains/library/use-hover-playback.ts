import { useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import { prefersReducedMotion } from '#web/lib/browser/reduced-motion.ts'

/** A video is loaded only after the pointer has rested on its card for this long, so that scrolling past loads nothing. */
const REST_MS = 100

/** Handlers for a card whose video plays while it is hovered or focused, except with `prefers-reduced-motion`. */
export function useHoverPlayback() {
  const [isPlaying, setPlaying] = useState(false)
  const timer = useRef(0)
  const start = () => {
    clearTimeout(timer.current)
    if (!prefersReducedMotion()) timer.current = window.setTimeout(() => setPlaying(true), REST_MS)
  }
  const stop = () => {
    clearTimeout(timer.current)
    setPlaying(false)
  }
  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && start(),
    onPointerLeave: stop,
    onFocus: start,
    onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && stop(),
  }
  return { isPlaying, handlers }
}
