import type { Db } from '../../infrastructure/db/database.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { CallKind } from '../resolution.ts'

export type Choices = Partial<Record<CallKind, string>>

interface StoredChoices {
  account: Choices
  /** Empty without a brand. */
  brand: Choices
}

/** What a user chose for the account, and for a brand. */
export async function readChoices(db: Db, owner: OwnerId, brandId: number | null): Promise<StoredChoices> {
  const rows = await selectOwned(db, owner, 'provider_choices')
    .select(['brand_id', 'kind', 'choice'])
    .where((of) => of.or([of('brand_id', 'is', null), of('brand_id', '=', brandId)]))
    .execute()
  const collect = (of: typeof rows): Choices => Object.fromEntries(of.map(({ kind, choice }) => [kind, choice]))
  return {
    account: collect(rows.filter(({ brand_id }) => brand_id === null)),
    brand: collect(rows.filter(({ brand_id }) => brand_id !== null)),
  }
}
