import { sql } from 'kysely'
import { toUploadKey } from '../infrastructure/blobs/keys.ts'
import type { Core } from '../infrastructure/core.ts'
import { selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { nameOfFile } from '../files/files.ts'
import { REMOTE } from '../files/brief-pictures.ts'

/** Lists the keys under which briefs know the logos of all versions of a brand. */
export async function listVersionLogos({ db }: Core, owner: OwnerId, brandId: number): Promise<ReadonlySet<string>> {
  const rows = await selectOwned(db, owner, 'brand_versions')
    .select(sql<string | null>`fields ->> 'logo_url'`.as('url'))
    .distinct()
    .where('brand_id', '=', brandId)
    .execute()
  return new Set(rows.flatMap(({ url }) => (url ? [toLogoKey(url)] : [])))
}

function toLogoKey(url: string): string {
  const name = nameOfFile(url)
  return name ? toUploadKey(name) : REMOTE + url
}
