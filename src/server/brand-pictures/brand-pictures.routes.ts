import { brandPictureRoutes } from '#contract/brands/pictures/brand-pictures.ts'
import { handlers } from '../http/handlers.ts'
import {
  addBrandPicture,
  changeBrandPictures,
  listBrandPictures,
  removeBrandPictures,
  restoreBrandPictures,
} from './brand-pictures.ts'
import { listPictureUses } from './picture-uses.ts'

export const brandPictureHandlers = handlers(brandPictureRoutes, {
  list: ({ app, user, params, query }) => listBrandPictures(app, user.owner, params.id, query),
  upload: ({ app, user, params, form, files }) =>
    addBrandPicture(app, user.owner, { brandId: params.id, title: form.title ?? null }, files),
  change: ({ app, user, params, body }) => changeBrandPictures(app, user.owner, params.id, body),
  remove: ({ app, user, params, body }) => removeBrandPictures(app, user.owner, params.id, body.ids),
  restore: ({ app, user, params, body }) => restoreBrandPictures(app, user.owner, params.id, body.ids),
  uses: ({ app, user, params }) => listPictureUses(app, user.owner, params),
})
