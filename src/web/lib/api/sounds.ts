import { queryOptions } from '@tanstack/react-query'
import { soundRoutes } from '#contract/sounds/sounds.ts'
import { createApi } from './api.ts'

export const soundsApi = createApi({ sounds: soundRoutes })

/** The sounds of a brand, or those of none, newest first. */
export const soundsQuery = (brandId: number | null) =>
  queryOptions({
    queryKey: ['sounds', brandId],
    queryFn: ({ signal }) => soundsApi.sounds.list({ query: { brand_id: brandId ?? undefined }, signal }),
  })
