import { brandUpdateRoutes } from '#contract/brand-updates/brand-updates.ts'
import { handlers } from '../http/handlers.ts'
import { sendSubmitted } from '../http/submits.ts'
import { cancelBrandUpdate, undoBrandUpdate } from './end-updates.ts'
import { listOutdated } from './outdated.ts'
import { previewBrandUpdate } from './preview-update.ts'
import { listBrandUpdates } from './read-updates.ts'
import { startBrandUpdate } from './start-update.ts'

export const brandUpdateHandlers = handlers(brandUpdateRoutes, {
  outdated: ({ app, user, params, query }) => listOutdated(app, user.owner, params.id, query),
  preview: ({ app, user, params, body, gone }) =>
    previewBrandUpdate(app, { owner: user.owner, gone }, { id: params.id, contentId: body.content_id }),
  start: async ({ app, user, params, headers, body, reply }) => {
    const request = { id: params.id, contentIds: body.content_ids }
    return sendSubmitted(reply, await startBrandUpdate(app, user.owner, request, headers['idempotency-key']))
  },
  list: ({ app, user, params }) => listBrandUpdates(app, user.owner, params.id),
  cancel: ({ app, user, params }) => cancelBrandUpdate(app, user.owner, params),
  undo: ({ app, user, params }) => undoBrandUpdate(app, user.owner, params),
})
