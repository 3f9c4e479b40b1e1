import { type RawBuilder, sql } from 'kysely'
import type { HasDb } from '../../db/database.ts'
import { selectOwned } from '../../db/owned.ts'
import type { OwnerId } from '../../db/owner.ts'

/** Selects what the library has of a brand, with `score` (0 to 100) and `passed` of its brand check; both are null without one. */
export function selectItems({ db }: HasDb, owner: OwnerId, brandId: number): RawBuilder<unknown> {
  return sql`
    SELECT content.*, (content.brand_check ->> 'score')::numeric AS score, (content.brand_check ->> 'passed')::boolean AS passed
    FROM (${selectOwned(db, owner, 'content').selectAll()}) AS content
    WHERE content.brand_id = ${brandId} AND content.deleted_at IS NULL`
}

/**
 * Like `selectItems`, but of each design only the newest version. It sorts once; a join with newer versions takes quadratic time when the
 * database has no statistics of the table yet.
 */
export function selectDesigns(app: HasDb, owner: OwnerId, brandId: number): RawBuilder<unknown> {
  return sql`
    SELECT DISTINCT ON (coalesce(root_id, id)) id, title, content_type, created_at, view_key, brand_check, scene, score, passed
    FROM (${selectItems(app, owner, brandId)}) AS item ORDER BY coalesce(root_id, id), id DESC`
}
