import { BRAND_FILE_TYPE, brandFileRoutes } from '#contract/brands/brand-files.ts'
import { attach } from '../../http/attachment.ts'
import { handlers } from '../../http/handlers.ts'
import { exportBrand, importBrand } from './brand-files.ts'

export const brandFileHandlers = handlers(brandFileRoutes, {
  export: async ({ app, user, params, reply }) => {
    const { name, body } = await exportBrand(app, user.owner, params.id)
    return reply.type(BRAND_FILE_TYPE).header('content-disposition', attach(name)).send(body)
  },
  import: ({ app, user, files }) => importBrand(app, user.owner, files),
})
