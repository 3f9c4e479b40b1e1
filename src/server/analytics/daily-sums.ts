import { sql, type Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'

interface Kind {
  user_id: number
  content_type: string
  platform: string | null
  model: string
}

type Sums = Partial<Record<(typeof COLUMNS)[number], number>>

const COLUMNS = ['items', 'cost_usd', 'tokens', 'seconds', 'duration_seconds', 'bytes'] as const

/** Adds to the sums of the day (UTC) of `now`, in the transaction that writes the counted rows. */
export async function addToDay(trx: Transaction<Schema>, now: Date, kind: Kind, sums: Sums): Promise<void> {
  const { platform, ...rest } = kind
  const row = { ...rest, platform: platform ?? '', day: now.toISOString().slice(0, 10) }
  const total = (column: (typeof COLUMNS)[number]) =>
    sql<number>`${sql.ref(`daily_sums.${column}`)} + ${sums[column] ?? 0}`
  await trx
    .insertInto('daily_sums')
    .values({ ...row, ...sums })
    .onConflict((on) =>
      on
        .columns(['user_id', 'day', 'content_type', 'platform', 'model'])
        .doUpdateSet(Object.fromEntries(COLUMNS.map((column) => [column, total(column)]))),
    )
    .execute()
}
