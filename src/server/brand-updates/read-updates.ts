import { sql } from 'kysely'
import type { BrandUpdate } from '#contract/brand-updates/brand-updates.ts'
import type { Core } from '../infrastructure/core.ts'
import { ownedRows, selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { notFound } from '../infrastructure/problem.ts'
import { requireBrand } from '../brands/brands.ts'

/** A list counts the items of all of its updates, and the browser reads it while an update runs. */
const SHOWN_MAX = 5

/**
 * Lists the newest updates of the designs of a brand, newest first.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function listBrandUpdates(app: Core, owner: OwnerId, id: number): Promise<{ updates: BrandUpdate[] }> {
  await requireBrand(app, owner, id)
  const rows = await selectUpdates(app, owner).where('brand_updates.brand_id', '=', id).limit(SHOWN_MAX).execute()
  return { updates: rows.map(toUpdate) }
}

/**
 * Reads one update of a brand.
 * @throws {Problem} 404 if the user has no such update
 */
export async function readBrandUpdate(
  app: Core,
  owner: OwnerId,
  { id, update }: { id: number; update: number },
): Promise<BrandUpdate & { job_id: number }> {
  const row = await selectUpdates(app, owner)
    .where('brand_updates.id', '=', update)
    .where('brand_updates.brand_id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('Update')
  return { ...toUpdate(row), job_id: row.job_id }
}

/** Reads the update that a job belongs to. */
export async function readUpdateOfJob(app: Core, owner: OwnerId, jobId: number): Promise<BrandUpdate> {
  return toUpdate(await selectUpdates(app, owner).where('brand_updates.job_id', '=', jobId).executeTakeFirstOrThrow())
}

const selectUpdates = ({ db }: Core, owner: OwnerId) =>
  selectOwned(db, owner, 'brand_updates')
    .innerJoin(ownedRows(db, owner, 'items'), 'items.job_id', 'brand_updates.job_id')
    .leftJoin(ownedRows(db, owner, 'content'), 'content.item_id', 'items.id')
    .select(['brand_updates.id', 'brand_updates.job_id', 'brand_updates.created_at', 'brand_updates.undone_at'])
    .select([
      sql<number>`count(*)::int`.as('total'),
      countState('succeeded').as('done'),
      countState('failed').as('failed'),
      countState('cancelled').as('canceled'),
      sql<number>`(count(*) FILTER (WHERE items.ended_at IS NULL))::int`.as('waiting'),
      sql<number>`(count(*) FILTER (WHERE content.brand_check ->> 'passed' = 'false'))::int`.as('off_brand'),
    ])
    .groupBy(['brand_updates.id'])
    .orderBy('brand_updates.id', 'desc')

const countState = (state: string) => sql<number>`(count(*) FILTER (WHERE items.state = ${state}))::int`

type UpdateRow = Awaited<ReturnType<ReturnType<typeof selectUpdates>['executeTakeFirstOrThrow']>>

const toUpdate = ({ job_id: _, created_at, undone_at, ...counts }: UpdateRow): BrandUpdate => ({
  ...counts,
  created_at: created_at.toISOString(),
  undone_at: undone_at?.toISOString() ?? null,
})
