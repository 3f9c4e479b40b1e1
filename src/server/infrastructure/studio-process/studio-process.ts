import { fromKeys } from '#contract/schema/from-keys.ts'
import type { Studio } from '#studio/render/studio.ts'
import { type StartedStudio, startStudio } from './start-studio.ts'
import { STUDIO_METHODS, type StudioMethod } from './studio-calls.ts'

/** Time without a call after which the process ends, in milliseconds. A new one answers within two seconds. */
const IDLE_MS = 20_000

/**
 * Opens a studio whose threads run in a child process, which starts with the first call and ends when there was none for a while. The
 * memory of pictures, fonts and threads ends with it, and a file that crashes a decoder ends only the calls of the moment.
 * Why, and what was rejected: docs/decisions/0076-studio-process.md.
 */
export function openStudioProcess({ idleMs = IDLE_MS } = {}): Studio {
  let started: StartedStudio | null = null
  let idle: NodeJS.Timeout | undefined
  const end = async (): Promise<void> => {
    clearTimeout(idle)
    const ending = started
    started = null
    await ending?.end()
  }
  const call = async (method: StudioMethod, args: unknown[]): Promise<unknown> => {
    clearTimeout(idle)
    const current = started?.isRunning() ? started : startStudio()
    started = current
    try {
      return await current.call(method, args)
    } finally {
      // Calls can end together: each finds the process idle, and only the last timer may stay.
      clearTimeout(idle)
      if (current === started && !current.isBusy()) idle = setTimeout(() => void end(), idleMs).unref()
    }
  }
  const methods = fromKeys(
    STUDIO_METHODS,
    (method) =>
      async (...args: unknown[]) =>
        call(method, args),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the process calls the method of the same name with these arguments
  return { ...methods, close: end } as unknown as Studio
}
