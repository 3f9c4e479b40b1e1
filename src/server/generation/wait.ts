import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../app.ts'
import { MINUTE } from '../clock.ts'
import type { ItemState } from '../db/schema.ts'
import { Problem } from '../problem.ts'

const PATIENCE_MS = 10 * MINUTE
const POLL_MS = 120

export interface EndedItem {
  state: ItemState
  failure: string | null
  content_id: number | null
}

/**
 * Waits until an item has ended. It may be worked by another process, so the row is what is watched. `gone` stops the
 * waiting, never the work.
 */
export async function waitForItem(
  app: Pick<App, 'db' | 'stopping'>,
  jobId: number,
  itemId: number,
  gone: AbortSignal,
): Promise<EndedItem> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline && !gone.aborted) {
    const item = await app.db
      .selectFrom('items')
      .leftJoin('content', 'content.item_id', 'items.id')
      .select(['items.state', 'items.failure', 'content.id as content_id'])
      .where('items.id', '=', itemId)
      .executeTakeFirstOrThrow()
    if (['succeeded', 'failed', 'cancelled'].includes(item.state)) return item
    if (app.stopping.aborted) throw restarting()
    await sleep(POLL_MS)
  }
  throw new Problem(504, 'Generation is still running. The result will appear in your content library.', {
    extra: { job_id: jobId },
  })
}

const restarting = () =>
  new Problem(503, 'The server is restarting. Your job will continue.', { headers: { 'retry-after': '5' } })
