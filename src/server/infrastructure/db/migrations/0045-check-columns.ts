import { sql, type Kysely } from 'kysely'

/**
 * Score and outcome of the brand check, made by the database, so that a report does not read the checks of 10,000 designs. `check_outcome`
 * is equal for checks that measured the same rules with the same outcomes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE content
    ADD COLUMN check_score numeric GENERATED ALWAYS AS (
      CASE WHEN jsonb_typeof(brand_check -> 'score') = 'number' THEN (brand_check ->> 'score')::numeric END) STORED,
    ADD COLUMN check_passed boolean GENERATED ALWAYS AS (
      CASE WHEN jsonb_typeof(brand_check -> 'passed') = 'boolean' THEN (brand_check ->> 'passed')::boolean END) STORED,
    ADD COLUMN check_outcome uuid GENERATED ALWAYS AS (
      md5(jsonb_path_query_array(brand_check, '$.rules[*].rule')::text || jsonb_path_query_array(brand_check, '$.rules[*].passed')::text)::uuid
    ) STORED`.execute(db)
}
