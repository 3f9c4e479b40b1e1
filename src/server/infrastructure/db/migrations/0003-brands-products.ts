import { sql, type Kysely } from 'kysely'

/** Everything that a brand and a product can say of themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const columns = (names: string[], type: string) => names.map((name) => `ADD COLUMN ${name} ${type}`).join(', ')
const LIST = `jsonb NOT NULL DEFAULT '[]'`
const MAP = `jsonb NOT NULL DEFAULT '{}'`

const statements = [
  `ALTER TABLE brands
    ${columns(['brand_persona', 'brand_voice', 'mission', '"values"', 'target_audience', 'brand_vision', 'brand_story'], 'text')},
    ${columns(['keywords_topics', 'social_channels', 'key_ctas', 'competitors'], LIST)},
    ADD COLUMN content_guidelines jsonb NOT NULL DEFAULT '{"do":[],"dont":[]}',
    ADD COLUMN content_strategy jsonb NOT NULL DEFAULT '{"pillars":[],"themes":[]}',
    ADD COLUMN tone_variations ${MAP}`,
  `CREATE TABLE products (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE, brand_id bigint NOT NULL REFERENCES brands ON DELETE CASCADE,
    name text NOT NULL, description text, category text, price double precision, sku text, upc text, features text, benefits text,
    ingredients text, target_audience text, usage_instructions text, image_url text, product_type text, key_features ${LIST},
    key_benefits ${LIST}, product_audience text, pain_point_solved text, unique_selling_proposition text, product_url text,
    default_cta_text text NOT NULL, pricing_text text, availability_status text, launch_date date, tags ${LIST},
    specifications ${MAP}, testimonials text, faq text, related_products text, created_at timestamptz NOT NULL)`,
  'CREATE INDEX ON products (brand_id, id DESC)',
  'CREATE INDEX ON products (user_id)',
  `CREATE TABLE fetched_pictures (url_hash bytea PRIMARY KEY, storage_key text NOT NULL, fetched_at timestamptz NOT NULL)`,
]
