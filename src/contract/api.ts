import { brandLifeApi } from './brand-life/brand-life-api.ts'
import { campaignApi } from './campaigns/campaign-api.ts'
import { carouselApi } from './carousels/carousel-api.ts'
import { designApi } from './design/design-api.ts'
import { screenApi } from './screen-api.ts'

/** All API calls. */
export const api = { ...screenApi, ...designApi, ...campaignApi, ...carouselApi, ...brandLifeApi }
export type Api = typeof api
