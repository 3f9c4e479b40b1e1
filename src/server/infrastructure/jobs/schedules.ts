import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

/** A scheduled task. */
export interface Scheduled {
  name: string
  /** In UTC. */
  cron: string
  run: () => Promise<void>
}

export const SCHEDULED = 'housekeeping'
const POLL_SECONDS = 45
const RETRIES = 3
const RETRY_DELAY_SECONDS = 60
const HEARTBEAT_SECONDS = 60
const EXPIRE_SECONDS = 6 * 60 * 60

/** The data of a message. */
interface ScheduledTask {
  name: string
}

export async function createScheduledQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(SCHEDULED, {
    retryLimit: RETRIES,
    retryDelay: RETRY_DELAY_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
  })
}

/**
 * Schedules each task with pg-boss, which runs it in one of all processes. A task that was missed while no process ran is run once, soon
 * after the start.
 * @throws database errors
 */
export async function startSchedules(boss: PgBoss, log: Logger, all: readonly Scheduled[]): Promise<void> {
  for (const { name, cron } of all)
    await boss.schedule(SCHEDULED, cron, { name } satisfies ScheduledTask, { key: name, missed: 'once' })
  const worker = await boss.work<ScheduledTask>(SCHEDULED, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
    const scheduled = all.find(({ name }) => name === job?.data.name)
    try {
      await scheduled?.run()
    } catch (error) {
      log.warn({ err: error, task: scheduled?.name }, 'scheduled work failed')
      throw error
    } finally {
      // Several tasks may be due after a start. Without this, each would wait for the next poll.
      boss.notifyWorker(worker)
    }
  })
}
