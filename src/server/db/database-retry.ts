import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from '../clock.ts'

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
/** A statement, or its wait for another, took longer than it may: `query_canceled` and `lock_not_available`. */
const TOO_SLOW = ['57014', '55P03']

/**
 * Whether an error means that the database is away or too busy: by the network, by PostgreSQL's classes 08 (connection),
 * 53 (resources), 57P (shutdown), by 25P03 (a transaction was idle for too long, as when this process was stopped within
 * it), or by the driver's own words.
 */
export function isDatabaseFailure(error: unknown): boolean {
  const { code, message, path } = error as { code?: unknown; message?: unknown; path?: unknown }
  // A file or program that is missing is named by its path; a socket is not.
  const isNetwork = typeof code === 'string' && NETWORK.includes(code) && path === undefined
  return (
    isNetwork ||
    (typeof code === 'string' && (TOO_SLOW.includes(code) || /^(08|53|57P|25P03$)/.test(code))) ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(String(message))
  )
}

/** Waits before another try while something is away: longer each time, ten seconds at the most. */
const waitAfter = (tries: number) => Math.min(10, 2 ** tries) * SECOND

/** Whether the database itself is away, which says nothing about what was asked of it. */
export const isDatabaseUnavailable = (error: unknown) =>
  isDatabaseFailure(error) && !TOO_SLOW.includes(String((error as { code?: unknown }).code))

/**
 * Does `work` again for as long as the database is away, or whatever else `isAway` tells of, so that what must not be lost is
 * written down once it is back. `work` may be repeated although it was done. Rejects as `work` does for anything else, and
 * once `signal` fires.
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
