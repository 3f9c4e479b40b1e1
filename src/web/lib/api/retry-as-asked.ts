import { ApiError } from '#contract/client/client.ts'
import { sleep } from './sleep.ts'

/** The longest wait before a call is sent again, in seconds. A server that asks for a longer one is not waited for. */
const WAIT_MAX = 60
/** How often one call is sent again: for three minutes, if the server asks for a second each time. */
const RETRIES_MAX = 8

interface Patience {
  /** Ends a wait. */
  signal?: AbortSignal
  /** Called with true when a wait starts, and with false when it ends. */
  onWait?: (isWaiting: boolean) => void
}

/**
 * Sends a call again that the server refused for now (429 or 503), after the time that its `retry-after` asks for. Each further refusal at
 * least doubles the wait, because other calls wait for the same turn.
 * @throws {unknown} what the last call threw
 */
export async function retryAsAsked<Reply>(
  call: () => Promise<Reply>,
  { signal, onWait }: Patience = {},
): Promise<Reply> {
  for (let refusals = 0; ; refusals += 1) {
    try {
      return await call()
    } catch (error) {
      const asked = readAskedWait(error)
      if (asked === null || refusals >= RETRIES_MAX) throw error
      onWait?.(true)
      await sleep(1000 * Math.min(WAIT_MAX, Math.max(asked, 2 ** refusals)), signal)
      onWait?.(false)
      if (signal?.aborted) throw error
    }
  }
}

/** Seconds, or null if sending the call again would not help. */
function readAskedWait(error: unknown): number | null {
  if (!(error instanceof ApiError) || (error.status !== 429 && error.status !== 503)) return null
  const { retryAfter } = error
  return retryAfter !== undefined && retryAfter <= WAIT_MAX ? retryAfter : null
}
