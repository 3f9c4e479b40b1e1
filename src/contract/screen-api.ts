import { analyticsRoutes } from './library/analytics.ts'
import { apiKeyRoutes } from './providers/api-keys.ts'
import { archiveRoutes } from './library/archives.ts'
import { authRoutes } from './accounts/auth.ts'
import { brandRoutes } from './brands/brands.ts'
import { contentMakingRoutes, contentRoutes } from './library/content.ts'
import { generatorRoutes } from './generation/generator.ts'
import { productRoutes } from './products/products.ts'
import { sizeRoutes } from './platforms/sizes.ts'
import { systemRoutes } from './system.ts'
import { trashRoutes } from './library/trash.ts'

/** The calls of all screens but the editor of designs. */
export const screenApi = {
  auth: authRoutes,
  apiKeys: apiKeyRoutes,
  brands: brandRoutes,
  products: productRoutes,
  content: { ...contentRoutes, ...contentMakingRoutes },
  archives: archiveRoutes,
  trash: trashRoutes,
  generator: generatorRoutes,
  sizes: sizeRoutes,
  analytics: analyticsRoutes,
  system: systemRoutes,
}
