import { createClient, type LenientClient } from '#contract/client/client.ts'
import { brandUpdatesApi as table } from '#contract/brand-updates/brand-updates-api.ts'
import { CLIENT_OPTIONS } from './api.ts'

/** The API client of the dialogs for versions and designs of a brand, whose routes the other screens do not load. */
export const brandUpdatesApi: LenientClient<typeof table> = createClient(table, CLIENT_OPTIONS)
