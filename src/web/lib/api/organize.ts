import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { collectionRoutes, tagRoutes, viewRoutes } from '#contract/library/organize/organize.ts'
import { createApi } from './api.ts'
import { CONTENT_LISTS } from './content.ts'

export const organizeApi = createApi({ tags: tagRoutes, collections: collectionRoutes, views: viewRoutes })

const ORGANIZE = ['organize'] as const

export const tagsQuery = queryOptions({
  queryKey: [...ORGANIZE, 'tags'],
  queryFn: async ({ signal }) => (await organizeApi.tags.list({ signal })).tags,
})

export const collectionsQuery = queryOptions({
  queryKey: [...ORGANIZE, 'collections'],
  queryFn: async ({ signal }) => (await organizeApi.collections.list({ signal })).collections,
})

export const viewsQuery = queryOptions({
  queryKey: [...ORGANIZE, 'views'],
  queryFn: async ({ signal }) => (await organizeApi.views.list({ signal })).views,
})

/** The tags and collections of an item, and what it was made from. */
export const itemLabelsQuery = (id: number) =>
  queryOptions({
    queryKey: [...ORGANIZE, 'item', id],
    queryFn: ({ signal }) => organizeApi.tags.ofItem({ params: { id }, signal }),
  })

/** Fetches labels again after a change, and the visible lists that a label decides. */
export function useLabelsChanged(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ORGANIZE }),
      client.invalidateQueries({
        queryKey: CONTENT_LISTS,
        predicate: ({ meta }) => Boolean(meta?.filter?.tagId ?? meta?.filter?.collectionId ?? meta?.filter?.search),
      }),
    ])
  }
}
