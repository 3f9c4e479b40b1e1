import { sql } from 'kysely'
import type { ImageUse } from '#contract/brands/images/brand-images.ts'
import type { Core } from '../infrastructure/core.ts'
import type { Db, Trx } from '../infrastructure/db/database.ts'
import { ownedRows, selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { notFound } from '../infrastructure/problem.ts'
import { buildThumbnailUrl } from '../library/content.ts'
import { readToday } from './brand-images.ts'

/** The name of a file is what follows `/api/files/` in its address. */
const SHOWS_IMAGE = sql<boolean>`items.brief -> 'pictures' @> jsonb_build_array(jsonb_build_object('key', 'uploads/' || substr(brand_pictures.url, 12)))`

/** Designs with the pictures of brands that their briefs have. */
const selectUses = (db: Db | Trx, owner: OwnerId) =>
  selectOwned(db, owner, 'content')
    .innerJoin(ownedRows(db, owner, 'items'), 'items.id', 'content.item_id')
    .innerJoin(ownedRows(db, owner, 'brand_pictures'), (join) => join.on(SHOWS_IMAGE))
    .where('content.deleted_at', 'is', null)

const USES_SHOWN = 100

/**
 * Lists the designs that show a picture, newest first.
 * @throws {Problem} 404 if the brand of the user has no such picture
 */
export async function listImageUses(
  { db }: Core,
  owner: OwnerId,
  { id, picture }: { id: number; picture: number },
): Promise<{ uses: ImageUse[]; total: number }> {
  const known = await selectOwned(db, owner, 'brand_pictures')
    .select('id')
    .where('id', '=', picture)
    .where('brand_id', '=', id)
    .executeTakeFirst()
  if (!known) throw notFound('Picture')
  const using = selectUses(db, owner).where('brand_pictures.id', '=', picture)
  const rows = await using
    .select(['content.id', 'content.title', 'content.view_key'])
    .orderBy('content.id', 'desc')
    .limit(USES_SHOWN)
    .execute()
  const { total } = await using.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const uses = rows.map(({ id: content_id, title, view_key }) => ({
    content_id,
    title,
    thumbnail_url: buildThumbnailUrl(content_id, view_key),
  }))
  return { uses, total }
}

/** What an expired picture is called, and the designs that show it: `Garden (#12, #15)`. Each picture once, with the first designs. */
export async function listExpiredImages(
  app: Pick<Core, 'clock'>,
  db: Db | Trx,
  owner: OwnerId,
  contentIds: readonly number[],
): Promise<string[]> {
  if (contentIds.length === 0) return []
  const rows = await selectUses(db, owner)
    .select([
      'brand_pictures.id',
      'brand_pictures.title',
      sql<number[]>`array_agg(content.id ORDER BY content.id)`.as('designs'),
    ])
    .groupBy(['brand_pictures.id', 'brand_pictures.title'])
    .where('brand_pictures.expires_on', '<', readToday(app))
    .where(sql<boolean>`content.id = ANY(${[...contentIds]}::bigint[])`)
    .orderBy('brand_pictures.title')
    .execute()
  return rows.map(({ title, designs }) => `${title} (${writeDesigns(designs)})`)
}

/** More designs are counted, not named. */
const DESIGNS_NAMED = 5

function writeDesigns(ids: readonly number[]): string {
  const named = ids.slice(0, DESIGNS_NAMED).map((id) => `#${id}`)
  return [...named, ...(ids.length > DESIGNS_NAMED ? [`+${ids.length - DESIGNS_NAMED}`] : [])].join(', ')
}
