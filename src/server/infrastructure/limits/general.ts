import { type Clock, readElapsed } from '../clock.ts'
import { tooManyRequests } from './database-rate-limit.ts'

/** Requests per minute, and the size of a burst. */
export interface Rate {
  perMinute: number
  burst: number
}

export const SIGNED_IN: Rate = { perMinute: 1200, burst: 200 }
export const NOT_SIGNED_IN: Rate = { perMinute: 600, burst: 200 }

const KEYS_MAX = 100_000

/**
 * In-memory token buckets by key: cheap enough for each request, lost at a restart.
 * @throws {Problem} (from its methods) 429 for an empty bucket
 */
export function openGeneralLimits(clock: Clock) {
  /** By key: when the bucket is full again, by `readElapsed`. */
  const fullAt = new Map<string, number>()
  return {
    /**
     * Takes one token.
     * @throws {Problem} 429 without a token
     */
    take: (key: string, { perMinute, burst }: Rate): void => {
      const now = readElapsed(clock)
      const cost = 60_000 / perMinute
      const next = Math.max(now, fullAt.get(key) ?? 0) + cost
      const wait = next - now - burst * cost
      if (wait > 0) throw tooManyRequests(wait / 1000)
      fullAt.delete(key)
      fullAt.set(key, next)
      const oldest = fullAt.size > KEYS_MAX ? fullAt.keys().next() : null
      if (oldest && !oldest.done) fullAt.delete(oldest.value)
    },
  }
}

export type GeneralLimits = ReturnType<typeof openGeneralLimits>
