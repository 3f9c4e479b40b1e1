import type { App } from '../app.ts'
import { MINUTE } from '../clock.ts'
import type { ItemTask } from '../jobs/queue.ts'
import { beginItem, failItem, postponeItem, releaseItem, reportStage, type BegunItem } from './items.ts'
import { makeItem } from './pipeline.ts'
import { storeResult } from './store.ts'

const ITEM_BUDGET_MS = 15 * MINUTE
/** Faults of storage and the like are tried again this often, waiting longer each time. */
const TRIES_MAX = 3
const RETRY_WAIT_SECONDS = 5

const STUDIO_FAULT = 'The studio could not finish this item. Please try again.'

/** Works one item from the queue to its end, whatever that is. Throws only when even the end could not be written down. */
export async function workItem(app: App, { item_id }: ItemTask, taken: AbortSignal): Promise<void> {
  const item = await beginItem(app, item_id)
  if (!item) return
  const budget = AbortSignal.timeout(ITEM_BUDGET_MS)
  const signal = AbortSignal.any([taken, app.stopping, budget])
  try {
    const made = await makeItem(app, item.brief, (stage) => reportStage(app, item, stage), signal)
    signal.throwIfAborted()
    await reportStage(app, item, 'store')
    const isStored = await storeResult(app, item, made)
    app.log.info(
      { event: 'item', outcome: isStored ? 'succeeded' : 'superseded', item_id, layout: made.scene.layout },
      'item ended',
    )
  } catch (error) {
    await settleFault(app, item, error)
  }
}

async function settleFault(app: App, item: BegunItem, error: unknown): Promise<void> {
  if (app.stopping.aborted) {
    await releaseItem(app, item)
    throw error
  }
  const isOurs = (error as NodeJS.ErrnoException).code !== undefined
  const { id: item_id } = item
  if (isOurs && item.try < TRIES_MAX) {
    app.log.warn({ event: 'item', outcome: 'retry_wait', item_id, err: error }, 'item will be tried again')
    return postponeItem(app, item, RETRY_WAIT_SECONDS * item.try)
  }
  app.log.error({ event: 'item', outcome: 'failed', item_id, err: error }, 'item failed')
  return failItem(app, item, STUDIO_FAULT)
}
