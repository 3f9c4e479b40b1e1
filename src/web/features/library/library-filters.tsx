import { useQuery } from '@tanstack/react-query'
import { LayoutGrid, List } from 'lucide-react'
import type { ContentSort, ContentType } from '#contract/options.ts'
import { brandsQuery } from '#web/lib/brands.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select-field.tsx'

export type LibraryView = 'grid' | 'list'

export interface Filters {
  /** An id as text, or 'all'. */
  brandId: string
  type: ContentType | 'all'
  sort: ContentSort
  isFavoritesOnly: boolean
  view: LibraryView
}

export const NO_FILTERS: Filters = { brandId: 'all', type: 'all', sort: 'newest', isFavoritesOnly: false, view: 'grid' }

const TYPES = [
  { value: 'all', label: 'All types' },
  { value: 'image', label: 'Images' },
  { value: 'video', label: 'Videos' },
] as const

const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name A-Z' },
] as const

const VIEWS = [
  { value: 'grid', label: 'Grid view', icon: LayoutGrid },
  { value: 'list', label: 'List view', icon: List },
] as const

interface LibraryFiltersProps {
  filters: Filters
  onChange: (filters: Filters) => void
}

export function LibraryFilters({ filters, onChange }: LibraryFiltersProps) {
  const brands = useQuery(brandsQuery)
  const options = [
    { value: 'all', label: 'All brands' },
    ...(brands.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part })
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-3">
      <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2 sm:w-auto sm:grid-cols-[11rem_9rem_10rem]">
        <Select label="Brand" value={filters.brandId} onChange={(brandId) => change({ brandId })} options={options} />
        <Select label="Type" value={filters.type} onChange={(type) => change({ type })} options={TYPES} />
        <Select label="Sort" value={filters.sort} onChange={(sort) => change({ sort })} options={SORTS} />
      </div>
      <Checkbox
        label="Favorites only"
        checked={filters.isFavoritesOnly}
        onChange={(event) => change({ isFavoritesOnly: event.target.checked })}
      />
      <div className="ml-auto">
        <Segmented label="View" value={filters.view} onChange={(view) => change({ view })} options={VIEWS} />
      </div>
    </div>
  )
}
