import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ContentItem } from '#contract/library/content.ts'
import type { ContentSort, ContentType } from '#contract/options.ts'
import { api } from './api.ts'
import { countEntries, type ContentPage } from './content-pages.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What a list of content shows, for optimistic changes. */
      filter?: ContentFilter
    }
  }
}

export type ItemWithBytes = ContentItem & { mime_type: string; content_data: string; has_motif?: boolean | undefined }

export { getTitle } from '#contract/text/file-names.ts'

export interface ContentFilter {
  brandId?: number | undefined
  type?: ContentType | undefined
  tagId?: number | undefined
  collectionId?: number | undefined
  sort?: ContentSort
  isFavoritesOnly?: boolean
  search?: string | undefined
  /** Shows of each design only the newest version that matches. */
  isGrouped?: boolean
}

const TRASH_PAGE = 48

function getNextPageParam(last: ContentPage, pages: readonly ContentPage[]): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + page.content.length, 0)
  return last.content.length > 0 && loaded < countEntries(last) ? loaded : undefined
}

/** The query key of all content lists, so that one change updates all of them. */
export const CONTENT_LISTS = ['content', 'list'] as const

export const TRASH_LIST = ['content', 'trash'] as const

/** Deleted content, latest deletion first. */
export const trashList = infiniteQueryOptions({
  queryKey: TRASH_LIST,
  queryFn: ({ pageParam: skip, signal }) => api.trash.list({ query: { skip, limit: TRASH_PAGE }, signal }),
  initialPageParam: 0,
  getNextPageParam,
})

/** Pages of the library. The next page starts after the number of loaded items, so deletions do not skip any. */
export function contentList(filter: ContentFilter, limit: number) {
  return infiniteQueryOptions({
    queryKey: [...CONTENT_LISTS, filter, limit],
    meta: { filter },
    queryFn: ({ pageParam: skip, signal }): Promise<ContentPage> =>
      api.content.list({
        query: {
          skip,
          limit,
          brand_id: filter.brandId,
          content_type: filter.type,
          tag_id: filter.tagId,
          collection_id: filter.collectionId,
          favorites_only: filter.isFavoritesOnly ? 'true' : undefined,
          sort: filter.sort,
          search: filter.search || undefined,
          grouped: filter.isGrouped ? 'true' : undefined,
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam,
    placeholderData: keepPreviousData,
  })
}

/** An item with its bytes. They never change, so they are fetched once. */
export function contentData(id: number) {
  return queryOptions({
    queryKey: ['content', 'data', id],
    queryFn: ({ signal }) => itemWithBytes(id, signal),
    staleTime: Infinity,
    gcTime: 60_000,
  })
}

/**
 * Fetches an item with its bytes as base64. The reply may contain only the bytes and their media type. The id is then the requested one,
 * and the content type follows from the media type.
 *
 * @throws {ApiError} if the call is refused or gets no reply
 * @throws {Error} if the reply lacks the bytes or their media type
 */
export async function itemWithBytes(id: number, signal?: AbortSignal): Promise<ItemWithBytes> {
  const item = await api.content.get({ params: { id }, ...(signal && { signal }) })
  if (!hasBytes(item)) throw new Error(`The reply for content ${id} contains no bytes`)
  return { ...item, id, content_type: item.mime_type.startsWith('video/') ? 'video' : 'image' }
}

/** Checks at run time, because a reply may lack fields that its type requires. */
export const hasBytes = (item: { mime_type?: string; content_data?: string }): boolean =>
  Boolean(item.mime_type && item.content_data)

/** Size of an item in pixels, from its own fields or its dimensions; 1024 × 1024 if neither is known. */
export function getPixelSize(item: Pick<ContentItem, 'width' | 'height' | 'dimensions'>): {
  width: number
  height: number
} {
  const [width, height] = (item.dimensions ?? '').split('x').map(Number)
  return { width: item.width || width || 1024, height: item.height || height || 1024 }
}
