import { sql } from 'kysely'
import type { ConsistencyReport, TrendPoint } from '#contract/brand-life/consistency.ts'
import type { HasDb } from '../../db/database.ts'
import type { OwnerId } from '../../db/owner.ts'
import { selectItems } from './select-designs.ts'

/** Up to so many days, a trend has one point for each day, then one for each week, then one for each month. */
const DAYS_MAX = 31
const WEEKS_MAX_DAYS = 182
/** Older months are left out. */
const POINTS_MAX = 36

/** Reads the average score of what was made in each day, week or month, oldest first. Periods without items have no point. */
export async function readTrend(app: HasDb, owner: OwnerId, brandId: number): Promise<ConsistencyReport['trend']> {
  const items = sql`(SELECT * FROM (${selectItems(app, owner, brandId)}) AS item WHERE score IS NOT NULL) AS checked`
  const span = await sql<{ days: number | null }>`
    SELECT (extract(epoch FROM max(created_at) - min(created_at)) / 86400)::float8 AS days FROM ${items}`.execute(
    app.db,
  )
  const unit = chooseUnit(span.rows[0]?.days ?? 0)
  const { rows } = await sql<TrendPoint>`
    SELECT to_char(date_trunc(${unit}::text, created_at AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS starts_on, count(*)::int AS items,
      round(avg(score), 1)::float8 AS average_score, (count(*) FILTER (WHERE NOT passed))::int AS off_brand
    FROM ${items} GROUP BY 1 ORDER BY 1 DESC LIMIT ${POINTS_MAX}`.execute(app.db)
  return { unit, points: rows.toReversed() }
}

function chooseUnit(days: number): ConsistencyReport['trend']['unit'] {
  if (days <= DAYS_MAX) return 'day'
  return days <= WEEKS_MAX_DAYS ? 'week' : 'month'
}
