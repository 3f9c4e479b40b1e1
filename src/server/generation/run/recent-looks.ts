import { type DesignLook, describeLook } from '#studio/directions/describe-look.ts'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { parseScene } from '../../stored/scene.ts'
import { UnreadableJson } from '../../infrastructure/db/versioned-json.ts'

/** A design of a brand should look different from as many before it. */
const RECENT = 6

/** What the latest designs of a brand look like, the latest first. Versions of a design are left out, and so are scenes that cannot be read. */
export async function listRecentLooks({ db }: Core, owner: OwnerId, brandId: number | null): Promise<DesignLook[]> {
  if (brandId === null) return []
  const rows = await selectOwned(db, owner, 'content')
    .select('scene')
    .where('brand_id', '=', brandId)
    .where('root_id', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(RECENT)
    .execute()
  return rows.flatMap(({ scene }) => readLook(scene) ?? [])
}

function readLook(stored: unknown): DesignLook | null {
  try {
    return describeLook(parseScene(stored))
  } catch (error) {
    if (error instanceof UnreadableJson) return null
    throw error
  }
}
