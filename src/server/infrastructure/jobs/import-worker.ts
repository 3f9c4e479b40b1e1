import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Notifier } from '../notify/notifier.ts'

export const IMPORTS = 'imports'
const HEARTBEAT_SECONDS = 60
const EXPIRE_SECONDS = 60 * 60
/** An import is repeated after each crash and after each stop of the server. */
const RETRIES = 1000
/** The interval without a notification. */
const POLL_SECONDS = 45

/** The message of an import. Its rows are the source of truth. */
export interface ImportTask {
  import_id: number
}

export async function createImportQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(IMPORTS, {
    retryLimit: RETRIES,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
  })
}

interface WorkerParts {
  boss: PgBoss
  log: Logger
  notifier: Pick<Notifier, 'subscribe'>
}

/** Runs imports, one at a time. Returns the function that stops fetching and resolves when the running one has ended. */
export async function startImportWorker(
  { boss, log, notifier }: WorkerParts,
  work: (task: ImportTask) => Promise<void>,
): Promise<() => Promise<void>> {
  const worker = await boss.work<ImportTask>(IMPORTS, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
    try {
      if (job) await work(job.data)
    } catch (error) {
      log.warn({ err: error, import_id: job?.data.import_id }, 'an import was interrupted')
      throw error
    } finally {
      boss.notifyWorker(worker)
    }
  })
  const unsubscribe = notifier.subscribe(['imports'], () => boss.notifyWorker(worker))
  return async () => {
    unsubscribe()
    await boss.offWork(IMPORTS, { wait: true })
  }
}
