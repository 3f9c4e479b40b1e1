import type { Transaction } from 'kysely'
import type { Db } from './database.ts'
import type { Schema } from './schema.ts'

/** PostgreSQL's deadlock_detected. */
const DEADLOCK = '40P01'
const TRIES_MAX = 3

/**
 * One transaction. When it and another wait for each other, PostgreSQL breaks one of them off after a second, and nothing of
 * that one was done: it is begun again. So `work` does nothing but through `trx`.
 */
export async function transact<T>(db: Db, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tries === TRIES_MAX || (error as { code?: unknown }).code !== DEADLOCK) throw error
    }
  }
}
