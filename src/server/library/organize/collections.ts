import { sql } from 'kysely'
import { sortByName } from '#contract/search/compare-names.ts'
import { RULE_DECIDES } from '#contract/library/organize/organize-messages.ts'
import { type Collection, type CollectionInput, LibraryRule } from '#contract/library/organize/organize.ts'
import { COLLECTIONS_MAX } from '#contract/library/organize/organize-options.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Db } from '../../infrastructure/db/database.ts'
import { deleteOwned, insertOwned, insertAllOwned, selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { notFound, Problem } from '../../infrastructure/problem.ts'
import { requireSpace, withUniqueName } from './labels.ts'
import { lockItems, selectTrashed } from './tags.ts'

/** Lists the collections of a user by name. */
export async function listCollections({ db }: Core, owner: OwnerId): Promise<{ collections: Collection[] }> {
  const rows = await selectShown(db, owner).execute()
  return { collections: sortByName(rows).map(toCollection) }
}

const selectShown = (db: Db, owner: OwnerId) =>
  selectOwned(db, owner, 'collections')
    .leftJoin(countItems(db, owner), 'counted.collection_id', 'collections.id')
    .select(['collections.id', 'collections.name', 'collections.rule'])
    .select(sql<number>`coalesce(counted.items, 0)`.as('items'))

const countItems = (db: Db, owner: OwnerId) =>
  selectOwned(db, owner, 'collection_items')
    .where('collection_items.content_id', 'not in', selectTrashed(db, owner))
    .select(['collection_items.collection_id', (of) => of.fn.countAll<number>().as('items')])
    .groupBy('collection_items.collection_id')
    .as('counted')

function toCollection({ rule, items, ...row }: { id: number; name: string; rule: unknown; items: number }): Collection {
  return { ...row, rule: readRule(rule), items: rule === null ? items : null }
}

/** A rule that this version cannot read selects what a rule without conditions does. */
const readRule = (rule: unknown): LibraryRule | null =>
  rule === null ? null : (LibraryRule.safeParse(rule).data ?? LibraryRule.parse({}))

async function readCollection(db: Db, owner: OwnerId, id: number): Promise<Collection> {
  const row = await selectShown(db, owner).where('collections.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Collection')
  return toCollection(row)
}

/** The rule of a collection; null if a person chose its items, undefined if the user has no such collection. */
export async function findRule({ db }: Core, owner: OwnerId, id: number): Promise<LibraryRule | null | undefined> {
  const row = await selectOwned(db, owner, 'collections').select('rule').where('id', '=', id).executeTakeFirst()
  return row && readRule(row.rule)
}

/**
 * Creates a collection.
 * @throws {Problem} 409 if the name is taken, or the user has the most collections already
 */
export async function createCollection(
  app: Core,
  owner: OwnerId,
  { name, rule }: CollectionInput,
): Promise<Collection> {
  await requireSpace(app, owner, 'collections', COLLECTIONS_MAX)
  const row = { name, rule: rule ? JSON.stringify(rule) : null, created_at: app.clock.now() }
  const { id } = await withUniqueName(
    insertOwned(app.db, owner, 'collections', row).returning('id').executeTakeFirstOrThrow(),
  )
  return { id, name, rule: rule ?? null, items: rule ? null : 0 }
}

/**
 * Changes a collection. A collection keeps its kind: a rule replaces a rule only.
 * @throws {Problem} 404 if the user has no such collection, 409 if the name is taken
 */
export async function updateCollection(
  { db }: Core,
  owner: OwnerId,
  id: number,
  { name, rule }: CollectionInput,
): Promise<Collection> {
  await withUniqueName(updateOwned(db, owner, 'collections').set({ name }).where('id', '=', id).execute())
  if (rule)
    await updateOwned(db, owner, 'collections')
      .set({ rule: JSON.stringify(rule) })
      .where('id', '=', id)
      .where('rule', 'is not', null)
      .execute()
  return readCollection(db, owner, id)
}

/**
 * Deletes a collection. Its items stay in the library.
 * @throws {Problem} 404 if the user has no such collection
 */
export async function removeCollection({ db }: Core, owner: OwnerId, id: number): Promise<{ message: string }> {
  const row = await deleteOwned(db, owner, 'collections').where('id', '=', id).returning('id').executeTakeFirst()
  if (!row) throw notFound('Collection')
  return { message: 'Collection deleted' }
}

/**
 * Adds items to a collection and removes others. Items that do not exist are left out.
 * @throws {Problem} 404 if the user has no such collection, 409 if its rule decides the items
 */
export async function changeCollection(
  app: Core,
  owner: OwnerId,
  id: number,
  { add, remove }: { add: number[]; remove: number[] },
): Promise<Collection> {
  await transact(app.db, async (trx) => {
    const collection = await selectOwned(trx, owner, 'collections')
      .select('rule')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst()
    if (!collection) throw notFound('Collection')
    if (collection.rule !== null) throw new Problem(409, RULE_DECIDES)
    if (remove.length > 0)
      await deleteOwned(trx, owner, 'collection_items')
        .where('collection_id', '=', id)
        .where('content_id', 'in', remove)
        .execute()
    const rows = (await lockItems(trx, owner, add)).map((content_id) => ({ content_id, collection_id: id }))
    if (rows.length > 0)
      await insertAllOwned(trx, owner, 'collection_items', rows)
        .onConflict((on) => on.doNothing())
        .execute()
  })
  return readCollection(app.db, owner, id)
}
