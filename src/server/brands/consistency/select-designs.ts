import { type RawBuilder, sql } from 'kysely'
import type { HasDb } from '../../db/database.ts'
import { selectOwned } from '../../db/owned.ts'
import type { OwnerId } from '../../db/owner.ts'

const columns = sql`content.id, content.title, content.content_type, content.created_at, content.view_key, content.scene`

/**
 * Selects what the library has of a brand, with `score` (0 to 100), `passed` and `rules` of its brand check; all are null without one. A
 * brand check is stored compressed, so it is read once for each item.
 */
export function selectItems({ db }: HasDb, owner: OwnerId, brandId: number): RawBuilder<unknown> {
  return sql`
    SELECT ${columns}, brand_check.score, brand_check.passed, brand_check.rules
    FROM (${selectOwned(db, owner, 'content').selectAll()}) AS content
    LEFT JOIN LATERAL jsonb_to_record(content.brand_check) AS brand_check (score numeric, passed boolean, rules jsonb) ON true
    WHERE content.brand_id = ${brandId} AND content.deleted_at IS NULL`
}

/**
 * Like `selectItems`, but of each design only the newest version. It sorts their ids once; a join with newer versions takes quadratic time
 * when the database has no statistics of the table yet.
 */
export function selectDesigns(app: HasDb, owner: OwnerId, brandId: number): RawBuilder<unknown> {
  const newest = sql`
    SELECT DISTINCT ON (coalesce(root_id, id)) id FROM (${selectOwned(app.db, owner, 'content').selectAll()}) AS content
    WHERE brand_id = ${brandId} AND deleted_at IS NULL ORDER BY coalesce(root_id, id), id DESC`
  return sql`SELECT * FROM (${selectItems(app, owner, brandId)}) AS item WHERE id IN (${newest})`
}
