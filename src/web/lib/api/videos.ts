import { videoRoutes } from '#contract/designs/videos.ts'
import { createApi } from './api.ts'

export const videoApi = createApi({ films: videoRoutes })
