import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Design } from '#contract/designs/design-document.ts'
import { designRoutes } from '#contract/designs/design.ts'
import { translationRoutes } from '#contract/designs/translations.ts'
import type { ContentItem } from '#contract/library/content.ts'
import { createApi } from './api.ts'
import { CONTENT_LISTS } from './content.ts'
import { newIdempotencyKey } from './idempotency-key.ts'

export const designApi = createApi({ design: designRoutes, translations: translationRoutes })

export const VERSIONS = ['design', 'versions'] as const

/** All versions of a design, from the first to the newest. */
export function versionsQuery(id: number) {
  return queryOptions({
    queryKey: [...VERSIONS, id],
    queryFn: async ({ signal }) => (await designApi.design.versions({ params: { id }, signal })).versions,
  })
}

/** A design with other objects that fit it, as small images. */
export function motifsQuery(id: number) {
  return queryOptions({
    queryKey: ['design', id, 'motifs'],
    queryFn: async ({ signal }) => (await designApi.design.motifs({ params: { id }, signal })).motifs,
    staleTime: Infinity,
    gcTime: 60_000,
  })
}

/**
 * Saves a design as a new version of an item.
 *
 * @throws {ApiError} if the call is refused or gets no reply
 */
export function useSaveVersion(): (id: number, design: Design) => Promise<ContentItem> {
  const client = useQueryClient()
  return async (id, design) => {
    const headers = { 'idempotency-key': newIdempotencyKey() }
    const item = await designApi.design.saveVersion({ params: { id }, headers, body: design })
    await client.invalidateQueries({ queryKey: VERSIONS })
    await client.invalidateQueries({ queryKey: CONTENT_LISTS })
    return item
  }
}

/**
 * Makes a new version with the design of an older one.
 *
 * @throws {ApiError} if a call is refused or gets no reply
 */
export function useRestoreVersion(): (id: number) => Promise<ContentItem> {
  const saveVersion = useSaveVersion()
  return async (id) => {
    const { saved } = await designApi.design.get({ params: { id } })
    return saveVersion(id, saved)
  }
}
