import { sql } from 'kysely'
import {
  type ConsistencyReport,
  OFF_BRAND_SHOWN_MAX,
  type RuleFailures,
  type TrendPoint,
} from '#contract/brand-updates/consistency.ts'
import { requireBrand } from '../../brands/brands.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { buildThumbnailUrl } from '../../library/content.ts'
import { readUsage } from './read-usage.ts'
import { selectContent, selectDesigns, selectItems } from './select-designs.ts'

/**
 * Measures how well the designs of a brand follow it, from the brand checks and scenes that are stored with them.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function readConsistency(app: Core, owner: OwnerId, brandId: number): Promise<ConsistencyReport> {
  const brand = await requireBrand(app, owner, brandId)
  const { id, name, primary_color, secondary_color } = brand
  const { counts, rules, off_brand } = await readChecks(app, owner, brandId)
  return {
    brand: { id, name, primary_color, secondary_color },
    created_at: app.clock.now().toISOString(),
    ...counts,
    trend: await readTrend(app, owner, brandId),
    rules,
    off_brand_designs: off_brand.map(toOffBrand),
    usage: await readUsage(app, owner, brand),
  }
}

/** A row of the statement: JSON of the database, whose times are ISO 8601. */
interface Measured {
  counts: Pick<ConsistencyReport, 'designs' | 'checked' | 'off_brand' | 'average_score'>
  rules: RuleFailures[]
  off_brand: (Omit<ConsistencyReport['off_brand_designs'][number], 'thumbnail_url'> & { view_key: string })[]
}

/**
 * Reads all that needs the brand checks in one statement. A carousel has each rule for each slide, but counts once for each. Designs with the
 * same outcome have the same rules, so the rules are read from one of them.
 */
async function readChecks(app: Core, owner: OwnerId, brandId: number): Promise<Measured> {
  const content = selectContent(app, owner)
  const { rows } = await sql<Measured>`
    WITH design AS MATERIALIZED (${selectDesigns(app, owner, brandId)}),
    counts AS (SELECT count(*)::int AS designs, count(score)::int AS checked, (count(*) FILTER (WHERE NOT passed))::int AS off_brand,
      round(avg(score), 1)::float8 AS average_score FROM design),
    outcome AS MATERIALIZED (SELECT max(id) AS example, count(*) AS designs FROM design WHERE score IS NOT NULL GROUP BY design.outcome),
    rules AS (SELECT rule, max(label) AS label, sum(designs)::int AS measured, coalesce(sum(designs) FILTER (WHERE failed), 0)::int AS failed
      FROM outcome JOIN (${content}) AS content ON content.id = outcome.example
      CROSS JOIN LATERAL (SELECT rule, max(label) AS label, bool_or(NOT passed) AS failed
        FROM jsonb_to_recordset(content.brand_check -> 'rules') AS checked (rule text, label text, passed boolean) GROUP BY rule) AS own
      GROUP BY rule ORDER BY failed DESC, measured DESC, rule),
    worst AS MATERIALIZED (SELECT id FROM design WHERE NOT passed ORDER BY score, id DESC LIMIT ${OFF_BRAND_SHOWN_MAX}),
    off_brand AS (SELECT id AS content_id, title, content_type, check_score::float8 AS score, created_at, view_key,
        to_jsonb(ARRAY(SELECT DISTINCT label FROM jsonb_to_recordset(content.brand_check -> 'rules') AS checked (label text, passed boolean)
          WHERE NOT checked.passed ORDER BY 1)) AS failed
      FROM worst JOIN (${content}) AS content USING (id) ORDER BY check_score, id DESC)
    SELECT (SELECT to_jsonb(counts) FROM counts) AS counts,
      (SELECT coalesce(jsonb_agg(to_jsonb(rules)), '[]') FROM rules) AS rules,
      (SELECT coalesce(jsonb_agg(to_jsonb(off_brand)), '[]') FROM off_brand) AS off_brand`.execute(app.db)
  const [measured] = rows
  if (!measured) throw new Error('An aggregate without groups has one row')
  return measured
}

const toOffBrand = ({ view_key, created_at, ...row }: Measured['off_brand'][number]) => ({
  ...row,
  created_at: new Date(created_at).toISOString(),
  thumbnail_url: buildThumbnailUrl(row.content_id, view_key),
})

/** Up to so many days, a trend has one point for each day, then one for each week, then one for each month. */
const DAYS_MAX = 31
const WEEKS_MAX_DAYS = 182
/** Older months are left out. */
const POINTS_MAX = 36

/** Reads the average score of what was made in each day, week or month, oldest first. Periods without items have no point. */
async function readTrend(app: Core, owner: OwnerId, brandId: number): Promise<ConsistencyReport['trend']> {
  const { rows } = await sql<TrendPoint & { unit: ConsistencyReport['trend']['unit'] }>`
    WITH checked AS MATERIALIZED (
      SELECT created_at, score, passed FROM (${selectItems(app, owner, brandId)}) AS item WHERE score IS NOT NULL),
    span AS (SELECT max(created_at) - min(created_at) AS length FROM checked),
    chosen AS (SELECT CASE WHEN length <= ${`${DAYS_MAX} days`}::interval THEN 'day'
      WHEN length <= ${`${WEEKS_MAX_DAYS} days`}::interval THEN 'week' ELSE 'month' END AS unit FROM span)
    SELECT unit, to_char(date_trunc(unit, created_at AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS starts_on, count(*)::int AS items,
      round(avg(score), 1)::float8 AS average_score, (count(*) FILTER (WHERE NOT passed))::int AS off_brand
    FROM chosen, checked GROUP BY 1, 2 ORDER BY 2 DESC LIMIT ${POINTS_MAX}`.execute(app.db)
  const points = rows.map(({ unit: _, ...point }) => point)
  return { unit: rows[0]?.unit ?? 'day', points: points.toReversed() }
}
