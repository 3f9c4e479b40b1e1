import { importRoutes } from './imports.ts'

/** The calls of imports. The browser loads them with their screen. */
export const catalogFilesApi = { imports: importRoutes }
