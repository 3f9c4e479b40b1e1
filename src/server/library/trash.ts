import type { ContentItem } from '#contract/library/content.ts'
import { TRASH_DAYS } from '#contract/limits.ts'
import type { TrashItem } from '#contract/library/trash.ts'
import { DAY, later } from '../infrastructure/clock.ts'
import type { Core } from '../infrastructure/core.ts'
import { omit } from '../infrastructure/omit.ts'
import { notFound } from '../infrastructure/problem.ts'
import { SHOWN, THUMBNAIL_WIDTH, toContentItem } from './content.ts'
import { acrossOwners, selectOwned, updateOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'

/** How long a deleted item can be brought back. */
export const TRASH_LIFE_MS = TRASH_DAYS * DAY

/** Reads a page of the user's trash, and the total. */
export async function listTrash(app: Core, owner: OwnerId, { skip, limit }: { skip: number; limit: number }) {
  const trashed = selectOwned(app.db, owner, 'content').where('deleted_at', '>', later(app.clock.now(), -TRASH_LIFE_MS))
  const page = trashed.orderBy('deleted_at', 'desc').orderBy('id', 'desc').offset(skip).limit(limit)
  const [rows, count] = await Promise.all([
    page.select([...SHOWN, 'deleted_at']).execute(),
    trashed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const content = rows.map(({ deleted_at, ...row }): TrashItem => {
    const item = omit(toContentItem(row), 'file_url', 'slides')
    const at = deleted_at ?? app.clock.now()
    return {
      ...item,
      thumbnail_url: `/api/trash/${row.id}/thumbnail?w=${THUMBNAIL_WIDTH}&k=${createTrashKey(app, row.view_key)}`,
      deleted_at: at.toISOString(),
      gone_at: later(at, TRASH_LIFE_MS).toISOString(),
    }
  })
  return { content, total: count.total }
}

/** A key that is valid only while the item is in the trash. It cannot be derived from the item's view key. */
const createTrashKey = ({ secrets }: Core, viewKey: string) =>
  secrets.mac('trash/v1', viewKey).toString('hex').slice(0, 32)

/**
 * Finds the stored image of a deleted item for its owner, or for a request with its trash key.
 * @throws {Problem} 404 if the trash has no such item, or the key is wrong
 */
export async function findTrashed(app: Core, id: number, who: { owner: OwnerId | null; trashKey: string | undefined }) {
  const row = await acrossOwners(app.db)
    .selectFrom('content')
    .select(['user_id', 'view_key', 'blob', 'poster'])
    .where('id', '=', id)
    .where('deleted_at', '>', later(app.clock.now(), -TRASH_LIFE_MS))
    .executeTakeFirst()
  const isShown = row && (row.user_id === who.owner || createTrashKey(app, row.view_key) === who.trashKey)
  if (!isShown) throw notFound('Content')
  return row
}

/**
 * Moves an item from the trash back to the library.
 * @throws {Problem} 404 if the user's trash has no such item
 */
export async function restoreContent({ db, clock }: Core, owner: OwnerId, id: number): Promise<ContentItem> {
  const row = await updateOwned(db, owner, 'content')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>', later(clock.now(), -TRASH_LIFE_MS))
    .returning(SHOWN)
    .executeTakeFirst()
  if (!row) throw notFound('Content')
  return toContentItem(row)
}
