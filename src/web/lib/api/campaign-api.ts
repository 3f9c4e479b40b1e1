import { createClient, type LenientClient } from '#contract/client/client.ts'
import { campaignApi as table } from '#contract/campaigns/campaign-api.ts'
import { CLIENT_OPTIONS } from './api.ts'

/** The API client of campaigns, whose routes the other screens do not load. */
export const campaignApi: LenientClient<typeof table> = createClient(table, CLIENT_OPTIONS)
