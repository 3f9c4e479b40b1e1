import type { HasQueue } from '../../infrastructure/jobs/queue.ts'
import type { HasLog } from '../../infrastructure/request-context.ts'

/**
 * Requeues items that a crashed process still holds. With the embedded database this process is the only one, so every held item
 * is an orphan and need not wait for its missed heartbeat.
 */
export async function requeueOrphans({ queue, log }: HasLog & HasQueue): Promise<void> {
  const items = await queue.requeueHeld()
  if (items > 0) log.info({ event: 'recovered', items }, 'items of a process that died go on')
}
