import { brandImportRoutes } from '#contract/brands/site-reading/brands-import.ts'
import { handlers } from '../../http/handlers.ts'
import { importBrand } from './import-brand.ts'

export const brandImportHandlers = handlers(brandImportRoutes, {
  read: ({ app, user, body, form, files, gone }) =>
    importBrand(app, {
      owner: user.owner,
      url: body?.url ?? form?.url ?? '',
      encoding: body?.encoding ?? form?.encoding,
      files,
      gone,
    }),
})
