import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { pino } from 'pino'
import { sql } from 'kysely'
import { transact } from '../db/transact.ts'
import { openOwnSite } from '../../testing/site.ts'
import { watchTopics } from './changes.ts'
import { type Notifier, openNotifier } from './notifier.ts'

/** Longer than any test may take, so whatever arrives earlier is caused by a notification. */
const NEVER_MS = 3_600_000

describe('notifications', () => {
  test('are sent when a transaction commits, not before and not when it is rolled back', async () => {
    const { db, config } = (await openOwnSite({ role: 'web' })).opened.app
    const notifier = openNotifier(config.databaseUrl, pino({ level: 'silent' }))
    onTestFinished(notifier.close)
    const seen: string[] = []
    notifier.subscribe(['job:1'], () => seen.push('job:1'))
    // A listening connection starts with a notification, because others may have been missed.
    if (config.databaseUrl) await expect.poll(() => seen.splice(0)).toEqual(['job:1'])
    await transact(db, async (trx) => {
      await notifier.publish(trx, ['job:1', 'job:2'])
      expect(seen).toEqual([])
    })
    expect(seen).toEqual(['job:1'])
    const failed = transact(db, async (trx) => {
      await notifier.publish(trx, ['job:1'])
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(seen).toEqual(['job:1'])
    await notifier.publish(db, ['job:1'])
    expect(seen).toEqual(['job:1', 'job:1'])
  })

  test('that arrived since the last wait end the next one at once, and an abort ends it too', async () => {
    const { app } = (await openOwnSite({ role: 'web' })).opened
    const changes = watchTopics(app.notifier, ['user:1'])
    onTestFinished(changes.stop)
    await app.notifier.publish(app.db, ['user:1'])
    await changes.next(NEVER_MS)
    const leave = new AbortController()
    const waiting = changes.next(NEVER_MS, leave.signal)
    leave.abort()
    await waiting
    const told = changes.next(NEVER_MS)
    app.notifier.notifyAll()
    await told
    expect(leave.signal.aborted).toBe(true)
  })

  test.runIf(process.env['SIGNET_TEST_DATABASE'] === 'postgres')(
    'reach other processes, also after the listening connection was broken',
    async () => {
      const { app } = (await openOwnSite({ role: 'web' })).opened
      const other: Notifier = openNotifier(app.config.databaseUrl, pino({ level: 'silent' }))
      onTestFinished(other.close)
      const changes = watchTopics(other, ['job:1'])
      onTestFinished(changes.stop)
      const listeners = async () => {
        const { rows } = await sql<{ pid: number }>`SELECT pid FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'signet notifications'`.execute(app.db)
        return rows.length
      }
      // The notification of the start.
      await changes.next(NEVER_MS)
      await app.notifier.publish(app.db, ['job:1'])
      await changes.next(NEVER_MS)
      await expect.poll(listeners).toBe(2)
      await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'signet notifications'`.execute(app.db)
      await changes.next(NEVER_MS)
      await app.notifier.publish(app.db, ['job:1'])
      await changes.next(NEVER_MS)
    },
  )
})

describe('an idle server', () => {
  test('sends hardly any queries', async () => {
    const site = await openOwnSite()
    const { app } = site.opened
    await site.signUp()
    const statements = async () => {
      const { rows } = await sql<{ count: number }>`SELECT pg_stat_clear_snapshot(), xact_commit AS count
        FROM pg_stat_database WHERE datname = current_database()`.execute(app.db)
      return rows[0]?.count ?? 0
    }
    // Intervals of eight seconds, until the work of the start is over and PostgreSQL has written its statistics.
    const asked = async () => {
      const before = await statements()
      await sleep(8000)
      return (await statements()) - before
    }
    await expect.poll(asked).toBeLessThan(20)
  })
})
