import { productRoutes } from '#contract/products/products.ts'
import { handlers } from '../http/handlers.ts'
import { createProduct, listProducts, removeProduct, updateProduct, uploadProductImage } from './products.ts'

export const productHandlers = handlers(productRoutes, {
  list: ({ app, user, params }) => listProducts(app, user.owner, params.id),
  create: ({ app, user, params, body }) => createProduct(app, user.owner, params.id, body),
  update: ({ app, user, params, body }) => updateProduct(app, user.owner, params.id, body),
  remove: ({ app, user, params }) => removeProduct(app, user.owner, params.id),
  uploadImage: ({ app, user, params, files }) => uploadProductImage(app, user.owner, params.id, files),
})
