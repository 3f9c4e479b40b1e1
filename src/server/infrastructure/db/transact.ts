import type { Db, Trx } from './database.ts'
import { getErrorCode } from '../error-code.ts'

/** PostgreSQL's deadlock_detected. */
const DEADLOCK = '40P01'
const TRIES_MAX = 3

/** Callbacks that run once a transaction has committed. */
const afterwards = new WeakMap<Trx, (() => void)[]>()

/**
 * Runs `work` in one transaction. A transaction that PostgreSQL aborts because of a deadlock is retried, so `work` must
 * have no side effects except through `trx`.
 * @throws whatever `work` rejects with, and a deadlock error after three attempts
 */
export async function transact<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const callbacks: (() => void)[] = []
    try {
      const result = await db.transaction().execute((trx) => {
        afterwards.set(trx, callbacks)
        return work(trx)
      })
      for (const callback of callbacks) callback()
      return result
    } catch (error) {
      if (tries === TRIES_MAX || getErrorCode(error) !== DEADLOCK) throw error
    }
  }
}

/**
 * Runs `work` as `transact` does and rolls all of it back: tells whether it would throw before anything costly is done.
 * @throws whatever `work` rejects with
 */
export async function dryRun(db: Db, work: (trx: Trx) => Promise<void>): Promise<void> {
  const done = Symbol('dry run')
  try {
    await transact(db, async (trx) => {
      await work(trx)
      throw done
    })
  } catch (error) {
    if (error !== done) throw error
  }
}

/**
 * Calls `callback` once the transaction has committed, and never when it is rolled back.
 * @throws Error where `trx` was not opened by `transact`
 */
export function afterCommit(trx: Trx, callback: () => void): void {
  const callbacks = afterwards.get(trx)
  if (!callbacks) throw new Error('Only a transaction that transact() opened tells when it has committed')
  callbacks.push(callback)
}
