import { type AliasedRawBuilder, sql } from 'kysely'

/** Rows as a table with the name `given`, for an UPDATE ... FROM of many rows in one statement. `types` are the SQL types of the columns. */
export function recordSet<const T extends Record<string, string>, Row = { [K in keyof T]: unknown }>(
  rows: readonly Record<keyof T, unknown>[],
  types: T,
): AliasedRawBuilder<Row, 'given'> {
  const columns = Object.entries(types).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
  return sql<Row>`(SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row(${sql.join(columns)}))`.as(
    'given',
  )
}
