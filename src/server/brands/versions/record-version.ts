import type { Selectable } from 'kysely'
import type { BrandVersionCause } from '#contract/brands/brand-versions.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { insertOwned, selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { BrandsTable } from '../../infrastructure/db/schema.ts'
import { listChangedFields, pickBrandFields } from './brand-fields.ts'

/**
 * Records what a brand is now as its next version, as part of `trx`. Nothing is recorded if nothing changed. Returns the number of the
 * newest version.
 */
export async function recordVersion(
  { clock }: Core,
  trx: Trx,
  owner: OwnerId,
  brand: Selectable<BrandsTable>,
  cause: BrandVersionCause,
): Promise<number> {
  const fields = pickBrandFields(brand)
  const newest = await selectOwned(trx, owner, 'brand_versions')
    .select(['number', 'fields'])
    .where('brand_id', '=', brand.id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest && listChangedFields(newest.fields, fields).length === 0) return newest.number
  const number = (newest?.number ?? 0) + 1
  await insertOwned(trx, owner, 'brand_versions', {
    brand_id: brand.id,
    number,
    cause,
    fields: JSON.stringify(fields),
    created_at: clock.now(),
  }).execute()
  await updateOwned(trx, owner, 'brands').set({ version: number }).where('id', '=', brand.id).execute()
  return number
}
