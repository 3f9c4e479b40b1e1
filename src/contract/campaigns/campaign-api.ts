import { calendarRoutes } from './calendar.ts'
import { campaignRoutes } from './campaign-routes.ts'
import { packRoutes } from './pack.ts'
import { campaignTextRoutes } from './texts.ts'

/** The calls of campaigns. The browser loads them with their screens. */
export const campaignApi = {
  campaigns: campaignRoutes,
  campaignTexts: campaignTextRoutes,
  packs: packRoutes,
  calendar: calendarRoutes,
}
