import { directionRoutes } from '#contract/generation/directions.ts'
import { handlers } from '../http/handlers.ts'
import { previewDirections, previewOtherDesigns } from './directions.ts'

export const directionHandlers = handlers(directionRoutes, {
  ofRequest: ({ app, user, body, gone }) => previewDirections(app, user.owner, body, gone),
  ofContent: ({ app, user, params, body, gone }) =>
    previewOtherDesigns(app, { owner: user.owner, id: params.id, gone }, body.design),
})
