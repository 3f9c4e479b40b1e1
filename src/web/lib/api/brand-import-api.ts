import { brandImportRoutes } from '#contract/brands/site-reading/brands-import.ts'
import { createClient, type LenientClient } from '#contract/client/client.ts'
import { CLIENT_OPTIONS } from './api.ts'

const table = { brandImport: brandImportRoutes }

/** The API client of the import of a brand, whose route the other screens do not load. */
export const brandImportApi: LenientClient<typeof table> = createClient(table, CLIENT_OPTIONS)
