import { carouselApi } from './carousels/carousel-api.ts'
import { designApi } from './design/design-api.ts'
import { screenApi } from './screen-api.ts'

/** All API calls. */
export const api = { ...screenApi, ...designApi, ...carouselApi }
export type Api = typeof api
