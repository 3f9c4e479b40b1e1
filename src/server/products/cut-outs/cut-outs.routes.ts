import { productCutOutRoutes } from '#contract/products/product-cut-outs.ts'
import { handlers } from '../../http/handlers.ts'
import { previewCutOut, readCutOut, saveCutOut } from './cut-outs.ts'

export const productCutOutHandlers = handlers(productCutOutRoutes, {
  get: ({ app, user, params }) => readCutOut(app, user.owner, params),
  save: ({ app, user, params, body }) => saveCutOut(app, user.owner, params, body),
  preview: ({ app, user, params, body, gone }) => previewCutOut(app, { owner: user.owner, gone }, params, body.marks),
})
