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

/** Like `selectItems`, but of each design only the newest version. */
export function selectDesigns(app: HasDb, owner: OwnerId, brandId: number): RawBuilder<unknown> {
  return sql`${selectItems(app, owner, brandId)}
    AND NOT EXISTS (SELECT FROM (${selectOwned(app.db, owner, 'content').selectAll()}) AS newer
      WHERE newer.deleted_at IS NULL AND newer.id > content.id AND newer.root_id = coalesce(content.root_id, content.id))`
}
