import { brandLifeApi } from './brand-life/brand-life-api.ts'
import { designApi } from './design/design-api.ts'
import { screenApi } from './screen-api.ts'

/** All API calls. */
export const api = { ...screenApi, ...designApi, ...brandLifeApi }
export type Api = typeof api
