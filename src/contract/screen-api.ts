import { analyticsRoutes } from './analytics.ts'
import { apiKeyRoutes } from './api-keys.ts'
import { archiveRoutes } from './archives.ts'
import { authRoutes } from './auth.ts'
import { brandRoutes } from './brands.ts'
import { contentRoutes } from './content.ts'
import { generatorRoutes } from './generator.ts'
import { productRoutes } from './products.ts'
import { sizeRoutes } from './sizes.ts'
import { systemRoutes } from './system.ts'
import { trashRoutes } from './trash.ts'

/** The calls of all screens but the editor of designs. */
export const screenApi = {
  auth: authRoutes,
  apiKeys: apiKeyRoutes,
  brands: brandRoutes,
  products: productRoutes,
  content: contentRoutes,
  archives: archiveRoutes,
  trash: trashRoutes,
  generator: generatorRoutes,
  sizes: sizeRoutes,
  analytics: analyticsRoutes,
  system: systemRoutes,
}
