import { clientGone } from '../problem.ts'
import { openBudget } from './budget.ts'

interface QueueSize {
  /** Running and waiting calls of one user. */
  perUser: number
  /** Running and waiting calls of all users of this process. */
  inAll: number
}

/**
 * Runs one call per user at a time, in order, so that many calls of one user do not delay those of others.
 * @throws {Problem} (from the returned function) 429 or 503 if too many calls wait; a call that is aborted while it waits rejects as well
 */
export function openUserQueue(size: QueueSize) {
  const budget = openBudget(size)
  const last = new Map<number, Promise<unknown>>()
  /**
   * Aborting removes a call that has not started.
   * @throws {Problem} 429 or 503 when too many wait already
   */
  return async <T>(owner: number, work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    const release = budget.take(owner)
    signal.addEventListener('abort', release)
    const turn = (last.get(owner) ?? Promise.resolve()).then(() => {
      if (signal.aborted) throw clientGone()
      return work()
    })
    const ended = turn.catch(() => {})
    last.set(owner, ended)
    try {
      return await turn
    } catch (error) {
      throw signal.aborted ? clientGone() : error
    } finally {
      release()
      if (last.get(owner) === ended) last.delete(owner)
    }
  }
}

export type UserQueue = ReturnType<typeof openUserQueue>
