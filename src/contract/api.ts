import { brandImportRoutes } from './brands-import/brands-import.ts'
import { designApi } from './design/design-api.ts'
import { screenApi } from './screen-api.ts'

/** All API calls. */
export const api = { ...screenApi, ...designApi, brandImport: brandImportRoutes }
export type Api = typeof api
