import { sql, type Kysely } from 'kysely'

/** The fonts that owners of brands uploaded, and the families that a brand uses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'ALTER TABLE brands ADD COLUMN uploaded_fonts jsonb',
  `CREATE TABLE brand_fonts (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
    brand_id bigint NOT NULL REFERENCES brands ON DELETE CASCADE,
    key text NOT NULL UNIQUE,
    family text NOT NULL,
    style text NOT NULL,
    weight integer NOT NULL,
    is_italic boolean NOT NULL,
    kind text NOT NULL,
    facts jsonb NOT NULL,
    size_bytes bigint NOT NULL,
    license_note text,
    created_at timestamptz NOT NULL,
    UNIQUE (brand_id, family, weight, is_italic)
  )`,
  'CREATE INDEX brand_fonts_user_idx ON brand_fonts (user_id)',
]
