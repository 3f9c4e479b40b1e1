import { openCompositor, type Compositor } from './compositor.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio | undefined
let compositor: Compositor | undefined

/**
 * Returns the studio that the test files of a process share. It has one thread, because Vitest starts several processes, and ends with
 * the process. A thread takes 0.7 s of CPU time to start, and about as much again until its code is optimized and its fonts are loaded.
 */
export function shareStudio(): Studio {
  studio ??= openStudio({ threads: 1, idleMs: 600_000 })
  return studio
}

/** Returns the compositor that the test files of a process share. It keeps the fonts that they needed. */
export function shareCompositor(): Compositor {
  compositor ??= openCompositor()
  return compositor
}
