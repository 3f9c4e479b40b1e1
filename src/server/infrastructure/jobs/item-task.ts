export const ITEMS = 'items'

/** Videos have this priority and lower ones. No backlog is as large. */
export const VIDEOS_FROM = -1_000_000

/**
 * Does what an item only waits for, such as a call of a provider. Meanwhile its worker counts as free, so that another item can run.
 * `awaited` says whose server is waited for, or that it is a video model, which takes minutes.
 * @throws {TooManyWait} before it starts, while as many items wait as may
 */
export type WhileWaiting = <Result>(
  awaited: 'own' | 'platform' | 'film',
  wait: () => Promise<Result>,
) => Promise<Result>

/** As many items of this process wait as may. */
export class TooManyWait extends Error {}

/** Runs an item. The signal aborts when the item was given to another worker. */
export type WorkOnItem = (task: ItemTask, signal: AbortSignal, whileWaiting: WhileWaiting) => Promise<void>

/** What waits in the queue: the id of an item row. The row is the source of truth; a task only triggers a worker to process it. */
export interface ItemTask {
  item_id: number
}
