import { sql, type Kysely } from 'kysely'
import { numberSlug, toSlug } from '../campaign-slug.ts'

/** No two campaigns of a user have the same slug. Of those that had, the first keeps it, because its links may be published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; user_id: number; name: string; slug: string }>`
    SELECT id, user_id, name, slug FROM campaigns ORDER BY user_id, id`.execute(db)
  const taken = new Set(rows.map(toKey))
  const kept = new Set<string>()
  for (const row of rows) {
    if (!kept.has(toKey(row))) {
      kept.add(toKey(row))
      continue
    }
    const slug = numberSlug(toSlug(row.name), (free) => taken.has(toKey({ ...row, slug: free })))
    taken.add(toKey({ ...row, slug }))
    await sql`UPDATE campaigns SET slug = ${slug} WHERE id = ${row.id}`.execute(db)
  }
  await sql`CREATE UNIQUE INDEX campaigns_slug_key ON campaigns (user_id, slug)`.execute(db)
}

const toKey = ({ user_id, slug }: { user_id: number; slug: string }) => `${user_id} ${slug}`
