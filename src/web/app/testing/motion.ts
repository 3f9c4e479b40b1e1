import { afterEach, beforeEach } from 'vitest'
import { emulateMedia } from './media.ts'

/** Lets the tests of a file run with motion. The browser of the project prefers reduced motion, because drawing animations takes time. */
export function useMotion(): void {
  beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'no-preference' }))
  afterEach(() => emulateMedia({}))
}
