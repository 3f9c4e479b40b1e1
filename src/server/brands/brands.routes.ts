import { brandRoutes } from '#contract/brands/brands.ts'
import { handlers } from '../http/handlers.ts'
import { createBrand, listBrands, removeBrand, writeBrand, uploadLogo } from './brands.ts'
import { previewEditedBrand } from './fonts/preview-fonts.ts'

export const brandHandlers = handlers(brandRoutes, {
  list: ({ app, user }) => listBrands(app, user.owner),
  create: ({ app, user, body }) => createBrand(app, user.owner, body),
  update: ({ app, user, params, body }) => writeBrand(app, user.owner, params.id, body, 'saved'),
  remove: ({ app, user, params }) => removeBrand(app, user.owner, params.id),
  preview: async ({ app, user, query, body, gone, reply }) =>
    reply.type('image/webp').send(await previewEditedBrand(app, { owner: user.owner, gone }, body, query.brand_id)),
  uploadLogo: ({ app, user, params, files }) => uploadLogo(app, user.owner, params.id, files),
})
