import type { Core } from '../../infrastructure/core.ts'
import type { QueueSeam } from '../../infrastructure/jobs/queue.ts'

/**
 * Requeues items that a crashed process still holds. With the embedded database this process is the only one, so every held item
 * is an orphan and need not wait for its missed heartbeat.
 */
export async function requeueOrphans({ queue, log }: Core & QueueSeam): Promise<void> {
  const items = await queue.requeueHeld()
  if (items > 0) log.info({ event: 'recovered', items }, 'items of a process that died go on')
}
