import { type NamedView, ViewFilter } from '#contract/library/organize/organize.ts'
import { sortByName } from '#contract/search/compare-names.ts'
import { VIEWS_MAX } from '#contract/library/organize/organize-options.ts'
import type { Core } from '../../infrastructure/core.ts'
import { deleteOwned, insertOwned, selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { notFound } from '../../infrastructure/problem.ts'
import { requireSpace, withUniqueName } from './labels.ts'

const SHOWN = ['id', 'name', 'filter'] as const

/** A filter that this version cannot read becomes the one without conditions. */
const toView = ({ filter, ...row }: { id: number; name: string; filter: unknown }): NamedView => ({
  ...row,
  filter: ViewFilter.safeParse(filter).data ?? ViewFilter.parse({}),
})

/** Lists the saved views of a user by name. */
export async function listViews({ db }: Core, owner: OwnerId): Promise<{ views: NamedView[] }> {
  const rows = await selectOwned(db, owner, 'saved_views').select(SHOWN).execute()
  return { views: sortByName(rows).map(toView) }
}

interface ViewInput {
  name: string
  filter: ViewFilter
}

/**
 * Saves a view.
 * @throws {Problem} 409 if the name is taken, or the user has the most views already
 */
export async function createView(app: Core, owner: OwnerId, { name, filter }: ViewInput): Promise<NamedView> {
  await requireSpace(app, owner, 'saved_views', VIEWS_MAX)
  const values = { name, filter: JSON.stringify(filter), created_at: app.clock.now() }
  return toView(
    await withUniqueName(insertOwned(app.db, owner, 'saved_views', values).returning(SHOWN).executeTakeFirstOrThrow()),
  )
}

/**
 * Changes a view.
 * @throws {Problem} 404 if the user has no such view, 409 if the name is taken
 */
export async function updateView(
  { db }: Core,
  owner: OwnerId,
  id: number,
  { name, filter }: ViewInput,
): Promise<NamedView> {
  const row = await withUniqueName(
    updateOwned(db, owner, 'saved_views')
      .set({ name, filter: JSON.stringify(filter) })
      .where('id', '=', id)
      .returning(SHOWN)
      .executeTakeFirst(),
  )
  if (!row) throw notFound('View')
  return toView(row)
}

/**
 * Deletes a view.
 * @throws {Problem} 404 if the user has no such view
 */
export async function removeView({ db }: Core, owner: OwnerId, id: number): Promise<{ message: string }> {
  const row = await deleteOwned(db, owner, 'saved_views').where('id', '=', id).returning('id').executeTakeFirst()
  if (!row) throw notFound('View')
  return { message: 'View deleted' }
}
