import { productImportRoutes } from '#contract/products/products-import.ts'
import { handlers } from '../../http/handlers.ts'
import { importProduct } from './import-product.ts'

export const productImportHandlers = handlers(productImportRoutes, {
  read: ({ app, user, body, gone }) => importProduct(app, { owner: user.owner, ...body, gone }),
})
