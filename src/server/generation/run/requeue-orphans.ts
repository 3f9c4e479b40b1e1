import type { App } from '../../app.ts'

/**
 * With the embedded database this process is the only one, so whatever is still held belongs to a dead one: it goes back
 * into the queue at once instead of waiting until its heartbeat is missed.
 */
export async function requeueOrphans({ queue, log }: Pick<App, 'queue' | 'log'>): Promise<void> {
  const items = await queue.requeueHeld()
  if (items > 0) log.info({ event: 'recovered', items }, 'items of a process that died go on')
}
