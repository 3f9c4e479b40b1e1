import type { ViewFilter } from '#contract/library/organize/organize.ts'
import type { Filters } from '../filters.ts'

const toId = (value: string) => (value === 'all' ? null : Number(value))
const fromId = (id: number | null | undefined) => (id ? String(id) : 'all')

/** The filters of the library as a named view stores them. */
export const toViewFilter = (filters: Filters): ViewFilter => ({
  brand_id: toId(filters.brandId),
  tag_id: toId(filters.tagId),
  collection_id: filters.collectionId,
  content_type: filters.type === 'all' ? null : filters.type,
  favorites_only: filters.isFavoritesOnly,
  search: filters.search.trim() || null,
  sort: filters.sort,
  all_versions: filters.hasAllVersions,
})

export const fromViewFilter = (view: ViewFilter): Omit<Filters, 'view'> => ({
  brandId: fromId(view.brand_id),
  tagId: fromId(view.tag_id),
  collectionId: view.collection_id ?? null,
  type: view.content_type ?? 'all',
  isFavoritesOnly: view.favorites_only,
  search: view.search ?? '',
  sort: view.sort,
  hasAllVersions: view.all_versions,
})
