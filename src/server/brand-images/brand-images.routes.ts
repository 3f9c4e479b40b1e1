import { brandImageRoutes } from '#contract/brands/images/brand-images.ts'
import { handlers } from '../http/handlers.ts'
import {
  addBrandImage,
  changeBrandImages,
  listBrandImages,
  removeBrandImages,
  restoreBrandImages,
} from './brand-images.ts'
import { addBrandClip } from './clips.ts'
import { listImageUses } from './image-uses.ts'

export const brandImageHandlers = handlers(brandImageRoutes, {
  list: ({ app, user, params, query }) => listBrandImages(app, user.owner, params.id, query),
  upload: ({ app, user, params, form, files }) =>
    addBrandImage(app, user.owner, { brandId: params.id, title: form.title ?? null }, files),
  uploadClip: ({ app, user, params, form, files }) =>
    addBrandClip(app, user.owner, { brandId: params.id, title: form.title ?? null }, files),
  change: ({ app, user, params, body }) => changeBrandImages(app, user.owner, params.id, body),
  remove: ({ app, user, params, body }) => removeBrandImages(app, user.owner, params.id, body.ids),
  restore: ({ app, user, params, body }) => restoreBrandImages(app, user.owner, params.id, body.ids),
  uses: ({ app, user, params }) => listImageUses(app, user.owner, params),
})
