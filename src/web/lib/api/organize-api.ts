import { createClient, type LenientClient } from '#contract/client/client.ts'
import { organizeApi as table } from '#contract/library/organize/organize-api.ts'
import { CLIENT_OPTIONS } from './api.ts'

/** The API client of tags, collections and saved views. */
export const organizeApi: LenientClient<typeof table> = createClient(table, CLIENT_OPTIONS)
