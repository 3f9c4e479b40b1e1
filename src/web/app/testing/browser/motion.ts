import { afterEach, beforeEach } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emulateMedia } from './media.ts'

/** Lets the tests of a file run with motion. The browser of the project prefers reduced motion, because drawing animations takes time. */
export function useMotion(): void {
  beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'no-preference' }))
  beforeEach(movePointerAway)
  afterEach(() => emulateMedia({}))
}

/** Moves the pointer to a corner of the window, where nothing reacts to it. */
export const movePointerAway = (): Promise<void> => userEvent.pointer({ coords: { x: 0, y: 0 } })
