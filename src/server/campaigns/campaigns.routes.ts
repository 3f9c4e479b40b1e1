import { campaignRoutes } from '#contract/campaigns/campaigns.ts'
import { handlers } from '../http/handlers.ts'
import { notFound } from '../problem.ts'

const planned = (): never => {
  throw notFound('Campaign')
}

export const campaignHandlers = handlers(campaignRoutes, {
  list: planned,
  create: planned,
  plan: planned,
  get: planned,
  update: planned,
  remove: planned,
  cells: planned,
  proposals: planned,
  chooseKeyVisual: planned,
  run: planned,
  cancel: planned,
  previewEdit: planned,
  edit: planned,
  undo: planned,
  changeCells: planned,
  editCell: planned,
  attachCell: planned,
})
