import { createClient, type LenientClient } from '#contract/client/client.ts'
import { designApi as table } from '#contract/designs/design-api.ts'
import { CLIENT_OPTIONS } from './api.ts'

/** The API client of the editor and its dialogs, whose routes the other screens do not load. */
export const designApi: LenientClient<typeof table> = createClient(table, CLIENT_OPTIONS)
