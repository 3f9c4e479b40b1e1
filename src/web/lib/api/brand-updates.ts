import { queryOptions } from '@tanstack/react-query'
import { type BrandUpdate, brandUpdateRoutes } from '#contract/brand-updates/brand-updates.ts'
import { consistencyRoutes } from '#contract/brand-updates/consistency.ts'
import { brandFileRoutes } from '#contract/brands/brand-files.ts'
import { brandVersionRoutes } from '#contract/brands/brand-versions.ts'
import { createApi } from './api.ts'

export const brandUpdatesApi = createApi({
  brandVersions: brandVersionRoutes,
  brandUpdates: brandUpdateRoutes,
  brandFiles: brandFileRoutes,
  consistency: consistencyRoutes,
})

/** How often the progress of an update is read, in milliseconds. */
const PROGRESS_MS = 700

export const outdatedQuery = (brandId: number, limit: number) =>
  queryOptions({
    queryKey: ['brand-updates', brandId, 'outdated', limit],
    queryFn: ({ signal }) =>
      brandUpdatesApi.brandUpdates.outdated({ params: { id: brandId }, query: { limit }, signal }),
    staleTime: 0,
  })

/** The updates of a brand, newest first; read again while the newest one runs. */
export const updatesQuery = (brandId: number) =>
  queryOptions({
    queryKey: ['brand-updates', brandId, 'updates'],
    queryFn: async ({ signal }): Promise<readonly BrandUpdate[]> =>
      (await brandUpdatesApi.brandUpdates.list({ params: { id: brandId }, signal })).updates,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.[0]?.waiting ? PROGRESS_MS : false),
  })

export const versionsQuery = (brandId: number) =>
  queryOptions({
    queryKey: ['brand-updates', brandId, 'versions'],
    queryFn: async ({ signal }) =>
      (await brandUpdatesApi.brandVersions.list({ params: { id: brandId }, signal })).versions,
    staleTime: 0,
  })
