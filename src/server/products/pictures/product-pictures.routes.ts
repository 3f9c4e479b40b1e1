import { productPictureRoutes } from '#contract/products/product-pictures.ts'
import { handlers } from '../../http/handlers.ts'
import {
  addPictures,
  arrangePictures,
  attachPictures,
  listPictures,
  makeMainPicture,
  removePicture,
} from './product-pictures.ts'

export const productPictureHandlers = handlers(productPictureRoutes, {
  list: ({ app, user, params }) => listPictures(app, user.owner, params.id),
  add: ({ app, user, params, files }) => addPictures(app, user.owner, params.id, files),
  attach: ({ app, user, params, body }) => attachPictures(app, user.owner, params.id, body.urls),
  arrange: ({ app, user, params, body }) => arrangePictures(app, user.owner, params.id, body.ids),
  makeMain: ({ app, user, params }) => makeMainPicture(app, user.owner, params),
  remove: ({ app, user, params }) => removePicture(app, user.owner, params),
})
