import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Trx } from '../db/database.ts'
import { VIDEOS_FROM, ITEMS, type ItemTask } from './item-task.ts'

/**
 * Maximum number of items of one user that run at once, and of derived ones. The queue runs one item per slot: it skips the groups of
 * running items, and a unique index on the key decides between two workers that fetch at the same time.
 */
const SLOTS = [0, 1, 2, 3]
/** Videos take long, so they have these slots only. Images leave these slots to them, so that none waits for a video. */
const VIDEO_SLOTS = [0, 1]
const IMAGE_SLOTS = SLOTS.filter((slot) => !VIDEO_SLOTS.includes(slot))

/** The part of a queued item that decides its slot. */
export interface Slotted extends ItemTask {
  user_id: number
  /** Created by the studio from existing content. Such items have four slots of their own. */
  is_derived: boolean
  is_film: boolean
  start_after?: Date
}

/** Chooses a slot for each item, in their order. Images get all slots while their user has no videos that wait or run. */
export async function chooseSlots(trx: Trx, items: readonly Slotted[]): Promise<string[]> {
  const images = items.filter(({ is_film }) => !is_film)
  const filmed = new Set(items.filter(({ is_film }) => is_film).map(namePrefix))
  for (const prefix of await listFilmed(trx, new Set(images.map(namePrefix)))) filmed.add(prefix)
  return items.map((item) => {
    const { item_id, is_film, start_after } = item
    // A video may be sent before a delayed image is due.
    const isShared = !start_after && !filmed.has(namePrefix(item))
    const slots = is_film ? VIDEO_SLOTS : isShared ? SLOTS : IMAGE_SLOTS
    return `${namePrefix(item)}${slots[item_id % slots.length]}`
  })
}

/** What is before the number of a slot in its name. */
const namePrefix = ({ user_id, is_derived }: Slotted) => `${user_id}:${is_derived ? 'derived:' : ''}`

/** Returns those of `prefixes` whose videos wait or run. */
async function listFilmed(trx: Trx, prefixes: ReadonlySet<string>): Promise<string[]> {
  if (prefixes.size === 0) return []
  const { rows } = await sql<{ prefix: string }>`
    SELECT DISTINCT left(group_id, -1) AS prefix FROM pgboss.job
    WHERE name = ${ITEMS} AND state <= 'active' AND priority <= ${VIDEOS_FROM} AND left(group_id, -1) = ANY(${[...prefixes]}::text[])`.execute(
    trx,
  )
  return rows.map(({ prefix }) => prefix)
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
