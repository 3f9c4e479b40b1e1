import { LIST_SORTS, ListToolbar, ShownCount, type ListView } from '#web/ui/layout/list-toolbar.tsx'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { Select } from '#web/ui/forms/select-field.tsx'
import { t } from '#web/words/brands.ts'
import type { BrandSort } from './arrange-brands.ts'

export interface Arrangement {
  search: string
  sort: BrandSort
  view: ListView
}

export const FIRST_ARRANGEMENT: Arrangement = { search: '', sort: 'newest', view: 'grid' }

interface BrandToolbarProps {
  arrangement: Arrangement
  onChange: (arrangement: Arrangement) => void
  total: number
  shown: number
}

export function BrandToolbar({ arrangement, onChange, total, shown }: BrandToolbarProps) {
  const { search, sort, view } = arrangement
  const change = (part: Partial<Arrangement>) => onChange({ ...arrangement, ...part })
  return (
    <ListToolbar
      view={view}
      onView={(next) => change({ view: next })}
      search={<SearchBox noun={t.brandsNoun} value={search} onChange={(text) => change({ search: text })} />}
      aside={<ShownCount shown={shown} total={total} noun={t.brandsNoun} />}
    >
      <Select label={t.sort} value={sort} onChange={(next) => change({ sort: next })} options={LIST_SORTS} />
    </ListToolbar>
  )
}
