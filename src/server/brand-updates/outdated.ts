import { type RawBuilder, sql } from 'kysely'
import type { OutdatedDesign } from '#contract/brand-updates/brand-updates.ts'
import type { Core } from '../infrastructure/core.ts'
import { buildThumbnailUrl } from '../library/content.ts'
import { selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { requireBrand } from '../brands/brands.ts'
import { toBriefPalette } from '../brands/palette/stored-palette.ts'
import { pickBrandLook } from './brand-look.ts'
import { listOtherLogos, shownLogo } from './logo-changes.ts'
import { type CurrentBrand, readCurrentBrand } from './rebrand.ts'

interface OutdatedRow extends Omit<OutdatedDesign, 'thumbnail_url'> {
  view_key: string
}

/**
 * Reads a page of the designs that were drawn with another name, colors, font or logo than their brand has now, newest first, and those that could show another variant of the logo. The extended
 * palette counts for designs that use a color of it. Of each design only the newest version counts.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function listOutdated(
  app: Core,
  owner: OwnerId,
  id: number,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ designs: OutdatedDesign[]; total: number; kept: number }> {
  const brand = await readCurrentBrand(app, owner, await requireBrand(app, owner, id))
  const otherLogos = await listOtherLogos(app, owner, brand)
  const { rows } = await sql<OutdatedRow & { total: number; kept: number }>`
    SELECT *, count(*) OVER ()::int AS total, (count(*) FILTER (WHERE is_painted OR is_approved OR is_locked) OVER ())::int AS kept
    FROM (${selectOutdated(app, owner, brand, otherLogos)}) AS outdated
    ORDER BY content_id DESC OFFSET ${skip} LIMIT ${limit}`.execute(app.db)
  const [first] = rows
  return {
    designs: rows.map(({ view_key, total: _, kept: _kept, ...row }) => ({
      ...row,
      thumbnail_url: buildThumbnailUrl(row.content_id, view_key),
    })),
    total: first?.total ?? 0,
    kept: first?.kept ?? 0,
  }
}

/** Lists the ids of all outdated designs that no model painted and nobody approved or locked, newest first. */
export async function listFollowing(app: Core, owner: OwnerId, brand: CurrentBrand, most: number): Promise<number[]> {
  const otherLogos = await listOtherLogos(app, owner, brand)
  const { rows } = await sql<{
    content_id: number
  }>`SELECT content_id FROM (${selectOutdated(app, owner, brand, otherLogos)}) AS outdated
    WHERE NOT is_painted AND NOT is_approved AND NOT is_locked ORDER BY content_id DESC LIMIT ${most}`.execute(app.db)
  return rows.map(({ content_id }) => content_id)
}

function selectOutdated(
  { db }: Core,
  owner: OwnerId,
  { row, logo, fonts, earlier }: CurrentBrand,
  otherLogos: readonly number[],
): RawBuilder<OutdatedRow> {
  const look = JSON.stringify(pickBrandLook(row))
  const content = selectOwned(db, owner, 'content').selectAll()
  const items = selectOwned(db, owner, 'items').select(['id', 'brief', 'paid_results'])
  const approved = selectOwned(db, owner, 'campaign_cells').select('content_id').where('status', '=', 'approved')
  const known = JSON.stringify([...earlier, ''])
  const palette = JSON.stringify(toBriefPalette(row.extended_palette) ?? null)
  return sql<OutdatedRow>`
    SELECT content.id AS content_id, content.title, content.content_type, content.width, content.height, content.view_key,
      items.paid_results ?| array['picture', 'clip'] AS is_painted,
      EXISTS (SELECT FROM (${approved}) AS cell WHERE cell.content_id = content.id) AS is_approved,
      content.locked_at IS NOT NULL AS is_locked
    FROM (${content}) AS content JOIN (${items}) AS items ON items.id = content.item_id
    WHERE content.brand_id = ${row.id} AND content.deleted_at IS NULL AND items.brief ->> 'layout' <> 'none'
      AND NOT EXISTS (SELECT FROM (${content}) AS newer WHERE newer.deleted_at IS NULL AND newer.id > content.id
        AND newer.root_id = coalesce(content.root_id, content.id))
      AND (NOT items.brief -> 'brand' @> ${look}::jsonb
        OR coalesce(items.brief #> '{brand,fonts}', 'null') <> ${JSON.stringify(fonts ?? null)}::jsonb
        OR (${known}::jsonb ? ${shownLogo} AND ${shownLogo} <> ${logo?.key ?? ''})
        OR content.id = ANY(${otherLogos}::bigint[])
        OR (${usesPalette} AND coalesce(items.brief #> '{brand,extended_palette}', 'null') <> ${palette}::jsonb))`
}

/** Whether a person gave a part of the design a color of the extended palette. */
const usesPalette = sql`(
  jsonb_path_exists(items.brief, '$.revision.overrides.slots.*.color ? (@ == "neutral" || @ starts with "accent_")')
  OR jsonb_path_exists(items.brief, '$.carousel.slides[*].overrides.slots.*.color ? (@ == "neutral" || @ starts with "accent_")'))`
