import { requestPreviewRoutes } from '#contract/generation/request-preview.ts'
import { handlers } from '../http/handlers.ts'
import { previewRequest } from './request-preview.ts'

export const requestPreviewHandlers = handlers(requestPreviewRoutes, {
  draw: ({ app, user, body, gone }) => previewRequest(app, user.owner, body, gone),
})
