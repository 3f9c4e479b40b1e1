import type { ProofShows } from '#contract/proofs/proof-options.ts'
import type { Core } from '../infrastructure/core.ts'
import { selectOwned, updateOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { notFound } from '../infrastructure/problem.ts'

/**
 * What the files of a brand tell about it.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function readSetting({ db }: Core, owner: OwnerId, id: number): Promise<{ shows: ProofShows }> {
  const brand = await selectOwned(db, owner, 'brands')
    .select('proof_shows as shows')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!brand) throw notFound('Brand')
  return brand
}

/**
 * Changes what files tell that are handed out from now on.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function saveSetting({ db }: Core, owner: OwnerId, id: number, proof_shows: ProofShows) {
  const brand = await updateOwned(db, owner, 'brands')
    .set({ proof_shows })
    .where('id', '=', id)
    .returning('proof_shows as shows')
    .executeTakeFirst()
  if (!brand) throw notFound('Brand')
  return brand
}
