import { createClient, type LenientClient } from '#contract/client/client.ts'
import { productImportRoutes } from '#contract/products/products-import.ts'
import { CLIENT_OPTIONS } from './api.ts'

const table = { productImport: productImportRoutes }

/** The API client of the import of a product, whose route the other screens do not load. */
export const productImportApi: LenientClient<typeof table> = createClient(table, CLIENT_OPTIONS)
