import { campaignApi } from './campaigns/campaign-api.ts'
import { designApi } from './design/design-api.ts'
import { importsApi } from './imports/imports-api.ts'
import { organizeApi } from './organize/organize-api.ts'
import { screenApi } from './screen-api.ts'

/** All API calls. */
export const api = { ...screenApi, ...designApi, ...campaignApi, ...organizeApi, ...importsApi }
export type Api = typeof api
