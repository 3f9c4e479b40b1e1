import { useQuery } from '@tanstack/react-query'
import type { ContentSort, ContentType } from '#contract/options.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import type { SavedView } from '#web/lib/forms/saved-view.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { LIST_SORTS, ListToolbar, type ListView } from '#web/ui/layout/list-toolbar.tsx'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { Select } from '#web/ui/forms/select-field.tsx'
import { t } from '#web/words/library.ts'
import { SavedViewButtons } from './saved-view-buttons.tsx'

export interface Filters {
  /** A brand's id as text, or 'all'. */
  brandId: string
  type: ContentType | 'all'
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
  sort: 'newest',
  isFavoritesOnly: false,
  search: '',
} satisfies Partial<Filters>

const TYPES = [
  { value: 'all', label: t.allTypes },
  { value: 'image', label: t.images },
  { value: 'video', label: t.videos },
] as const

interface LibraryFiltersProps {
  filters: Filters
  onChange: (filters: Filters) => void
}

export function LibraryFilters({ filters, onChange }: LibraryFiltersProps) {
  const brands = useQuery(brandsQuery)
  const options = [
    { value: 'all', label: t.allBrands },
    ...(brands.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part })
  const load = ({ brandId, contentType, favoritesOnly }: SavedView) => {
    const isGone = brands.isSuccess && !brands.data.some(({ id }) => id === brandId)
    change({
      brandId: brandId === null || isGone ? 'all' : String(brandId),
      type: contentType ?? 'all',
      isFavoritesOnly: favoritesOnly,
    })
  }
  return (
    <div className="flex flex-col gap-2 sm:gap-3">
      <ListToolbar
        view={filters.view}
        onView={(view) => change({ view })}
        search={<SearchBox noun={t.contentNoun} value={filters.search} onChange={(search) => change({ search })} />}
      >
        <Select label={t.brand} value={filters.brandId} onChange={(brandId) => change({ brandId })} options={options} />
        <Select label={t.type} value={filters.type} onChange={(type) => change({ type })} options={TYPES} />
        <Select label={t.sort} value={filters.sort} onChange={(sort) => change({ sort })} options={LIST_SORTS} />
      </ListToolbar>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex flex-wrap gap-x-5">
          <Checkbox
            label={t.favoritesOnly}
            checked={filters.isFavoritesOnly}
            onChange={(event) => change({ isFavoritesOnly: event.target.checked })}
          />
          <Checkbox
            label={t.allVersions}
            checked={filters.hasAllVersions}
            onChange={(event) => change({ hasAllVersions: event.target.checked })}
          />
        </div>
        <SavedViewButtons view={toSavedView(filters)} onLoad={load} />
      </div>
    </div>
  )
}

function toSavedView({ brandId, type, isFavoritesOnly }: Filters): SavedView {
  return {
    brandId: brandId === 'all' ? null : Number(brandId),
    contentType: type === 'all' ? null : type,
    favoritesOnly: isFavoritesOnly,
  }
}
