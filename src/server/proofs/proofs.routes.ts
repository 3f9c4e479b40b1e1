import { proofRoutes } from '#contract/proofs/proofs.ts'
import { handlers } from '../http/handlers.ts'
import { readProof } from './read-proof.ts'
import { readSetting, saveSetting } from './setting.ts'

export const proofHandlers = handlers(proofRoutes, {
  get: ({ app, user, params }) => readProof(app, user.owner, params.id),
  getSetting: ({ app, user, params }) => readSetting(app, user.owner, params.id),
  setSetting: ({ app, user, params, body }) => saveSetting(app, user.owner, params.id, body),
})
