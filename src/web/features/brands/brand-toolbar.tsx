import { LayoutGrid, List } from 'lucide-react'
import type { ReactNode } from 'react'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select-field.tsx'
import type { BrandSort } from './arrange-brands.ts'

export interface Arrangement {
  search: string
  sort: BrandSort
  view: 'grid' | 'list'
}

export const FIRST_ARRANGEMENT: Arrangement = { search: '', sort: 'newest', view: 'grid' }

const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name A-Z' },
] as const

const VIEWS = [
  { value: 'grid', label: 'Grid view', icon: LayoutGrid },
  { value: 'list', label: 'List view', icon: List },
] as const

interface BrandToolbarProps {
  arrangement: Arrangement
  onChange: (arrangement: Arrangement) => void
  /** Stands at the right. */
  children: ReactNode
}

export function BrandToolbar({ arrangement, onChange, children }: BrandToolbarProps) {
  const change = (part: Partial<Arrangement>) => onChange({ ...arrangement, ...part })
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-3">
      <SearchBox noun="brands" value={arrangement.search} onChange={(search) => change({ search })} />
      <div className="w-36 sm:w-40">
        <Select label="Sort" value={arrangement.sort} onChange={(sort) => change({ sort })} options={SORTS} />
      </div>
      <Segmented label="View" value={arrangement.view} onChange={(view) => change({ view })} options={VIEWS} />
      <p className="text-sm text-muted tabular-nums sm:ml-auto">{children}</p>
    </div>
  )
}
