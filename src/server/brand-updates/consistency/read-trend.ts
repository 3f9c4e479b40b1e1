import { sql } from 'kysely'
import type { ConsistencyReport, TrendPoint } from '#contract/brand-updates/consistency.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { selectItems } from './select-designs.ts'

/** Up to so many days, a trend has one point for each day, then one for each week, then one for each month. */
const DAYS_MAX = 31
const WEEKS_MAX_DAYS = 182
/** Older months are left out. */
const POINTS_MAX = 36

/** Reads the average score of what was made in each day, week or month, oldest first. Periods without items have no point. */
export async function readTrend(app: Core, owner: OwnerId, brandId: number): Promise<ConsistencyReport['trend']> {
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
