import { campaignApi } from './campaigns/campaign-api.ts'
import { designApi } from './design/design-api.ts'
import { screenApi } from './screen-api.ts'

/** All API calls. */
export const api = { ...screenApi, ...designApi, ...campaignApi }
export type Api = typeof api
