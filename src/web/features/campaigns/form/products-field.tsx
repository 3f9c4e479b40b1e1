import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PRODUCTS_LOAD_FAILED } from '#contract/messages.ts'
import type { Product } from '#contract/products/products.ts'
import { productsQuery } from '#web/lib/api/products.ts'
import { createSearch } from '#web/lib/forms/create-search.ts'
import { thousands } from '#web/lib/format/format.ts'
import { nameOptions } from '#web/lib/forms/name-options.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ToggleChips } from '#web/ui/forms/toggle-chips.tsx'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { t } from '#web/words/campaigns.ts'
import { fill } from '#web/words/fill.ts'

/** From so many products on, there is a search box. */
const MANY = 12
/** So many are shown at once. The others are found by name. */
const SHOWN = 40

interface ProductsFieldProps {
  brandId: number
  chosen: readonly number[]
  onChange: (ids: number[]) => void
}

const searchByName = createSearch(({ name }: Product) => [name])

/** The products of the brand, any number of them. */
export function ProductsField({ brandId, chosen, onChange }: ProductsFieldProps) {
  const products = useQuery({ ...productsQuery(brandId), enabled: brandId > 0 })
  const [search, setSearch] = useState('')
  if (brandId === 0) return null
  if (products.isPending) return <Skeleton className="h-16" />
  if (products.isError) return <Banner onRetry={() => void products.refetch()}>{PRODUCTS_LOAD_FAILED}</Banner>
  const all = products.data
  if (all.length === 0) return <p className="text-sm text-muted">{t.noProductsOfBrand}</p>
  const matching = new Set(searchByName(all, search))
  const found = all.filter((product) => chosen.includes(product.id) || matching.has(product))
  const isAll = all.every(({ id }) => chosen.includes(id))
  return (
    <div className="flex flex-col gap-2">
      {all.length > MANY && (
        <div className="flex flex-wrap items-center gap-2">
          <SearchBox noun={t.productsNoun} value={search} onChange={setSearch} />
          <Button variant="secondary" size="small" onClick={() => onChange(isAll ? [] : all.map(({ id }) => id))}>
            {isAll ? t.chooseNone : fill(t.chooseAll, { count: thousands(all.length) })}
          </Button>
        </div>
      )}
      <ToggleChips
        label={t.products}
        help={t.productsHelp}
        options={nameOptions(found.slice(0, SHOWN))}
        chosen={chosen.map(String)}
        onChange={(ids) => onChange(ids.map(Number))}
      />
      {found.length > SHOWN && (
        <p className="text-sm text-muted">{fill(t.moreFoundByName, { count: thousands(found.length - SHOWN) })}</p>
      )}
    </div>
  )
}
