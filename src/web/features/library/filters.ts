import type { ContentSort, ContentType } from '#contract/options.ts'
import type { ListView } from '#web/ui/layout/list-toolbar.tsx'

export interface Filters {
  /** A brand's id as text, or 'all'. */
  brandId: string
  type: ContentType | 'all'
  /** A tag's id as text, or 'all'. */
  tagId: string
  collectionId: number | null
  sort: ContentSort
  isFavoritesOnly: boolean
  search: string
  /** Shows every version of a design instead of the newest alone. */
  hasAllVersions: boolean
  view: ListView
}

/** Filters that exclude nothing. How the list is shown is not part of them. */
export const NO_FILTERS = {
  brandId: 'all',
  type: 'all',
  tagId: 'all',
  collectionId: null,
  sort: 'newest',
  isFavoritesOnly: false,
  search: '',
} satisfies Partial<Filters>
