import { sql } from 'kysely'
import { type ConsistencyReport, OFF_BRAND_SHOWN_MAX, type RuleFailures } from '#contract/brand-life/consistency.ts'
import type { HasClock } from '../../clock.ts'
import { buildThumbnailUrl } from '../../content/content.ts'
import type { HasDb } from '../../db/database.ts'
import type { OwnerId } from '../../db/owner.ts'
import { requireBrand } from '../brands.ts'
import { selectDesigns } from './select-designs.ts'
import { readTrend } from './read-trend.ts'
import { readUsage } from './read-usage.ts'

/**
 * Measures how well the designs of a brand follow it, from the brand checks and scenes that are stored with them.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function readConsistency(
  app: HasClock & HasDb,
  owner: OwnerId,
  brandId: number,
): Promise<ConsistencyReport> {
  const brand = await requireBrand(app, owner, brandId)
  const { id, name, primary_color, secondary_color } = brand
  return {
    brand: { id, name, primary_color, secondary_color },
    created_at: app.clock.now().toISOString(),
    ...(await readCounts(app, owner, brandId)),
    trend: await readTrend(app, owner, brandId),
    rules: await readRules(app, owner, brandId),
    off_brand_designs: await readOffBrand(app, owner, brandId),
    usage: await readUsage(app, owner, brand),
  }
}

type Counts = Pick<ConsistencyReport, 'designs' | 'checked' | 'off_brand' | 'average_score'>

async function readCounts(app: HasDb, owner: OwnerId, brandId: number): Promise<Counts> {
  const { rows } = await sql<Counts>`
    SELECT count(*)::int AS designs, count(score)::int AS checked, (count(*) FILTER (WHERE NOT passed))::int AS off_brand,
      round(avg(score), 1)::float8 AS average_score
    FROM (${selectDesigns(app, owner, brandId)}) AS design`.execute(app.db)
  return rows[0] ?? { designs: 0, checked: 0, off_brand: 0, average_score: null }
}

/** A design can have a rule more than once: a carousel has each rule for each slide. */
async function readRules(app: HasDb, owner: OwnerId, brandId: number): Promise<RuleFailures[]> {
  const { rows } = await sql<RuleFailures>`
    SELECT rule ->> 'rule' AS rule, max(rule ->> 'label') AS label, count(DISTINCT design.id)::int AS measured,
      (count(DISTINCT design.id) FILTER (WHERE rule ->> 'passed' = 'false'))::int AS failed
    FROM (${selectDesigns(app, owner, brandId)}) AS design, jsonb_path_query(design.brand_check, '$.rules[*]') AS rule
    GROUP BY 1 ORDER BY failed DESC, measured DESC, 1`.execute(app.db)
  return rows
}

type OffBrandRow = Omit<ConsistencyReport['off_brand_designs'][number], 'created_at' | 'thumbnail_url'> & {
  created_at: Date
  view_key: string
}

async function readOffBrand(
  app: HasDb,
  owner: OwnerId,
  brandId: number,
): Promise<ConsistencyReport['off_brand_designs']> {
  const { rows } = await sql<OffBrandRow>`
    SELECT id AS content_id, title, content_type, score::float8 AS score, created_at, view_key,
      to_jsonb(ARRAY(SELECT DISTINCT rule ->> 'label'
        FROM jsonb_path_query(brand_check, '$.rules[*] ? (@.passed == false)') AS rule ORDER BY 1)) AS failed
    FROM (${selectDesigns(app, owner, brandId)}) AS design
    WHERE NOT passed ORDER BY design.score, id DESC LIMIT ${OFF_BRAND_SHOWN_MAX}`.execute(app.db)
  return rows.map(({ view_key, created_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    thumbnail_url: buildThumbnailUrl(row.content_id, view_key),
  }))
}
