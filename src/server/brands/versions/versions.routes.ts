import { brandVersionRoutes } from '#contract/brands/brand-versions.ts'
import { handlers } from '../../http/handlers.ts'
import { listBrandVersions, restoreBrandVersion } from './versions.ts'

export const brandVersionHandlers = handlers(brandVersionRoutes, {
  list: ({ app, user, params }) => listBrandVersions(app, user.owner, params.id),
  restore: ({ app, user, params }) => restoreBrandVersion(app, user.owner, params),
})
