import '../schema/jitless.ts'
import { z } from 'zod'
import { CAMPAIGN_CELLS_MAX, PROMPT_MAX, RUN_CELLS_MAX, SEARCH_MAX } from '../limits.ts'
import { JOB_FINISHED, PREVIEW_SUPERSEDED } from '../messages.ts'
import { routes } from '../route.ts'
import { ById, Id, IdNumber, Page, Text } from '../schema/fields.ts'
import { IdempotencyKey, SUBMITS } from '../generation/submits.ts'
import { Campaign, CampaignInput, CampaignSummary } from './campaigns.ts'
import { Cell, CellAttach, CellEdit, CellIds, CellsChange, CellsQuery, CellsReply } from './cells.ts'
import { CampaignEdit, EditImages, EditPreview } from './key-visual.ts'
import { Plan, PlanPreview, ProductIds } from './plan.ts'

const Started = z.object({ job_id: Id, cells: z.number() })

const missing = 'Campaign not found'
const cellMissing = 'Cell not found'
const busy = 'Cells of the campaign are being made'
const noKeyVisual = 'The campaign has no key visual yet'
const ByCell = z.object({ id: Id, cell: Id })
const tooLarge = `A campaign has at most ${CAMPAIGN_CELLS_MAX} cells`
const headers = z.object({ 'idempotency-key': IdempotencyKey })

