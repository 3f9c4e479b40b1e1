import { carouselRoutes } from '#contract/designs/carousels/carousels.ts'
import { createApi } from './api.ts'

export const carouselApi = createApi({ carousels: carouselRoutes })
