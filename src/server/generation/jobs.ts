import type { Job } from '#contract/generator.ts'
import type { App } from '../app.ts'

const SHOWN_MAX = 100

export async function listJobs({ db }: Pick<App, 'db'>, userId: number): Promise<{ jobs: Job[] }> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'content_types', 'platforms', 'tone', 'goal', 'state as status', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  return { jobs: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) }
}
