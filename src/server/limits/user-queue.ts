import { Problem } from '../problem.ts'
import { openBudget } from './budget.ts'

interface QueueSize {
  /** Pieces of work of one user that run or wait. */
  perUser: number
  /** Pieces of work of all users of this process that run or wait. */
  inAll: number
}

/** Runs one piece of work at a time for each user, in order, so that nobody's many pieces delay those of others. */
export function openUserQueue(size: QueueSize) {
  const budget = openBudget(size)
  const last = new Map<number, Promise<unknown>>()
  /**
   * Aborting gives up a piece that has not begun.
   * @throws {Problem} 429 or 503 when too many wait already
   */
  return async <T>(userId: number, work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    const release = budget.take(userId)
    signal.addEventListener('abort', release)
    const turn = (last.get(userId) ?? Promise.resolve()).then(() => {
      if (signal.aborted) throw givenUp()
      return work()
    })
    const ended = turn.catch(() => {})
    last.set(userId, ended)
    try {
      return await turn
    } finally {
      release()
      if (last.get(userId) === ended) last.delete(userId)
    }
  }
}

/** Nobody reads this answer; the log and the metrics show that it was the client who left. */
const givenUp = () => new Problem(499, 'The client closed the request.')

export type UserQueue = ReturnType<typeof openUserQueue>

export interface HasPreviews {
  previews: UserQueue
}
