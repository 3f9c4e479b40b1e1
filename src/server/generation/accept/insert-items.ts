import type { Core } from '../../infrastructure/core.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { insertAllOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { QueueSeam } from '../../infrastructure/jobs/queue.ts'
import { toMonth } from '../../infrastructure/month.ts'
import type { ItemBrief } from '../../stored/brief.ts'
import { NO_PAID_RESULTS, type PaidResults } from '../../stored/paid-results.ts'

/** The input for one item: its brief, and the paid results of an earlier attempt that it reuses. */
export interface NewItem {
  brief: ItemBrief
  paid_results?: PaidResults
  /** What follows type and platform in the key of the item. Several items of a campaign have the same type and platform. */
  name?: string
}

/** The studio alone makes it from a given design, so no provider is called. Such items have slots and a limit of their own. */
export const isDerived = ({ brief }: NewItem) => brief.revision !== undefined

/** A new version of existing content takes no unit of the month. */
export const takesUnit = ({ brief }: NewItem) => !brief.revision || brief.revision.parent_id === null

interface JobItems {
  owner: OwnerId
  jobId: number
  items: NewItem[]
  /** Items of the user that have not ended. */
  backlog: number
}

/** Rows of one statement: a brief may have some kilobytes. */
const CHUNK = 100

/** Inserts the items of a job and sends them to the queue, as part of `trx`. Returns their ids in the order of `items`. */
export async function insertItems(
  app: Core & QueueSeam,
  trx: Trx,
  { owner, jobId, items, backlog }: JobItems,
): Promise<number[]> {
  const now = app.clock.now()
  const ids: number[] = []
  for (let start = 0; start < items.length; start += CHUNK) {
    const rows = items.slice(start, start + CHUNK).map((item) => toRow(item, { jobId, now, requestId: app.requestId }))
    const inserted = await insertAllOwned(trx, owner, 'items', rows).returning('id').execute()
    // Ids are given out in the order of the rows.
    ids.push(...inserted.map(({ id }) => id).toSorted((a, b) => a - b))
  }
  const tasks = items.map((item, index) => ({
    item_id: ids[index] ?? 0,
    user_id: owner,
    is_derived: isDerived(item),
    is_film: item.brief.content_type === 'video',
    backlog: backlog + index + 1,
  }))
  await app.queue.sendItems(trx, tasks)
  return ids
}

interface NewRow {
  jobId: number
  now: Date
  requestId: string | null
}

function toRow(item: NewItem, { jobId, now, requestId }: NewRow) {
  const { brief, paid_results = NO_PAID_RESULTS, name } = item
  const key = `${brief.content_type}:${brief.platform ?? 'any'}`
  return {
    job_id: jobId,
    request_id: requestId,
    key: name === undefined ? key : `${key}:${name}`,
    brief: JSON.stringify(brief),
    paid_results: JSON.stringify(paid_results),
    dimensions: `${brief.width}x${brief.height}`,
    is_derived: isDerived(item),
    holds_unit: takesUnit(item),
    month: toMonth(now),
    created_at: now,
    stage: null,
    failure: null,
    failure_code: null,
    started_at: null,
    ended_at: null,
    retry_at: null,
  }
}
