import type { Core } from '../infrastructure/core.ts'
import { selectOwned, updateOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { transact } from '../infrastructure/db/transact.ts'
import { notFound } from '../infrastructure/problem.ts'

interface Lock {
  id: number
  isLocked: boolean
}

/**
 * Locks or unlocks a design: all its versions, also those in the trash, so that the lock stays when an update is undone or a version is
 * restored. `saveResult` gives a new version the lock of the one that it was made from, even if a person edited it: who corrects a word of
 * a locked design has not said that its look may follow the brand.
 * @throws {Problem} 404 if the user has no such item
 */
export async function saveLock(
  { db, clock }: Core,
  owner: OwnerId,
  { id, isLocked }: Lock,
): Promise<{ id: number; is_locked: boolean }> {
  await transact(db, async (trx) => {
    const item = await selectOwned(trx, owner, 'content')
      .select(['id', 'root_id'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!item) throw notFound('Content')
    const root = item.root_id ?? item.id
    await updateOwned(trx, owner, 'content')
      .set({ locked_at: isLocked ? clock.now() : null })
      .where((of) => of.or([of('id', '=', root), of('root_id', '=', root)]))
      .execute()
  })
  return { id, is_locked: isLocked }
}
