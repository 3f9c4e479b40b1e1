import { sql } from 'kysely'
import { CELL_FIELDS, type CellField } from '#contract/campaigns/cells.ts'
import type { CampaignEdit, EditPreview, EditSample } from '#contract/campaigns/key-visual.ts'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { readCells } from '../cells/read-cells.ts'
import { requireCampaign } from '../read-campaign.ts'
import { chooseSamples } from './choose-samples.ts'
import { type Effect, findEffects, listChanged, listProtected } from './find-effects.ts'

/**
 * Counts what an edit of the key visual changes, and lists some of the cells that change as they are now. Nothing is changed.
 * @throws {UnreadableJson} when stored JSON is damaged
 * @throws {Problem} 404 when campaign or content does not exist, 409 without a key visual, 422 for a picture of somebody else
 */
export async function previewEdit(
  app: Core & StudioSeam,
  owner: OwnerId,
  id: number,
  edit: CampaignEdit,
): Promise<EditPreview> {
  const campaign = await requireCampaign(app, owner, id)
  const { effects } = await findEffects(app, owner, campaign, edit)
  const changed = listChanged(effects)
  const kept = effects.filter(({ changes, keeps }) => changes.length === 0 && keeps.length > 0)
  const untouched = listProtected(effects)
  return {
    changes: changed.length,
    keeps: kept.length,
    unaffected: effects.length - changed.length - kept.length - untouched.length,
    planned: await countUnmade(app, owner, id),
    protected: untouched.length,
    fields: CELL_FIELDS.flatMap((field) => {
      const [changes, keeps] = [countField(effects, 'changes', field), countField(effects, 'keeps', field)]
      return changes + keeps > 0 ? [{ field, changes, keeps }] : []
    }),
    changed_ids: changed.map((cell) => cell.id),
    kept_ids: kept.map(({ cell }) => cell.id),
    samples: await readSamples(app, owner, id, chooseSamples(changed)),
    cost_usd: 0,
  }
}

const countField = (effects: readonly Effect[], kind: 'changes' | 'keeps', field: CellField) =>
  effects.filter((effect) => effect[kind].includes(field) && !(kind === 'changes' && effect.isProtected)).length

async function countUnmade({ db }: Core, owner: OwnerId, campaignId: number): Promise<number> {
  const row = await selectOwned(db, owner, 'campaign_cells')
    .select(sql<number>`count(*)`.as('count'))
    .where('campaign_id', '=', campaignId)
    .where('excluded', '=', false)
    .where('content_id', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** A cell whose content is in the trash has no picture, so it is left out. */
async function readSamples(
  app: Core,
  owner: OwnerId,
  campaignId: number,
  chosen: readonly { id: number }[],
): Promise<EditSample[]> {
  const ids = chosen.map((cell) => cell.id)
  const cells = await readCells(app, owner, campaignId, ids)
  return cells.flatMap(({ id, format, width, height, language, thumbnail_url }) =>
    thumbnail_url === null ? [] : [{ id, format, width, height, language, thumbnail_url }],
  )
}
