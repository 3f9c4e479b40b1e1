import { toFontKey } from '../../infrastructure/blobs/keys.ts'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'

/** The storage keys of the fonts of a brand, whose files are removed after it. */
export async function listFontKeys({ db }: Core, owner: OwnerId, brandId: number): Promise<string[]> {
  const rows = await selectOwned(db, owner, 'brand_fonts').select('key').where('brand_id', '=', brandId).execute()
  return rows.map(({ key }) => toFontKey(key))
}
