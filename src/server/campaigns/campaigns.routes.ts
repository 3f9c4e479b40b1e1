import { campaignRoutes } from '#contract/campaigns/campaign-routes.ts'
import { handlers } from '../http/handlers.ts'
import { sendSubmitted } from '../http/submits.ts'
import { createCampaign, removeCampaign, updateCampaign } from './campaigns.ts'
import { attachCell, changeCells, editCell } from './cells/change-cells.ts'
import { listCells } from './cells/read-cells.ts'
import { drawEdit } from './edit/draw-edit.ts'
import { editCampaign } from './edit/edit.ts'
import { previewEdit } from './edit/preview-edit.ts'
import { undoEdit } from './edit/undo-edit.ts'
import { chooseKeyVisual } from './key-visual/key-visual.ts'
import { proposeKeyVisuals } from './key-visual/proposals.ts'
import { previewPlan } from './plan/preview-plan.ts'
import { listCampaigns, readCampaign, requireCampaign } from './read-campaign.ts'
import { cancelCampaign, runCampaign } from './run/run.ts'

export const campaignHandlers = handlers(campaignRoutes, {
  list: ({ app, user, query }) => listCampaigns(app, user.owner, query),
  create: ({ app, user, body }) => createCampaign(app, user.owner, body),
  plan: ({ app, user, body }) => previewPlan(app, user.owner, body),
  get: ({ app, user, params }) => readCampaign(app, user.owner, params.id),
  update: ({ app, user, params, body }) => updateCampaign(app, user.owner, params.id, body),
  remove: ({ app, user, params }) => removeCampaign(app, user.owner, params.id),
  cells: async ({ app, user, params, query }) => {
    await requireCampaign(app, user.owner, params.id)
    return listCells(app, user.owner, params.id, query)
  },
  proposals: async ({ app, user, params, headers, reply }) =>
    sendSubmitted(reply, await proposeKeyVisuals(app, user.owner, params.id, headers['idempotency-key'])),
  chooseKeyVisual: ({ app, user, params, body }) => chooseKeyVisual(app, user.owner, params.id, body.content_id),
  run: async ({ app, user, params, headers, body, reply }) => {
    const request = { id: params.id, cellIds: body.cell_ids }
    return sendSubmitted(reply, await runCampaign(app, user.owner, request, headers['idempotency-key']))
  },
  cancel: ({ app, user, params }) => cancelCampaign(app, user.owner, params.id),
  previewEdit: ({ app, user, params, body }) => previewEdit(app, user.owner, params.id, body),
  drawEdit: ({ app, user, params, body, gone }) => drawEdit(app, { owner: user.owner, id: params.id, gone }, body),
  edit: async ({ app, user, params, headers, body, reply }) => {
    const request = { id: params.id, edit: body }
    return sendSubmitted(reply, await editCampaign(app, user.owner, request, headers['idempotency-key']))
  },
  undo: ({ app, user, params }) => undoEdit(app, user.owner, params.id),
  changeCells: ({ app, user, params, body }) => changeCells(app, user.owner, params.id, body),
  editCell: ({ app, user, params, body }) => editCell(app, user.owner, params, body),
  attachCell: ({ app, user, params, body }) => attachCell(app, user.owner, params, body.fields),
})
