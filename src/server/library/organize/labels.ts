import { LIST_FULL, NAME_TAKEN } from '#contract/library/organize/organize-messages.ts'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { isNotUnique } from '../../infrastructure/error-code.ts'
import { Problem } from '../../infrastructure/problem.ts'

/**
 * Awaits a change of a named row.
 * @throws {Problem} 409 if the user has another row of this name
 */
export async function withUniqueName<T>(change: Promise<T>): Promise<T> {
  try {
    return await change
  } catch (error) {
    if (isNotUnique(error)) throw new Problem(409, NAME_TAKEN)
    throw error
  }
}

/** @throws {Problem} 409 if the user has `most` rows already */
export async function requireSpace(
  { db }: Core,
  owner: OwnerId,
  table: 'tags' | 'collections' | 'saved_views',
  most: number,
): Promise<void> {
  const { count } = await selectOwned(db, owner, table)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= most) throw new Problem(409, LIST_FULL)
}
