import { sql } from 'kysely'
import { type Cell, CELL_WORDS, type CellEdit, type CellField, type CellsChange } from '#contract/campaigns/cells.ts'
import { CELLS_NEED_WORDS } from '#contract/messages.ts'
import { NO_OVERRIDES } from '#contract/designs/overrides.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { writeExpired } from '../../brand-images/brand-images.ts'
import { listExpiredImages } from '../../brand-images/image-uses.ts'
import { readSavedDesign } from '../../designs/design.ts'
import { requireImages } from '../../designs/images.ts'
import { createJob } from '../../generation/accept/create-job.ts'
import { findStoredDesign, type StoredDesign } from '../../generation/accept/revise-brief.ts'
import type { QueueSeam } from '../../infrastructure/jobs/queue.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import { notFound, Problem } from '../../infrastructure/problem.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { requireKeyVisual } from '../key-visual/key-visual.ts'
import { type CampaignRow, requireCampaign } from '../read-campaign.ts'
import { buildCellItems, type CellRow } from '../run/build-items.ts'
import { readVideoScenes } from '../run/video-scenes.ts'
import { linkItems } from '../run/link-items.ts'
import { loadProducts } from '../run/load-products.ts'
import { findWordless, readCampaignWords } from '../words/find-wordless.ts'
import { markWordless } from '../words/mark-wordless.ts'
import { type OwnDesign, parseDetached, parseOwnDesign } from '../stored.ts'
import { CONTENT_SHA256, readCell, readCells } from './read-cells.ts'
import { findChangedOverrides, findChangedWords } from './resolve-cell.ts'

type CellParts = Core & QueueSeam & StorageSeam & StudioSeam & NotifierSeam

/**
 * Changes status or planned date of cells. Approving stores the checksum of the approved bytes.
 * @throws {Problem} 404 when the campaign or one of the cells does not exist, 409 when one to approve was not made,
 *   one that is to be ready needs words, or one to approve shows an expired picture of the brand
 */
export async function changeCells(
  app: Core,
  owner: OwnerId,
  id: number,
  change: CellsChange,
): Promise<{ cells: Cell[] }> {
  const { status, planned_on } = change
  const ids = [...new Set(change.ids)]
  await requireCampaign(app, owner, id)
  await transact(app.db, async (trx) => {
    const cells = await updateOwned(trx, owner, 'campaign_cells')
      .set({
        ...(status !== undefined && {
          status,
          approved_sha256: status === 'approved' ? readSha256(trx, owner) : null,
          approved_at: status === 'approved' ? app.clock.now() : null,
        }),
        ...(planned_on !== undefined && { planned_on }),
      })
      .where('campaign_id', '=', id)
      .where('id', 'in', ids)
      .returning(['id', 'content_id', 'approved_sha256', 'needs_words'])
      .execute()
    if (cells.length < ids.length) throw notFound('Cell')
    if ((status === 'approved' || status === 'ready') && cells.some(({ needs_words }) => needs_words))
      throw new Problem(409, CELLS_NEED_WORDS)
    if (status === 'approved') await refuseExpired(app, trx, owner, cells)
    if (status === 'approved' && cells.some(({ approved_sha256 }) => approved_sha256 === null))
      throw new Problem(409, 'Only cells that were made can be approved.')
  })
  return { cells: await readCells(app, owner, id, ids) }
}

/** @throws {Problem} 409 when a design shows a picture of the brand whose last day is over */
async function refuseExpired(
  app: Core,
  trx: Trx,
  owner: OwnerId,
  cells: readonly { content_id: number | null }[],
): Promise<void> {
  const designs = cells.flatMap(({ content_id }) => content_id ?? [])
  const expired = await listExpiredImages(app, trx, owner, designs)
  if (expired.length > 0) throw new Problem(409, writeExpired(expired))
}

const readSha256 = (trx: Trx, owner: OwnerId) =>
  selectOwned(trx, owner, 'content')
    .select(CONTENT_SHA256.as('sha256'))
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`content.id = campaign_cells.content_id`)

/**
 * Gives a cell its own words, layout or overrides. What differs from the present design is detached, and a made cell is drawn again without
 * a unit of the month. A version that was saved in the editor becomes current as it is.
 * @throws {UnreadableJson} when stored JSON is damaged
 * @throws {Problem} 404 when campaign, cell or version does not exist; 409 without a key visual or while the cell is being made; 422 for a
 *   picture of somebody else
 */
export async function editCell(app: CellParts, owner: OwnerId, at: CellAddress, edit: CellEdit): Promise<Cell> {
  const { campaign, cell } = await requireCell(app, owner, at)
  const present = cell.content_id === null ? null : await findStoredDesign(app, owner, cell.content_id)
  const version = edit.content_id === undefined ? null : await findVersion(app, owner, present, edit.content_id)
  const wanted = version ? readSavedDesign(version) : edit
  if (edit.overrides)
    await requireImages(
      app,
      owner,
      present ?? (await requireKeyVisual(app, owner, campaign)).storedDesign,
      edit.overrides,
    )
  const { own, fields } = detach(parseOwnDesign(cell.own), wanted, present)
  const detached = [...new Set([...parseDetached(cell.detached), ...fields])]
  if (version) await adoptVersion(app, owner, cell, { own, detached, version })
  else if (fields.length > 0) await redraw(app, owner, campaign, cell, { own, detached })
  await markWordless(app, owner, at.id)
  return readCell(app, owner, at.id, at.cell)
}

/** A cell by its number and that of its campaign. */
export interface CellAddress {
  id: number
  cell: number
}

