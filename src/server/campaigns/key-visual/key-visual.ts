import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { NO_OVERRIDES } from '#contract/designs/overrides.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { deleteOwned, selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { findStoredDesign, type StoredDesign } from '../../generation/accept/revise-brief.ts'
import { Problem } from '../../infrastructure/problem.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import { listLiveItems } from '../plan/plan-cells.ts'
import { type CampaignRow, readCampaign, requireCampaign } from '../read-campaign.ts'
import { type KeyDesign, parseKeyDesign } from '../stored.ts'
import { markWordless } from '../words/mark-wordless.ts'

const NO_KEY_VISUAL = 'Choose a key visual first.'
const BUSY = 'Cells of this campaign are being made. Wait until they are done, or cancel them.'

/**
 * Agrees on an image as the key visual. Cells that were made become stale, and earlier edits can no longer be undone.
 * @throws {UnreadableJson} when the stored scene, brief or paid results are damaged
 * @throws {Problem} 404 when campaign or content does not exist; 409 while cells are being made, or for content that is no design
 */
export async function chooseKeyVisual(
  app: Core & StudioSeam,
  owner: OwnerId,
  id: number,
  contentId: number,
): Promise<Campaign> {
  await requireCampaign(app, owner, id)
  const storedDesign = await findStoredDesign(app, owner, contentId)
  if (storedDesign.brief.content_type !== 'image' || storedDesign.brief.layout === 'none')
    throw new Problem(409, 'Only an image with a layout can be the key visual.')
  await transact(app.db, async (trx) => {
    const before = await lockKeyVisual(trx, owner, id)
    await requireIdle(trx, owner, id)
    await updateOwned(trx, owner, 'campaigns')
      .set({
        key_visual: JSON.stringify(toKeyDesign(storedDesign, before ? before.rev + 1 : 1)),
        key_content_id: contentId,
        key_item_id: null,
        updated_at: app.clock.now(),
      })
      .where('id', '=', id)
      .execute()
    await deleteOwned(trx, owner, 'campaign_edits').where('campaign_id', '=', id).execute()
    await updateOwned(trx, owner, 'campaign_cells')
      .set({ is_stale: true })
      .where('campaign_id', '=', id)
      .where('content_id', 'is not', null)
      .execute()
  })
  await markWordless(app, owner, id)
  return readCampaign(app, owner, id)
}

/** Locks the row of a campaign and returns its key visual; null before one was chosen. */
export async function lockKeyVisual(trx: Trx, owner: OwnerId, id: number): Promise<KeyDesign | null> {
  const row = await selectOwned(trx, owner, 'campaigns')
    .select('key_visual')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.key_visual ? parseKeyDesign(row.key_visual) : null
}

/** @throws {Problem} 409 while a cell or the key visual of the campaign is being made */
export async function requireIdle(trx: Trx, owner: OwnerId, id: number): Promise<void> {
  const busy = await selectOwned(trx, owner, 'campaign_cells')
    .select('id')
    .where('campaign_id', '=', id)
    .where('item_id', 'in', listLiveItems(trx, owner))
    .limit(1)
    .executeTakeFirst()
  if (busy) throw new Problem(409, BUSY)
}

function toKeyDesign({ scene, brief }: StoredDesign, rev: number): KeyDesign {
  return {
    version: 1,
    rev,
    language: brief.language ?? scene.copy.language,
    product_id: brief.product_id,
    width: brief.width,
    height: brief.height,
    layout: scene.layout,
    seed: brief.seed,
    overrides: scene.overrides ?? NO_OVERRIDES,
    words: [],
  }
}

/**
 * Reads the key visual of a campaign and the item that it shows.
 * @throws {UnreadableJson} when stored JSON is damaged
 * @throws {Problem} 409 when there is none, or its item was deleted
 */
export async function requireKeyVisual(
  app: Core,
  owner: OwnerId,
  campaign: CampaignRow,
): Promise<{ storedDesign: StoredDesign; key: KeyDesign }> {
  const { key_visual, key_content_id } = campaign
  if (key_visual === null || key_content_id === null) throw new Problem(409, NO_KEY_VISUAL)
  try {
    return { storedDesign: await findStoredDesign(app, owner, key_content_id), key: parseKeyDesign(key_visual) }
  } catch (error) {
    if (error instanceof Problem) throw new Problem(409, NO_KEY_VISUAL)
    throw error
  }
}
