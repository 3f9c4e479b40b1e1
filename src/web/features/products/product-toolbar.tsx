import type { Brand } from '#contract/brands/brands.ts'
import { LIST_SORTS, ListToolbar, ShownCount } from '#web/ui/layout/list-toolbar.tsx'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { Select } from '#web/ui/forms/select-field.tsx'
import { t } from '#web/words/products.ts'
import type { Arrangement } from './arrange-products.ts'

const SORTS = [...LIST_SORTS, { value: 'price', label: t.priceLowHigh }] as const

interface ProductToolbarProps {
  arrangement: Arrangement
  onChange: (arrangement: Arrangement) => void
  brands: readonly Brand[]
  categories: readonly string[]
  /** Absent while the products are loading. */
  count: { shown: number; total: number } | undefined
}

export function ProductToolbar({ arrangement, onChange, brands, categories, count }: ProductToolbarProps) {
  const { search, brandId, category, sort, view } = arrangement
  const change = (part: Partial<Arrangement>) => onChange({ ...arrangement, ...part })
  const ofBrands = brands.map(({ id, name }) => ({ value: String(id), label: name }))
  const ofCategories = categories.map((name) => ({ value: name, label: name }))
  return (
    <ListToolbar
      view={view}
      onView={(next) => change({ view: next })}
      search={<SearchBox noun={t.productsNoun} value={search} onChange={(text) => change({ search: text })} />}
      aside={count && <ShownCount {...count} noun={t.productsNoun} />}
    >
      <Select
        label={t.brand}
        value={brandId}
        onChange={(next) => change({ brandId: next })}
        options={[{ value: 'all', label: t.allBrands }, ...ofBrands]}
      />
      <Select
        label={t.category}
        value={category}
        onChange={(next) => change({ category: next })}
        options={[{ value: 'all', label: t.allCategories }, ...ofCategories]}
      />
      <Select label={t.sort} value={sort} onChange={(next) => change({ sort: next })} options={SORTS} />
    </ListToolbar>
  )
}
