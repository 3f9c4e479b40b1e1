import { campaignRoutes } from './campaigns.ts'

/** The calls of campaigns. The browser loads them with their screens. */
export const campaignApi = { campaigns: campaignRoutes }
