import type { Core } from '../infrastructure/core.ts'
import { selectVideo } from './caption-files.ts'
import { ownedRows, selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'

export type ArchiveRow = Awaited<ReturnType<typeof readArchiveRows>>[number]

/** Reads the contents of a user that an archive holds, in the order of `ids`. Deleted ones are left out. */
export async function readArchiveRows({ db }: Core, owner: OwnerId, ids: readonly number[]) {
  const rows = await selectOwned(db, owner, 'content')
    .leftJoin(ownedRows(db, owner, 'analytics'), 'analytics.item_id', 'content.item_id')
    .select([
      'content.id',
      'content.title',
      'content.prompt',
      'content.caption',
      'content.hashtags',
      'content.alt_text',
      'content.brand_name',
      'content.product_name',
      'content.platform',
      'content.content_type',
      'content.width',
      'content.height',
      'content.duration_seconds',
      'content.size_bytes',
      'content.created_at',
      'content.model_used',
      'content.mime_type',
      'content.blob',
      'content.slides',
      'content.notes',
      selectVideo,
      'analytics.cost_usd',
    ])
    .where('content.id', 'in', ids)
    .where('content.deleted_at', 'is', null)
    .execute()
  const place = new Map(ids.map((id, index) => [id, index]))
  return rows.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
}
