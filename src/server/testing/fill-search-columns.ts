import { sql, type QueryExecutorProvider } from 'kysely'
import { toNameKey } from '#contract/search/compare-names.ts'
import { buildSearchVector, type SearchedTexts } from '../infrastructure/db/search-vector.ts'

/** Rows that are read and written at once. */
const BATCH = 1000

type Row = SearchedTexts & { id: number }

/** Fills search vector and sort key of all rows of `content` that were written without them. */
export async function fillSearchColumns(db: QueryExecutorProvider): Promise<void> {
  for (let last = 0; ;) {
    const { rows } = await sql<Row>`SELECT id, title, prompt, caption, brand_name, product_name FROM content
      WHERE id > ${last} AND search_vector = '' ORDER BY id LIMIT ${BATCH}`.execute(db)
    if (rows.length === 0) return
    await fillRows(db, rows)
    last = rows.at(-1)?.id ?? last
  }
}

async function fillRows(db: QueryExecutorProvider, rows: readonly Row[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const vectors = rows.map(buildSearchVector)
  const keys = rows.map(({ title }) => toNameKey(title ?? ''))
  await sql`UPDATE content SET search_vector = made.vector::tsvector, name_key = made.key
    FROM unnest(${ids}::bigint[], ${vectors}::text[], ${keys}::text[]) AS made (id, vector, key)
    WHERE content.id = made.id`.execute(db)
}
