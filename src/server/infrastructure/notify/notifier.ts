import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db, Trx } from '../db/database.ts'
import { afterCommit } from '../db/transact.ts'
import { CHANNEL, listenToPostgres } from './postgres-listener.ts'

/** What can change: the jobs of a user, one job, which items of the queue may run, or which imports. */
export type Topic = `user:${number}` | `job:${number}` | 'queue' | 'imports'

/**
 * Notifications that rows have changed. They carry no data and may be lost. Subscribers read the rows, also at long intervals without
 * a notification.
 */
export interface Notifier {
  /** Notifies every process once `trx` has committed; at once where it is no transaction. */
  publish: (trx: Db, topics: readonly Topic[]) => Promise<void>
  /** Calls `listener` for each notification of one of the topics. Returns the function that ends this. */
  subscribe: (topics: readonly Topic[], listener: () => void) => () => void
  /** Calls every listener of this process, since any topic may have changed. */
  notifyAll: () => void
  close: () => Promise<void>
}

export interface NotifierSeam {
  /** Notifies subscribers in every process that rows have changed. */
  notifier: Notifier
}

/**
 * With PostgreSQL, LISTEN and NOTIFY reach the other processes; this one is notified directly, so that it needs no
 * LISTEN connection. The embedded database (null) has no other process.
 */
export function openNotifier(databaseUrl: string | null, log: Logger): Notifier {
  const listeners = new Map<string, Set<() => void>>()
  const notify = (topic: string) => {
    for (const listener of listeners.get(topic) ?? []) listener()
  }
  const notifyAll = () => {
    for (const topic of listeners.keys()) notify(topic)
  }
  const postgres = databaseUrl ? listenToPostgres(databaseUrl, { notify, onConnect: notifyAll, log }) : null
  return {
    publish: async (trx, topics) => {
      if (postgres) await sendToPostgres(trx, topics, postgres.sender)
      const notifyHere = () => topics.forEach(notify)
      if (isTransaction(trx)) afterCommit(trx, notifyHere)
      else notifyHere()
    },
    subscribe: (topics, listener) => {
      for (const topic of topics) listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener))
      return () => {
        for (const topic of topics) {
          const others = listeners.get(topic)
          others?.delete(listener)
          if (others?.size === 0) listeners.delete(topic)
        }
      }
    },
    notifyAll,
    close: async () => postgres?.close(),
  }
}

/** PostgreSQL delivers notifications at the commit, each at most once. */
async function sendToPostgres(trx: Db, topics: readonly Topic[], sender: string): Promise<void> {
  const payloads = topics.map((topic) => `${sender} ${topic}`)
  await sql`SELECT pg_notify(${CHANNEL}, payload) FROM unnest(${payloads}::text[]) AS payload`.execute(trx)
}

const isTransaction = (trx: Db): trx is Trx => trx.isTransaction
