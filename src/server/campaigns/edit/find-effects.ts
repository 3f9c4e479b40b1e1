import type { CellField } from '#contract/campaigns/cells.ts'
import type { CampaignEdit } from '#contract/campaigns/key-visual.ts'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import { listDifferences, ownsField } from '../cells/resolve-cell.ts'
import { requireKeyVisual } from '../key-visual/key-visual.ts'
import type { CampaignRow } from '../read-campaign.ts'
import { type CellRow, readCellDesign, requireFormat } from '../run/build-items.ts'
import type { KeyDesign } from '../stored.ts'
import { findWordless } from '../words/find-wordless.ts'
import { applyEdit, type EditedKey } from './apply-edit.ts'

/** What an edit has to know of a cell. A campaign has thousands of them, so the other columns are not read. */
const COLUMNS = ['id', 'product_id', 'language', 'format', 'status', 'content_id', 'own', 'detached', 'data'] as const
type EffectCell = Pick<CellRow, (typeof COLUMNS)[number]>

/** What an edit does to a made cell: the properties that change, and those that the cell keeps because it owns them. */
export interface Effect {
  cell: EffectCell
  changes: CellField[]
  keeps: CellField[]
  /** Whether the cell is approved or its design is locked, so that the edit leaves it as it is. */
  isProtected: boolean
  /** Whether it has no words in its language after the edit, so that it is not drawn again. */
  isWordless: boolean
}

/**
 * Finds what an edit of the key visual changes for each made cell, in the order of the plan. Nothing is changed.
 * @throws {UnreadableJson} when stored JSON is damaged
 * @throws {Problem} 404 when the content does not exist, 409 without a key visual, 422 for a picture of somebody else
 */
export async function findEffects(
  app: Core & StudioSeam,
  owner: OwnerId,
  campaign: CampaignRow,
  edit: CampaignEdit,
): Promise<{ edited: EditedKey; effects: Effect[] }> {
  const { storedDesign, key } = await requireKeyVisual(app, owner, campaign)
  const edited = await applyEdit(app, owner, { storedDesign, key, edit, campaign })
  const [cells, locked] = await Promise.all([readCreatedCells(app, owner, campaign.id), listLocked(app, owner)])
  const { brief } = edited.storedDesign
  const words = { brief, language: key.language, key: edited.key, storedDesign: edited.storedDesign }
  const isWordless = await findWordless(app, words, [...new Set(cells.map(({ language }) => language))])
  return { edited, effects: compareCells(key, edited.key, { cells, locked, isWordless }) }
}

interface ComparedCells {
  cells: readonly EffectCell[]
  locked: ReadonlySet<number>
  isWordless: (cell: EffectCell) => boolean
}

/** Cells of the same product, language and size differ alike, so that is found out once. */
function compareCells(before: KeyDesign, after: KeyDesign, { cells, locked, isWordless }: ComparedCells): Effect[] {
  const known = new Map<string, CellField[]>()
  return cells.map((cell) => {
    const name = `${cell.product_id} ${cell.language} ${cell.format}`
    const design = readCellDesign({ ...cell, own: {} }, requireFormat(cell.format))
    const differences = known.get(name) ?? listDifferences(before, after, design)
    known.set(name, differences)
    return {
      cell,
      changes: differences.filter((field) => !ownsField(design, field)),
      keeps: differences.filter((field) => ownsField(design, field)),
      isProtected: cell.status === 'approved' || locked.has(cell.content_id ?? 0),
      isWordless: isWordless(cell),
    }
  })
}

/** The cells that are drawn again. */
export const listChanged = (effects: readonly Effect[]): EffectCell[] =>
  effects
    .filter(({ changes, isProtected, isWordless }) => changes.length > 0 && !isProtected && !isWordless)
    .map(({ cell }) => cell)

/** The cells that would be drawn again if they were not protected. */
export const listProtected = (effects: readonly Effect[]): EffectCell[] =>
  effects.filter(({ changes, isProtected }) => changes.length > 0 && isProtected).map(({ cell }) => cell)

const readCreatedCells = ({ db }: Core, owner: OwnerId, campaignId: number): Promise<EffectCell[]> =>
  selectOwned(db, owner, 'campaign_cells')
    .select(COLUMNS)
    .where('campaign_id', '=', campaignId)
    .where('excluded', '=', false)
    .where('content_id', 'is not', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The ids of all locked contents of a user, which are few. */
async function listLocked({ db }: Core, owner: OwnerId): Promise<Set<number>> {
  const rows = await selectOwned(db, owner, 'content').select('id').where('locked_at', 'is not', null).execute()
  return new Set(rows.map(({ id }) => id))
}
