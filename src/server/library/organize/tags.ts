import { sql } from 'kysely'
import { TOO_MANY_TAGS } from '#contract/library/organize/organize-messages.ts'
import type { Tag, TagInput } from '#contract/library/organize/organize.ts'
import { sortByName } from '#contract/search/compare-names.ts'
import { TAGS_MAX, TAGS_PER_ITEM_MAX } from '#contract/library/organize/organize-options.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Db, Trx } from '../../infrastructure/db/database.ts'
import { deleteOwned, insertOwned, insertAllOwned, selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { notFound, Problem } from '../../infrastructure/problem.ts'
import { requireSpace, withUniqueName } from './labels.ts'

const SHOWN = ['tags.id', 'tags.name', 'tags.color'] as const

/** Lists the tags of a user by name, with the number of their items outside of the trash. */
export async function listTags({ db }: Core, owner: OwnerId): Promise<{ tags: Tag[] }> {
  const tags = await selectOwned(db, owner, 'tags')
    .leftJoin(countItems(db, owner), 'counted.tag_id', 'tags.id')
    .select([...SHOWN, sql<number>`coalesce(counted.items, 0)`.as('items')])
    .execute()
  return { tags: sortByName(tags) }
}

/** The trash is small, so leaving it out costs less than reading a row of content for each label. */
export const selectTrashed = (db: Db, owner: OwnerId) =>
  selectOwned(db, owner, 'content').select('id').where('deleted_at', 'is not', null)

const countItems = (db: Db, owner: OwnerId) =>
  selectOwned(db, owner, 'content_tags')
    .where('content_tags.content_id', 'not in', selectTrashed(db, owner))
    .select(['content_tags.tag_id', (of) => of.fn.countAll<number>().as('items')])
    .groupBy('content_tags.tag_id')
    .as('counted')

/**
 * Creates a tag.
 * @throws {Problem} 409 if the name is taken, or the user has the most tags already
 */
export async function createTag(app: Core, owner: OwnerId, input: TagInput): Promise<Tag> {
  await requireSpace(app, owner, 'tags', TAGS_MAX)
  const row = { ...input, created_at: app.clock.now() }
  const tag = await withUniqueName(
    insertOwned(app.db, owner, 'tags', row).returning(['id', 'name', 'color']).executeTakeFirstOrThrow(),
  )
  return { ...tag, items: 0 }
}

/**
 * Changes a tag.
 * @throws {Problem} 404 if the user has no such tag, 409 if the name is taken
 */
export async function updateTag({ db }: Core, owner: OwnerId, id: number, input: TagInput): Promise<Tag> {
  const tag = await withUniqueName(
    updateOwned(db, owner, 'tags')
      .set(input)
      .where('id', '=', id)
      .returning(['id', 'name', 'color'])
      .executeTakeFirst(),
  )
  if (!tag) throw notFound('Tag')
  return tag
}

/**
 * Deletes a tag. Its items stay.
 * @throws {Problem} 404 if the user has no such tag
 */
export async function removeTag({ db }: Core, owner: OwnerId, id: number): Promise<{ message: string }> {
  const tag = await deleteOwned(db, owner, 'tags').where('id', '=', id).returning('id').executeTakeFirst()
  if (!tag) throw notFound('Tag')
  return { message: 'Tag deleted' }
}

interface Assignment {
  content_ids: number[]
  add: number[]
  remove: number[]
}

/**
 * Adds tags to items and removes others. Items that do not exist are left out.
 * @throws {Problem} 404 if the user lacks one of the added tags, 409 if an item would have too many tags
 */
export async function assignTags({ db }: Core, owner: OwnerId, change: Assignment): Promise<{ items: number }> {
  return transact(db, async (trx) => {
    await requireTags(trx, owner, change.add)
    const ids = await lockItems(trx, owner, change.content_ids)
    if (ids.length === 0) return { items: 0 }
    if (change.remove.length > 0)
      await deleteOwned(trx, owner, 'content_tags')
        .where('tag_id', 'in', change.remove)
        .where('content_id', 'in', ids)
        .execute()
    const added = ids.flatMap((content_id) => [...new Set(change.add)].map((tag_id) => ({ content_id, tag_id })))
    if (added.length > 0)
      await insertAllOwned(trx, owner, 'content_tags', added)
        .onConflict((on) => on.doNothing())
        .execute()
    if (added.length > 0) await refuseTooManyTags(trx, owner, ids)
    return { items: ids.length }
  })
}

async function requireTags(trx: Trx, owner: OwnerId, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  if (ids.length > TAGS_PER_ITEM_MAX) throw new Problem(409, TOO_MANY_TAGS)
  const found = await selectOwned(trx, owner, 'tags').select('id').where('id', 'in', ids).forKeyShare().execute()
  if (found.length < new Set(ids).size) throw notFound('Tag')
}

async function refuseTooManyTags(trx: Trx, owner: OwnerId, ids: number[]): Promise<void> {
  const crowded = await selectOwned(trx, owner, 'content_tags')
    .select('content_id')
    .where('content_id', 'in', ids)
    .groupBy('content_id')
    .having((of) => of.fn.countAll(), '>', TAGS_PER_ITEM_MAX)
    .limit(1)
    .executeTakeFirst()
  if (crowded) throw new Problem(409, TOO_MANY_TAGS)
}

/** Locks the items of the user among `ids`, so that none is deleted before the end of the transaction. In the order of their ids. */
export async function lockItems(trx: Trx, owner: OwnerId, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await selectOwned(trx, owner, 'content')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return rows.map(({ id }) => id)
}

/** How many of the given items have each tag, by the id of the tag. */
export async function countTags(
  { db }: Core,
  owner: OwnerId,
  ids: number[],
): Promise<{ counts: Record<string, number> }> {
  const rows = await selectOwned(db, owner, 'content_tags')
    .select(['tag_id', (of) => of.fn.countAll<number>().as('items')])
    .where('content_id', 'in', ids)
    .groupBy('tag_id')
    .execute()
  return { counts: Object.fromEntries(rows.map(({ tag_id, items }) => [tag_id, items])) }
}
