import { useQuery } from '@tanstack/react-query'
import type { ViewFilter } from '#contract/library/organize/organize.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { tagsQuery } from '#web/lib/api/organize.ts'
import type { SavedView } from '#web/lib/forms/saved-view.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { LIST_SORTS, ListToolbar } from '#web/ui/layout/list-toolbar.tsx'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { Select } from '#web/ui/forms/select-field.tsx'
import { t } from '#web/words/library.ts'
import { t as organize } from '#web/words/organize.ts'
import type { Filters } from './filters.ts'
import { OpenCollection } from './organize/open-collection.tsx'
import { OrganizeButtons } from './organize/organize-buttons.tsx'
import { fromViewFilter, toViewFilter } from './organize/view-filter.ts'
import { SavedViewButtons } from './saved-view-buttons.tsx'

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
        <TagFilter value={filters.tagId} onChange={(tagId) => change({ tagId })} />
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
        <OrganizeButtons
          filter={toViewFilter(filters)}
          onView={(view: ViewFilter) => change(fromViewFilter(view))}
          onCollection={(collectionId) => change({ collectionId })}
        />
        <SavedViewButtons view={toSavedView(filters)} onLoad={load} />
      </div>
      {filters.collectionId !== null && (
        <OpenCollection id={filters.collectionId} onClose={() => change({ collectionId: null })} />
      )}
    </div>
  )
}

/** A filter by tag. It is missing as long as there are no tags. */
function TagFilter({ value, onChange }: { value: string; onChange: (tagId: string) => void }) {
  const tags = useQuery(tagsQuery).data ?? []
  if (tags.length === 0 && value === 'all') return null
  const options = [
    { value: 'all', label: organize.allTags },
    ...tags.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return <Select label={organize.tag} value={value} onChange={onChange} options={options} />
}

function toSavedView({ brandId, type, isFavoritesOnly }: Filters): SavedView {
  return {
    brandId: brandId === 'all' ? null : Number(brandId),
    contentType: type === 'all' ? null : type,
    favoritesOnly: isFavoritesOnly,
  }
}
