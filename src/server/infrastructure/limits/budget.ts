import { unavailable } from '../problem.ts'
import { tooManyRequests } from './database-rate-limit.ts'

interface BudgetSize {
  /** Limit per user. */
  perUser: number
  /** Limit of all users of this process. */
  inAll: number
}

export interface Budget {
  /**
   * Takes a share until the returned function is called. Further calls have no effect.
   * @throws {Problem} 429 when the user holds too much, 503 when all users do
   */
  take: (owner: number | string, amount?: number) => () => void
}

/**
 * Limits how much of a scarce resource running requests hold: connections, memory, threads.
 * @throws {Problem} (from `take`) 429 beyond the share of a user, 503 beyond that of the process
 */
export function openBudget({ perUser, inAll }: BudgetSize): Budget {
  const held = new Map<number | string, number>()
  let total = 0
  const add = (owner: number | string, amount: number) => {
    const now = (held.get(owner) ?? 0) + amount
    total += amount
    if (now > 0) held.set(owner, now)
    else held.delete(owner)
  }
  return {
    take: (owner, amount = 1) => {
      if ((held.get(owner) ?? 0) + amount > perUser) throw tooManyRequests(1)
      if (total + amount > inAll) throw unavailable()
      add(owner, amount)
      let isHeld = true
      return () => {
        if (isHeld) add(owner, -amount)
        isHeld = false
      }
    },
  }
}
