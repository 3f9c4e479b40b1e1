import { createClient, type LenientClient } from '#contract/client/client.ts'
import { catalogFilesApi as table } from '#contract/catalog-files/catalog-files-api.ts'
import { CLIENT_OPTIONS } from './api.ts'

/** The API client of imports. */
export const catalogFilesApi: LenientClient<typeof table> = createClient(table, CLIENT_OPTIONS)
