import { createClient, type LenientClient } from '#contract/client/client.ts'
import { importsApi as table } from '#contract/imports/imports-api.ts'
import { CLIENT_OPTIONS } from './api.ts'

/** The API client of imports. */
export const importsApi: LenientClient<typeof table> = createClient(table, CLIENT_OPTIONS)
