import { sql } from 'kysely'
import type { Trx } from '../infrastructure/db/database.ts'
import { insertOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'

interface Kind {
  owner: OwnerId
  content_type: string
  platform: string | null
  model: string
  /** `gemini`, or the name of another provider; empty for the studio. */
  provider: string
}

type Sums = Partial<Record<(typeof COLUMNS)[number], number>>

const COLUMNS = ['items', 'cost_usd', 'tokens', 'seconds', 'duration_seconds', 'bytes'] as const

/** Adds to the sums of the day (UTC) of `now`, in the transaction that writes the counted rows. */
export async function addToDay(trx: Trx, now: Date, kind: Kind, sums: Sums): Promise<void> {
  const { owner, platform, ...rest } = kind
  const row = { ...rest, platform: platform ?? '', day: now.toISOString().slice(0, 10) }
  const total = (column: (typeof COLUMNS)[number]) =>
    sql<number>`${sql.ref(`daily_sums.${column}`)} + ${sums[column] ?? 0}`
  await insertOwned(trx, owner, 'daily_sums', { ...row, ...sums })
    .onConflict((on) =>
      on
        .columns(['user_id', 'day', 'content_type', 'platform', 'model', 'provider'])
        .doUpdateSet(Object.fromEntries(COLUMNS.map((column) => [column, total(column)]))),
    )
    .execute()
}
