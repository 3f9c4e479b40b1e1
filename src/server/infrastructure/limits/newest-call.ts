import { SUPERSEDED } from '#contract/error-codes.ts'
import { PREVIEW_SUPERSEDED } from '#contract/messages.ts'
import { clientGone, Problem, unavailable } from '../problem.ts'

export type NewestCalls = ReturnType<typeof openNewestCalls>

interface Waiting {
  start: () => void
  drop: (reason: Problem) => void
}

/**
 * Runs one call for each key at a time. At most one more waits: a newer call replaces it, so that a person who drags never waits for
 * pictures of places that were left. `inAll` limits running and waiting calls of this process.
 * @throws {Problem} (from the returned function) 409 for a replaced call, 503 beyond `inAll`; a call that is aborted while it waits
 * rejects as well
 */
export function openNewestCalls(inAll: number) {
  const running = new Set<string>()
  const waiting = new Map<string, Waiting>()
  const waitForTurn = (key: string, signal: AbortSignal) =>
    new Promise<void>((start, reject) => {
      const mine = { start, drop: reject }
      waiting.get(key)?.drop(new Problem(409, PREVIEW_SUPERSEDED, { code: SUPERSEDED }))
      waiting.set(key, mine)
      signal.addEventListener('abort', () => {
        if (waiting.get(key) === mine) waiting.delete(key)
        reject(clientGone())
      })
    })
  const startNext = (key: string) => {
    const next = waiting.get(key)
    waiting.delete(key)
    if (next) next.start()
    else running.delete(key)
  }
  /**
   * Aborting `signal` removes a call that waits; one that runs keeps its place until it has ended.
   * @throws {Problem} 409 when a newer call took the place of this one, 503 when too many run or wait
   */
  return async <T>(key: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    if (signal.aborted) throw clientGone()
    if (running.has(key)) await waitForTurn(key, signal)
    else if (running.size >= inAll) throw unavailable(1)
    else running.add(key)
    try {
      return await work()
    } catch (error) {
      throw signal.aborted ? clientGone() : error
    } finally {
      startNext(key)
    }
  }
}
