import { queryOptions } from '@tanstack/react-query'
import type { Design } from '#contract/designs/design-document.ts'
import { directionRoutes } from '#contract/generation/directions.ts'
import { createApi } from './api.ts'

export const directionApi = createApi({ directions: directionRoutes })

/**
 * An item, or its edited design, and other designs of its words and pictures. They stay the same when one of them is chosen: seed and layout
 * are no part of what they are made of.
 */
export function otherDesignsQuery(id: number, design: Omit<Design, 'carousel'> | null = null) {
  const { seed: _seed, layout: _layout, ...content } = design ?? {}
  return queryOptions({
    queryKey: ['design', id, 'directions', design && content],
    queryFn: async ({ signal }) =>
      (await directionApi.directions.ofContent({ params: { id }, body: { design }, signal })).directions,
    staleTime: Infinity,
    gcTime: 60_000,
  })
}
