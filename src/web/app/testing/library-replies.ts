import { type Answers, IMAGE } from './named-replies.ts'

/** An item of the library with only the fields that part 2 of the specification names. */
export const createBareItem = (id: number, more: object = {}) => ({
  id,
  brand_id: null,
  content_type: 'image',
  prompt: 'A long enough prompt',
  dimensions: '400x400',
  title: `Item ${id}`,
  is_favorite: false,
  created_at: '2026-11-20T10:00:00Z',
  ...more,
})

export type BareItem = ReturnType<typeof createBareItem>

/** Answers every list with pages of these items, and every call for the bytes of one with an image. */
export const sendLibrary = (items: readonly BareItem[]): Answers => ({
  'GET /api/content': ({ searchParams }: URL) => {
    const wanted = items.filter((item) => searchParams.get('favorites_only') !== 'true' || item.is_favorite)
    return pageOf(wanted, searchParams)
  },
  'GET /api/content/*': IMAGE,
})

/** The page of a list that a query asks for. */
export function pageOf(items: readonly object[], query: URLSearchParams): object {
  const skip = Number(query.get('skip'))
  return { content: items.slice(skip, skip + Number(query.get('limit'))), total: items.length }
}
