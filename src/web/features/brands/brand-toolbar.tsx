import { LayoutGrid, List, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select-field.tsx'
import type { BrandSort } from './arrange-brands.ts'

export interface Arrangement {
  search: string
  sort: BrandSort
  view: 'grid' | 'list'
}

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
      <SearchBox value={arrangement.search} onChange={(search) => change({ search })} />
      <div className="w-36 sm:w-40">
        <Select label="Sort" value={arrangement.sort} onChange={(sort) => change({ sort })} options={SORTS} />
      </div>
      <Segmented label="View" value={arrangement.view} onChange={(view) => change({ view })} options={VIEWS} />
      <p className="text-sm text-muted tabular-nums sm:ml-auto">{children}</p>
    </div>
  )
}

function SearchBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <div className="relative min-w-0 flex-1 basis-56 sm:max-w-80">
      <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" aria-hidden />
      <input
        type="search"
        aria-label="Search brands"
        placeholder="Search brands..."
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control pl-9"
      />
    </div>
  )
}
