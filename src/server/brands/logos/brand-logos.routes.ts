import { brandLogoRoutes } from '#contract/brands/logos/brand-logos.ts'
import { handlers } from '../../http/handlers.ts'
import { computeVariant, listBrandLogos, removeVariant, saveVariant, uploadVariant } from './brand-logos.ts'

export const brandLogoHandlers = handlers(brandLogoRoutes, {
  list: ({ app, user, params }) => listBrandLogos(app, user.owner, params.id),
  upload: ({ app, user, params, files }) => uploadVariant(app, user.owner, params, files),
  save: ({ app, user, params, body }) => saveVariant(app, user.owner, params, body.url),
  remove: ({ app, user, params }) => removeVariant(app, user.owner, params),
  compute: ({ app, user, params }) => computeVariant(app, user.owner, params),
})
