import { filmRoutes } from '#contract/designs/films.ts'
import { createApi } from './api.ts'

export const filmApi = createApi({ films: filmRoutes })
