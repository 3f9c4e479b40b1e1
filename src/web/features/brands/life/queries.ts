import { queryOptions } from '@tanstack/react-query'
import type { BrandUpdate } from '#contract/brand-life/brand-updates.ts'
import { brandLifeApi } from '#web/lib/api/brand-life-api.ts'

/** How often the progress of an update is read, in milliseconds. */
const PROGRESS_MS = 700

export const outdatedQuery = (brandId: number, limit: number) =>
  queryOptions({
    queryKey: ['brand-life', brandId, 'outdated', limit],
    queryFn: ({ signal }) => brandLifeApi.brandUpdates.outdated({ params: { id: brandId }, query: { limit }, signal }),
    staleTime: 0,
  })

/** The updates of a brand, newest first; read again while the newest one runs. */
export const updatesQuery = (brandId: number) =>
  queryOptions({
    queryKey: ['brand-life', brandId, 'updates'],
    queryFn: async ({ signal }): Promise<readonly BrandUpdate[]> =>
      (await brandLifeApi.brandUpdates.list({ params: { id: brandId }, signal })).updates,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.[0]?.waiting ? PROGRESS_MS : false),
  })

export const versionsQuery = (brandId: number) =>
  queryOptions({
    queryKey: ['brand-life', brandId, 'versions'],
    queryFn: async ({ signal }) =>
      (await brandLifeApi.brandVersions.list({ params: { id: brandId }, signal })).versions,
    staleTime: 0,
  })
