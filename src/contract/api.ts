import { analyticsRoutes } from './analytics.ts'
import { apiKeyRoutes } from './api-keys.ts'
import { archiveRoutes } from './archives.ts'
import { authRoutes } from './auth.ts'
import { brandRoutes } from './brands.ts'
import { contentRoutes } from './content.ts'
import { designRoutes } from './design.ts'
import { generatorRoutes } from './generator.ts'
import { productRoutes } from './products.ts'
import { sizeRoutes } from './sizes.ts'
import { systemRoutes } from './system.ts'
import { translationRoutes } from './translations.ts'
import { trashRoutes } from './trash.ts'

/** All API calls. */
export const api = {
  auth: authRoutes,
  apiKeys: apiKeyRoutes,
  brands: brandRoutes,
  products: productRoutes,
  content: contentRoutes,
  design: designRoutes,
  translations: translationRoutes,
  archives: archiveRoutes,
  trash: trashRoutes,
  generator: generatorRoutes,
  sizes: sizeRoutes,
  analytics: analyticsRoutes,
  system: systemRoutes,
}
export type Api = typeof api
