import { carouselRoutes } from './carousels.ts'

/** The calls of carousels. The browser loads them with the screens that need them. */
export const carouselApi = { carousels: carouselRoutes }
