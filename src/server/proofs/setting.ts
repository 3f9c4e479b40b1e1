import type { ProofSetting } from '#contract/proofs/proofs.ts'
import type { Core } from '../infrastructure/core.ts'
import { selectOwned, updateOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { notFound } from '../infrastructure/problem.ts'

const COLUMNS = ['proof_shows as shows', 'ai_label as label', 'ai_label_on as label_on'] as const

/** For items without a brand. */
export const USUAL_SETTING: ProofSetting = { shows: 'maker', label: null, label_on: 'models' }

/**
 * What the files of a brand tell about it, and the label of its designs.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function readSetting({ db }: Pick<Core, 'db'>, owner: OwnerId, id: number): Promise<ProofSetting> {
  const brand = await selectOwned(db, owner, 'brands').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  if (!brand) throw notFound('Brand')
  return brand
}

/**
 * Changes what files tell that are handed out from now on, and the label of designs that are made from now on. Absent fields stay.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function saveSetting(
  app: Core,
  owner: OwnerId,
  id: number,
  { shows, label, label_on }: { [Field in keyof ProofSetting]?: ProofSetting[Field] | undefined },
): Promise<ProofSetting> {
  const change = {
    ...(shows !== undefined && { proof_shows: shows }),
    ...(label !== undefined && { ai_label: label }),
    ...(label_on !== undefined && { ai_label_on: label_on }),
  }
  if (Object.keys(change).length === 0) return readSetting(app, owner, id)
  const brand = await updateOwned(app.db, owner, 'brands')
    .set(change)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst()
  if (!brand) throw notFound('Brand')
  return brand
}
