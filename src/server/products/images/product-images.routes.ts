import { productImageRoutes } from '#contract/products/product-images.ts'
import { handlers } from '../../http/handlers.ts'
import { addImages, arrangeImages, attachImages, listImages, makeMainImage, removeImage } from './product-images.ts'

export const productImageHandlers = handlers(productImageRoutes, {
  list: ({ app, user, params }) => listImages(app, user.owner, params.id),
  add: ({ app, user, params, files }) => addImages(app, user.owner, params.id, files),
  attach: ({ app, user, params, body }) => attachImages(app, user.owner, params.id, body.urls),
  arrange: ({ app, user, params, body }) => arrangeImages(app, user.owner, params.id, body.ids),
  makeMain: ({ app, user, params }) => makeMainImage(app, user.owner, params),
  remove: ({ app, user, params }) => removeImage(app, user.owner, params),
})