/**
 * Takes properties of a cell from the key visual again, and draws a made cell again.
 * @throws {UnreadableJson} when stored JSON is damaged
 * @throws {Problem} 404 when campaign or cell does not exist, 409 without a key visual or while the cell is being made
 */
export async function attachCell(
  app: CellParts,
  owner: OwnerId,
  at: CellAddress,
  fields: readonly CellField[],
): Promise<Cell> {
  const { campaign, cell } = await requireCell(app, owner, at)
  const before = parseDetached(cell.detached)
  const detached = before.filter((field) => !fields.includes(field))
  if (detached.length < before.length)
    await redraw(app, owner, campaign, cell, { own: parseOwnDesign(cell.own), detached })
  await markWordless(app, owner, at.id)
  return readCell(app, owner, at.id, at.cell)
}

async function requireCell(
  app: Core,
  owner: OwnerId,
  { id, cell }: CellAddress,
): Promise<{ campaign: CampaignRow; cell: CellRow }> {
  const campaign = await selectOwned(app.db, owner, 'campaigns').selectAll().where('id', '=', id).executeTakeFirst()
  const row = await selectOwned(app.db, owner, 'campaign_cells')
    .selectAll()
    .where('campaign_id', '=', id)
    .where('id', '=', cell)
    .executeTakeFirst()
  if (!campaign || !row) throw notFound('Cell')
  return { campaign, cell: row }
}

async function findVersion(
  app: Core,
  owner: OwnerId,
  present: StoredDesign | null,
  contentId: number,
): Promise<StoredDesign> {
  const version = await findStoredDesign(app, owner, contentId)
  const isSame = present?.brief.width === version.brief.width && present.brief.height === version.brief.height
  if (!isSame || present.brief.content_type !== version.brief.content_type)
    throw new Problem(409, 'This item is no version of the cell.')
  return version
}

/** The own design of a cell after an edit, and the properties in which the edit differs from what the cell shows. */
function detach(
  own: OwnDesign,
  edit: Omit<CellEdit, 'content_id'>,
  present: StoredDesign | null,
): { own: OwnDesign; fields: CellField[] } {
  const saved = present && readSavedDesign(present)
  const copy = findChangedWords(saved?.copy ?? {}, edit.copy ?? {})
  const words = Object.keys(copy).flatMap((name): CellField[] => CELL_WORDS.filter((field) => field === name))
  const isLaidOut = edit.layout !== undefined && edit.layout !== (saved?.layout ?? undefined)
  const parts = edit.overrides ? findChangedOverrides(saved?.overrides ?? NO_OVERRIDES, edit.overrides) : []
  return {
    own: {
      ...own,
      copy: { ...own.copy, ...copy },
      ...(isLaidOut && { layout: edit.layout ?? null }),
      ...(edit.overrides && { overrides: edit.overrides }),
    },
    fields: [...words, ...(isLaidOut ? (['layout'] as const) : []), ...parts],
  }
}

interface Detached {
  own: OwnDesign
  detached: CellField[]
}

const toColumns = ({ own, detached }: Detached) => ({ own: JSON.stringify(own), detached: JSON.stringify(detached) })

/** Stores the own design of a cell. A cell that was made gets a new version in a job of its own, unless it has no words left. */
async function redraw(
  app: CellParts,
  owner: OwnerId,
  campaign: CampaignRow,
  cell: CellRow,
  change: Detached,
): Promise<void> {
  const columns = toColumns(change)
  const words = await readCampaignWords(app, owner, campaign)
  const isWordless = await findWordless(app, words, [cell.language])
  if (cell.content_id === null || isWordless({ ...cell, ...change })) {
    await updateOwned(app.db, owner, 'campaign_cells').set(columns).where('id', '=', cell.id).execute()
    return
  }
  await refuseWhileLive(app, owner, cell)
  const { storedDesign, key } = await requireKeyVisual(app, owner, campaign)
  const products = await loadProducts(app, owner, [cell.product_id])
  const video = await readVideoScenes(app, owner, campaign)
  const items = await buildCellItems(app, { storedDesign, key, products, video }, [
    { ...cell, own: change.own, detached: change.detached },
  ])
  const link = async (trx: Trx, job: { items: readonly number[] }) => {
    await linkItems(trx, owner, [cell], job.items)
    await updateOwned(trx, owner, 'campaign_cells')
      .set({ ...columns, is_stale: true })
      .where('id', '=', cell.id)
      .execute()
  }
  await createJob(app, owner, items, { claim: null, campaign: { id: campaign.id, link } })
}

async function refuseWhileLive({ db }: Core, owner: OwnerId, { item_id }: CellRow): Promise<void> {
  const live = await selectOwned(db, owner, 'items')
    .select('id')
    .where('id', '=', item_id ?? 0)
    .where('state', 'in', ['queued', 'running', 'retry_wait'])
    .executeTakeFirst()
  if (live) throw new Problem(409, 'This cell is being made.')
}

/** Makes a saved version the content of a cell, together with its item. */
async function adoptVersion(
  app: Core,
  owner: OwnerId,
  cell: CellRow,
  { version, ...change }: Detached & { version: StoredDesign },
): Promise<void> {
  await refuseWhileLive(app, owner, cell)
  const check = await selectOwned(app.db, owner, 'content')
    .select('brand_check')
    .where('id', '=', version.id)
    .executeTakeFirst()
  const { score = null, passed = null } = check?.brand_check ?? {}
  await updateOwned(app.db, owner, 'campaign_cells')
    .set({ ...toColumns(change), content_id: version.id, item_id: version.itemId, is_stale: false, score, passed })
    .where('id', '=', cell.id)
    .execute()
}
