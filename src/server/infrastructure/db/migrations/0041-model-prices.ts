import { sql, type Kysely } from 'kysely'

/** Prices that the operator sets, by provider, model and first day. Rows are only added, so the table is also their history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `CREATE TABLE model_prices (
    id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    provider text NOT NULL,
    model text NOT NULL,
    valid_from text NOT NULL CHECK (valid_from ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    rates jsonb NOT NULL,
    created_at timestamptz NOT NULL
  )`,
]
