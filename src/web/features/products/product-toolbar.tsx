import { LayoutGrid, List } from 'lucide-react'
import type { Brand } from '#contract/brands.ts'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select-field.tsx'
import type { Arrangement } from './arrange-products.ts'

const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name A-Z' },
  { value: 'price', label: 'Price Low-High' },
] as const

const VIEWS = [
  { value: 'grid', label: 'Grid view', icon: LayoutGrid },
  { value: 'list', label: 'List view', icon: List },
] as const

interface ProductToolbarProps {
  arrangement: Arrangement
  onChange: (arrangement: Arrangement) => void
  brands: readonly Brand[]
  categories: readonly string[]
  total: number
  shown: number
}

export function ProductToolbar({ arrangement, onChange, brands, categories, total, shown }: ProductToolbarProps) {
  const { search, brandId, category, sort, view } = arrangement
  const change = (part: Partial<Arrangement>) => onChange({ ...arrangement, ...part })
  const ofBrands = brands.map(({ id, name }) => ({ value: String(id), label: name }))
  const ofCategories = categories.map((name) => ({ value: name, label: name }))
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-3">
      <SearchBox noun="products" value={search} onChange={(text) => change({ search: text })} />
      <div className="grid grid-cols-2 gap-2 max-sm:w-full sm:grid-cols-[10rem_10rem_10rem]">
        <Select
          label="Brand"
          value={brandId}
          onChange={(next) => change({ brandId: next })}
          options={[{ value: 'all', label: 'All brands' }, ...ofBrands]}
        />
        <Select
          label="Category"
          value={category}
          onChange={(next) => change({ category: next })}
          options={[{ value: 'all', label: 'All categories' }, ...ofCategories]}
        />
        <Select label="Sort" value={sort} onChange={(next) => change({ sort: next })} options={SORTS} />
        <div className="sm:hidden">
          <Views view={view} onChange={change} />
        </div>
      </div>
      <div className="max-sm:hidden">
        <Views view={view} onChange={change} />
      </div>
      <p className="text-sm text-muted tabular-nums sm:ml-auto">
        Showing {shown} of {total} products
      </p>
    </div>
  )
}

function Views({ view, onChange }: { view: Arrangement['view']; onChange: (part: Partial<Arrangement>) => void }) {
  return <Segmented label="View" value={view} onChange={(next) => onChange({ view: next })} options={VIEWS} />
}
