import { sql } from 'kysely'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import { findWordless, readCampaignWords } from './find-wordless.ts'

/**
 * Stores which cells of a campaign need words. It follows each change of its brief, its plan or its words. A campaign that was deleted
 * meanwhile has none.
 * @throws {UnreadableJson} when stored JSON of the key visual or a cell is damaged
 */
export async function markWordless(app: Core & StudioSeam, owner: OwnerId, id: number): Promise<void> {
  const campaign = await selectOwned(app.db, owner, 'campaigns').selectAll().where('id', '=', id).executeTakeFirst()
  if (!campaign) return
  const words = await readCampaignWords(app, owner, campaign)
  const cells = await selectOwned(app.db, owner, 'campaign_cells')
    .select(['id', 'product_id', 'language', 'own', 'detached', 'data', 'needs_words'])
    .where('campaign_id', '=', id)
    .execute()
  const languages = [...new Set(cells.map(({ language }) => language))]
  const isWordless = await findWordless(app, words, languages)
  const changed = cells.filter((cell) => isWordless(cell) !== cell.needs_words).map((cell) => cell.id)
  if (changed.length === 0) return
  await updateOwned(app.db, owner, 'campaign_cells')
    .set({ needs_words: sql<boolean>`NOT needs_words` })
    .where('campaign_id', '=', id)
    .where(sql<boolean>`id = ANY(${changed}::bigint[])`)
    .execute()
}
