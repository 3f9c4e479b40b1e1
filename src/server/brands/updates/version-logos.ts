import { sql } from 'kysely'
import { toUploadKey } from '../../blobs/keys.ts'
import type { HasDb } from '../../db/database.ts'
import { selectOwned } from '../../db/owned.ts'
import type { OwnerId } from '../../db/owner.ts'
import { nameOfFile } from '../../files/files.ts'
import { REMOTE } from '../../generation/run/pictures.ts'

/** Lists the keys under which briefs know the logos of all versions of a brand. */
export async function listVersionLogos({ db }: HasDb, owner: OwnerId, brandId: number): Promise<ReadonlySet<string>> {
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
