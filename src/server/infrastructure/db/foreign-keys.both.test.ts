import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { openOwnSite } from '../../testing/site.ts'

/** Without an index, each deleted row scans the whole referring table: deleting 50,000 items of a user would take hours. */
test('every reference to rows that can be deleted has an index', async () => {
  const { opened } = await openOwnSite()
  const { rows } = await sql<{ reference: string }>`
    SELECT format('%s.%s', conrelid::regclass, attname) AS reference FROM pg_constraint
    JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1]
        AND (indpred IS NULL OR pg_get_expr(indpred, indrelid) = format('(%s IS NOT NULL)', attname)))
    ORDER BY 1`.execute(opened.app.db)
  expect(rows.map(({ reference }) => reference)).toEqual([])
})
