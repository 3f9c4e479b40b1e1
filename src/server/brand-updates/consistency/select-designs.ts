import { type RawBuilder, sql } from 'kysely'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'

/** A brand check and a scene are stored compressed, so only what the database made of the checks is read of each item. */
const columns = sql`id, created_at, check_score AS score, check_passed AS passed, check_outcome AS outcome`

/** Selects what the library has of a brand, with `score` (0 to 100), `passed` and `outcome` of its brand check. Score and passed are null without one. */
export function selectItems(app: Core, owner: OwnerId, brandId: number): RawBuilder<unknown> {
  return sql`SELECT ${columns} FROM (${selectContent(app, owner)}) AS content WHERE brand_id = ${brandId} AND deleted_at IS NULL`
}

/**
 * Like `selectItems`, but of each design only the newest version. It sorts the items once; a join with newer versions takes quadratic time
 * when the database has no statistics of the table yet.
 */
export function selectDesigns(app: Core, owner: OwnerId, brandId: number): RawBuilder<unknown> {
  return sql`SELECT DISTINCT ON (coalesce(root_id, id)) ${columns} FROM (${selectContent(app, owner)}) AS content
    WHERE brand_id = ${brandId} AND deleted_at IS NULL ORDER BY coalesce(root_id, id), id DESC`
}

/** Selects all items of a user, with all columns. */
export const selectContent = ({ db }: Core, owner: OwnerId) => selectOwned(db, owner, 'content').selectAll()
