import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Trx } from '../db/database.ts'
import { VIDEOS_FROM, ITEMS, type ItemTask } from './item-task.ts'

/**
 * Maximum number of items of one user that run at once, and of derived ones. The queue runs one item per slot: it skips the groups of
 * running items, and a unique index on the key decides between two workers that fetch at the same time.
 */
const SLOTS = [0, 1, 2, 3]
/** Videos take long, so they have these slots only. Those where none runs are shared with images. */
const VIDEO_SLOTS = [0, 1]
/** No video ever runs here, so no image waits for one. */
const IMAGE_SLOTS = SLOTS.filter((slot) => !VIDEO_SLOTS.includes(slot))

/** The part of a queued item that decides its slot. */
export interface Slotted extends ItemTask {
  user_id: number
  /** Created by the studio from existing content. Such items have four slots of their own. */
  is_derived: boolean
  is_film: boolean
  start_after?: Date
}

/** Chooses a slot for each item, in their order. Images get all slots where no video of their user runs. */
export async function chooseSlots(trx: Trx, items: readonly Slotted[]): Promise<string[]> {
  const images = items.filter(({ is_film }) => !is_film)
  const taken = await listTaken(trx, new Set(images.map(namePrefix)))
  return items.map((item) => {
    const { item_id, is_film, start_after } = item
    const prefix = namePrefix(item)
    const free = SLOTS.filter((slot) => !taken.has(`${prefix}${slot}`))
    // A video may start before a delayed image is due.
    const slots = is_film ? VIDEO_SLOTS : start_after ? IMAGE_SLOTS : free
    return `${prefix}${slots[item_id % slots.length]}`
  })
}

/** What is before the number of a slot in its name. */
const namePrefix = ({ user_id, is_derived }: Slotted) => `${user_id}:${is_derived ? 'derived:' : ''}`

/**
 * The slots with these prefixes where a video runs. Those that wait do not start before the end of `trx`: the statement that fetches an item
 * skips locked ones. Otherwise one could start between this and the commit, and its slot would keep the images until it ends.
 */
async function listTaken(trx: Trx, prefixes: ReadonlySet<string>): Promise<Set<string>> {
  if (prefixes.size === 0) return new Set()
  const videos = sql`pgboss.job
    WHERE name = ${ITEMS} AND priority <= ${VIDEOS_FROM} AND left(group_id, -1) = ANY(${[...prefixes]}::text[])`
  await sql`SELECT id FROM ${videos} AND state < 'active' FOR SHARE`.execute(trx)
  const { rows } = await sql<{ slot: string }>`SELECT group_id AS slot FROM ${videos} AND state = 'active'`.execute(trx)
  return new Set(rows.map(({ slot }) => slot))
}

/** Gives the images that wait in the slot of a video, which starts now, another one. */
export async function moveImages(pool: Pool, slot: string): Promise<void> {
  const prefix = slot.slice(0, -1)
  await pool.query(
    `UPDATE pgboss.job SET group_id = moved.slot, singleton_key = moved.slot
       FROM (SELECT id, $3 || ($4::int[])[1 + (data ->> 'item_id')::bigint % $5] AS slot FROM pgboss.job
              WHERE name = $1 AND state < 'active' AND group_id = $2 AND priority > $6) AS moved
      WHERE job.name = $1 AND job.id = moved.id AND job.state < 'active'`,
    [ITEMS, slot, prefix, IMAGE_SLOTS, IMAGE_SLOTS.length, VIDEOS_FROM],
  )
}
