import type { Organization } from '#contract/library/organize/organize.ts'
import { sortByName } from '#contract/search/compare-names.ts'
import type { Core } from '../../infrastructure/core.ts'
import { buildThumbnailUrl } from '../content.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { insertAllOwned, ownedRows, selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { notFound } from '../../infrastructure/problem.ts'

/** Versions that are shown of one chain. */
const ANCESTORS_MAX = 20

/**
 * The tags and collections of an item, and what it was made from.
 * @throws {Problem} 404 if the user has no such item
 */
export async function readOrganization(app: Core, owner: OwnerId, id: number): Promise<Organization> {
  const { db } = app
  const item = await selectOwned(db, owner, 'content')
    .select(['id', 'parent_id', 'root_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!item) throw notFound('Content')
  const tags = await selectOwned(db, owner, 'content_tags')
    .innerJoin(ownedRows(db, owner, 'tags'), 'tags.id', 'content_tags.tag_id')
    .select(['tags.id', 'tags.name', 'tags.color'])
    .where('content_tags.content_id', '=', id)
    .execute()
  const collections = await selectOwned(db, owner, 'collection_items')
    .innerJoin(ownedRows(db, owner, 'collections'), 'collections.id', 'collection_items.collection_id')
    .select(['collections.id', 'collections.name'])
    .where('collection_items.content_id', '=', id)
    .execute()
  const campaign = await selectOwned(db, owner, 'campaign_cells')
    .innerJoin(ownedRows(db, owner, 'campaigns'), 'campaigns.id', 'campaign_cells.campaign_id')
    .select(['campaigns.id', 'campaigns.name'])
    .where('campaign_cells.content_id', '=', id)
    .executeTakeFirst()
  return {
    tags: sortByName(tags),
    collections: sortByName(collections),
    made_from: await listAncestors(app, owner, item),
    campaign: campaign ?? null,
  }
}

interface Version {
  parent_id: number | null
  root_id: number | null
}

/** The parent of a version, its parent, and so on. A chain ends at a version that was deleted. */
async function listAncestors(
  { db }: Core,
  owner: OwnerId,
  { parent_id, root_id }: Version,
): Promise<Organization['made_from']> {
  if (parent_id === null || root_id === null) return []
  const versions = await selectOwned(db, owner, 'content')
    .select(['id', 'parent_id', 'title', 'view_key'])
    .where((of) => of.or([of('id', '=', root_id), of('root_id', '=', root_id)]))
    .where('deleted_at', 'is', null)
    .execute()
  const byId = new Map(versions.map((version) => [version.id, version]))
  const chain: Organization['made_from'] = []
  for (let next = byId.get(parent_id); next && chain.length < ANCESTORS_MAX; next = byId.get(next.parent_id ?? 0))
    chain.push({ id: next.id, title: next.title, thumbnail_url: buildThumbnailUrl(next.id, next.view_key) })
  return chain
}

/** A new version takes over the tags and the collections of the item that it was made from. */
export async function inheritLabels(trx: Trx, owner: OwnerId, parentId: number, id: number): Promise<void> {
  const tags = await selectOwned(trx, owner, 'content_tags')
    .select('tag_id')
    .where('content_id', '=', parentId)
    .execute()
  if (tags.length > 0)
    await insertAllOwned(
      trx,
      owner,
      'content_tags',
      tags.map(({ tag_id }) => ({ tag_id, content_id: id })),
    ).execute()
  const collections = await selectOwned(trx, owner, 'collection_items')
    .select('collection_id')
    .where('content_id', '=', parentId)
    .execute()
  if (collections.length > 0)
    await insertAllOwned(
      trx,
      owner,
      'collection_items',
      collections.map(({ collection_id }) => ({ collection_id, content_id: id })),
    ).execute()
}
