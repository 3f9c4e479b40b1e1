import { useState, type FocusEvent, type PointerEvent } from 'react'
import { prefersStillness } from '#web/lib/motion.ts'

/** Handlers for a card whose film plays while a mouse or the keyboard's focus is on it; never where motion is unwanted. */
export function usePlaying() {
  const [isPlaying, setPlaying] = useState(false)
  const start = () => setPlaying(!prefersStillness())
  const stop = () => setPlaying(false)
  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && start(),
    onPointerLeave: stop,
    onFocus: start,
    onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && stop(),
  }
  return { isPlaying, handlers }
}
