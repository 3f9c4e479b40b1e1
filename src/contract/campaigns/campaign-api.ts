import { campaignRoutes } from './campaign-routes.ts'

/** The calls of campaigns. The browser loads them with their screens. */
export const campaignApi = { campaigns: campaignRoutes }
