import { numberSlug, toSlug } from '../infrastructure/db/campaign-slug.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import type { Person, Site } from './site.ts'

export interface PlantedCell {
  format: string
  language?: string
  variant?: number
  content_id?: number | null
  status?: 'draft' | 'ready' | 'in_review' | 'approved'
  planned_on?: string | null
  product_id?: number | null
}

interface Planted {
  brand_id: number
  name?: string
  slug?: string
  brief?: string
  product_ids?: number[]
  languages?: string[]
  landing_url?: string | null
  cells: readonly PlantedCell[]
}

const UTM = { enabled: true, source: null, medium: null, campaign: null, content: null, term: null }

/** Puts a campaign with finished cells into the database, so that a test need not generate them. An approved cell is what was approved. */
export async function plantCampaign({ opened: { app } }: Site, person: Person, planted: Planted) {
  const db = acrossOwners(app.db)
  const { user_id } = await db
    .selectFrom('brands')
    .select('user_id')
    .where('id', '=', planted.brand_id)
    .executeTakeFirstOrThrow()
  const now = app.clock.now()
  const { name = 'Spring launch', brief = '', product_ids = [], landing_url = null } = planted
  const taken = await db.selectFrom('campaigns').select('slug').where('user_id', '=', user_id).execute()
  const slug = planted.slug ?? numberSlug(toSlug(name), (numbered) => taken.some((row) => row.slug === numbered))
  const languages = planted.languages ?? ['en']
  const formats = [...new Set(planted.cells.map(({ format }) => format))]
  const { id } = await db
    .insertInto('campaigns')
    .values({
      user_id,
      brand_id: planted.brand_id,
      name,
      slug,
      brief,
      product_ids: JSON.stringify(product_ids),
      tone: 'professional',
      goal: 'awareness',
      theme: null,
      starts_on: null,
      ends_on: null,
      landing_url,
      utm: JSON.stringify(UTM),
      plan: JSON.stringify({ formats, languages, variants: 1, videos: [] }),
      key_visual: null,
      key_item_id: null,
      key_content_id: planted.cells[0]?.content_id ?? null,
      proposals_job_id: null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const cells: number[] = []
  for (const [position, cell] of planted.cells.entries())
    cells.push(await plantCell({ db, user_id, id, position, now }, cell))
  return { id, cells, person }
}

interface Place {
  db: ReturnType<typeof acrossOwners>
  user_id: OwnerId
  id: number
  position: number
  now: Date
}

async function plantCell({ db, user_id, id, position, now }: Place, cell: PlantedCell): Promise<number> {
  const { format, language = 'en', variant = 1, content_id = null, status = 'draft' } = cell
  const content = await db
    .selectFrom('content')
    .select(['blob', 'content_type', 'item_id'])
    .where('id', '=', content_id ?? 0)
    .executeTakeFirst()
  const planted = await db
    .insertInto('campaign_cells')
    .values({
      user_id,
      campaign_id: id,
      key: `${format}_${language}_${String.fromCodePoint(0x60 + variant)}${position}`,
      product_id: cell.product_id ?? null,
      format,
      content_type: content?.content_type ?? 'image',
      language,
      variant,
      row_key: null,
      position,
      item_id: content?.item_id ?? null,
      content_id,
      score: null,
      passed: null,
      status,
      approved_sha256: status === 'approved' ? (content?.blob.slice(0, 64) ?? null) : null,
      planned_on: cell.planned_on ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return planted.id
}
