export const ITEMS = 'items'

/** Videos have this priority and lower ones. No backlog is as large. */
export const FILMS_FROM = -1_000_000

/** What waits in the queue: the id of an item row. The row is the source of truth; a task only triggers a worker to process it. */
export interface ItemTask {
  item_id: number
}