export const campaignRoutes = routes({
  list: {
    method: 'GET',
    path: '/api/campaigns',
    summary: 'A page of the campaigns, newest first',
    access: 'user',
    query: z.object({ ...Page, search: Text(SEARCH_MAX, 'Search').nullish() }),
    reply: z.object({ campaigns: z.array(CampaignSummary), total: z.number() }),
  },
  create: {
    method: 'POST',
    path: '/api/campaigns',
    summary: 'Create a campaign with its planned cells; nothing is generated',
    access: 'user',
    body: CampaignInput,
    reply: Campaign,
    refuses: { 404: 'Brand not found, or Product not found', 422: tooLarge },
    status: 201,
  },
  plan: {
    method: 'POST',
    path: '/api/campaigns/plan',
    summary:
      'Count what a plan makes, what it costs, and whether it fits into the month, and list what other languages say of the brief; nothing is generated',
    access: 'user',
    body: z.object({
      /** The campaign whose plan would change. */
      campaign_id: IdNumber('campaign_id must be the number of a campaign').optional(),
      product_ids: ProductIds,
      plan: Plan,
      /** What the campaign is about; absent means the stored brief. */
      brief: Text(PROMPT_MAX, 'Brief').optional(),
      brand_id: IdNumber('brand_id must be the number of a brand').optional(),
    }),
    reply: PlanPreview,
    refuses: { 404: 'Campaign, brand or product not found' },
  },
  get: {
    method: 'GET',
    path: '/api/campaigns/:id',
    summary: 'A campaign with its plan, counts, key visual and proposals',
    access: 'user',
    params: ById,
    reply: Campaign,
    missing,
  },
  /** Cells that were never made and are not in the new plan are deleted; made ones stay and are marked as excluded. */
  update: {
    method: 'PUT',
    path: '/api/campaigns/:id',
    summary: 'Change a campaign; new cells are planned and nothing is generated',
    access: 'user',
    params: ById,
    body: CampaignInput,
    reply: Campaign,
    refuses: { 404: 'Brand not found, or Product not found', 422: tooLarge },
    missing,
  },
  remove: {
    method: 'DELETE',
    path: '/api/campaigns/:id',
    summary: 'Delete a campaign and cancel what is being made; what was made stays in the library',
    access: 'user',
    params: ById,
    status: 204,
    missing,
  },
  cells: {
    method: 'GET',
    path: '/api/campaigns/:id/cells',
    summary: 'A page of the cells in the order of the plan',
    access: 'user',
    params: ById,
    query: CellsQuery,
    reply: CellsReply,
    missing,
  },
  proposals: {
    method: 'POST',
    path: '/api/campaigns/:id/proposals',
    summary:
      'Make three candidates for the key visual; they take three units of the month and are read with the campaign',
    access: 'user',
    params: ById,
    headers,
    limits: [SUBMITS],
    reply: Started,
    refuses: {
      409: 'The brand was deleted, or proposals are being made',
      429: 'The month does not have three units left',
    },
    status: 202,
    missing,
  },
  chooseKeyVisual: {
    method: 'PUT',
    path: '/api/campaigns/:id/key-visual',
    summary: 'Agree on an image as the key visual; made cells become stale',
    access: 'user',
    params: ById,
    body: z.object({ content_id: IdNumber('content_id must be the number of an item') }),
    reply: Campaign,
    refuses: { 404: 'Content not found', 409: busy },
    missing,
  },
  run: {
    method: 'POST',
    path: '/api/campaigns/:id/run',
    summary: `Make all planned, failed and stale cells, or those of cell_ids; at most ${RUN_CELLS_MAX} at once`,
    access: 'user',
    params: ById,
    headers,
    limits: [SUBMITS],
    body: z.object({ cell_ids: CellIds.optional() }),
    reply: Started,
    refuses: {
      404: cellMissing,
      409: `${noKeyVisual}, there is nothing to make, or the cells are being made already`,
      422: 'The Idempotency-Key belongs to another request',
      429: 'The plan is larger than what is left of the month; the body has `left` and `needed`',
    },
    status: 202,
    missing,
  },
  cancel: {
    method: 'POST',
    path: '/api/campaigns/:id/cancel',
    summary: 'Cancel everything of the campaign that has not ended',
    access: 'user',
    params: ById,
    reply: Campaign,
    refuses: { 409: JOB_FINISHED },
    missing,
  },
  previewEdit: {
    method: 'POST',
    path: '/api/campaigns/:id/edit/preview',
    summary: 'Count what an edit of the key visual changes, and list some assets that change; nothing is changed',
    access: 'user',
    params: ById,
    body: CampaignEdit,
    reply: EditPreview,
    refuses: { 404: 'Content or product not found', 409: noKeyVisual },
    missing,
  },
  /** One call of a user is drawn at a time. Of the waiting ones the newest runs, and the others get 409. */
  drawEdit: {
    method: 'POST',
    path: '/api/campaigns/:id/edit/preview/images',
    summary: 'Draw the samples of an edit as they would be after it, as small images; nothing is stored',
    access: 'user',
    params: ById,
    body: CampaignEdit,
    reply: EditImages,
    refuses: {
      404: 'Content or product not found',
      409: `${PREVIEW_SUPERSEDED} Or: ${noKeyVisual}`,
      422: 'A picture that is not one of the design',
    },
    missing,
  },
  edit: {
    method: 'POST',
    path: '/api/campaigns/:id/edit',
    summary: 'Change the key visual and draw all cells again that do not own the property; costs nothing',
    access: 'user',
    params: ById,
    headers,
    limits: [SUBMITS],
    body: CampaignEdit,
    // `job_id` is null if nothing has to be drawn again.
    reply: z.object({ job_id: Id.nullable(), cells: z.number(), edit_id: Id }),
    refuses: {
      404: 'Content or product not found',
      409: `${noKeyVisual}, or ${busy}`,
      422: 'A picture that is not one of the design',
    },
    status: 202,
    missing,
  },
  undo: {
    method: 'POST',
    path: '/api/campaigns/:id/undo',
    summary:
      'Undo the newest edit: the former contents become current again, and the versions of the edit go to the trash',
    access: 'user',
    params: ById,
    reply: Campaign,
    refuses: { 409: 'There is nothing to undo' },
    missing,
  },
  changeCells: {
    method: 'PATCH',
    path: '/api/campaigns/:id/cells',
    summary: 'Change status or planned date of cells',
    access: 'user',
    params: ById,
    body: CellsChange,
    reply: z.object({ cells: z.array(Cell) }),
    refuses: { 404: cellMissing, 409: 'A cell that was not made cannot be approved' },
    missing,
  },
  editCell: {
    method: 'PATCH',
    path: '/api/campaigns/:id/cells/:cell',
    summary: 'Give one cell its own words, layout or overrides and draw it again; costs nothing',
    access: 'user',
    params: ByCell,
    limits: [SUBMITS],
    body: CellEdit,
    reply: Cell,
    refuses: { 409: `${noKeyVisual}, or the cell is being made`, 422: 'A picture that is not one of the design' },
    missing: cellMissing,
  },
  attachCell: {
    method: 'POST',
    path: '/api/campaigns/:id/cells/:cell/attach',
    summary: 'Take properties from the key visual again and draw the cell again; costs nothing',
    access: 'user',
    params: ByCell,
    limits: [SUBMITS],
    body: CellAttach,
    reply: Cell,
    refuses: { 409: `${noKeyVisual}, or the cell is being made` },
    missing: cellMissing,
  },
})
