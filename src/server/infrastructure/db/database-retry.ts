import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from '../clock.ts'
import { getErrorCode, getErrorText } from '../error-code.ts'

const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]
/** A statement or its wait for a lock timed out: `query_canceled` and `lock_not_available`. */
const TOO_SLOW = ['57014', '55P03']

/**
 * Whether an error means that the database is unavailable or too busy: by the network, by PostgreSQL's classes 08 (connection),
 * 53 (resources), 57P (shutdown), by 25P03 (a transaction was idle for too long, as when this process was stopped within
 * it), or by the driver's message.
 */
export function isDatabaseFailure(error: unknown): boolean {
  const code = getErrorCode(error)
  // An error about a missing file or program has a path; an error of a socket has none.
  const isNetwork = typeof code === 'string' && NETWORK.includes(code) && !hasPath(error)
  return (
    isNetwork ||
    (typeof code === 'string' && (TOO_SLOW.includes(code) || /^(08|53|57P|25P03$)/.test(code))) ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(getErrorText(error))
  )
}

const hasPath = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'path' in error && error.path !== undefined

/** Exponential backoff in milliseconds, ten seconds at most. */
const waitAfter = (tries: number) => Math.min(10, 2 ** tries) * SECOND

/** Whether the database itself is unavailable; a statement that timed out does not count. */
export const isDatabaseUnavailable = (error: unknown) =>
  isDatabaseFailure(error) && !TOO_SLOW.includes(String(getErrorCode(error)))

/**
 * Retries `work` while the database is unavailable, or while `isAway` says so, so that data that must not be lost is stored later.
 * `work` may run again although it succeeded, so it must be idempotent.
 * @throws whatever `work` rejects with, for any other error and once `signal` aborts
 */
export async function retryWhileUnavailable<T>(
  signal: AbortSignal,
  work: () => Promise<T>,
  isAway: (error: unknown) => boolean = isDatabaseUnavailable,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted || !isAway(error)) throw error
      await sleep(waitAfter(tries), undefined, { signal }).catch(() => {})
    }
  }
}
