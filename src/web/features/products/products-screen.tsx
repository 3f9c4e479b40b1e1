import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { productsQuery } from '#web/lib/api/products.ts'
import { SAVED } from '#web/ui/behavior/use-unsaved-guard.ts'
import { FIRST_ARRANGEMENT, type Arrangement } from './arrange-products.ts'
import { ProductEditor } from './product-editor.tsx'
import { ProductList } from './product-list.tsx'
import { useProducts } from './use-products.ts'
import type { Outcome } from './use-product-form.ts'

/** List, create (`?new`, with `brand=ID`) and edit (`?edit=ID`). The URL holds the mode, so that Back and links work. */
export function ProductsScreen() {
  const [search, setSearch] = useSearchParams()
  const [arrangement, setArrangement] = useState(FIRST_ARRANGEMENT)
  const client = useQueryClient()
  const loaded = useProducts(search.has('edit') ? 'all' : arrangement.brandId)
  const arrange = (next: Arrangement) => {
    const isOtherBrand = next.brandId !== arrangement.brandId
    if (isOtherBrand) void client.resetQueries({ queryKey: productsQuery(Number(next.brandId)).queryKey })
    setArrangement(isOtherBrand ? { ...next, category: 'all' } : next)
  }
  const toList = ({ saved, isNew }: Outcome) => {
    if (!saved) return setSearch({})
    const isShown = arrangement.brandId === String(saved.brand_id)
    const brandId = isShown ? arrangement.brandId : 'all'
    setArrangement({ ...arrangement, brandId, search: '', category: 'all' })
    setSearch(saved.id ? { [isNew ? 'created' : 'saved']: String(saved.id) } : {}, { state: SAVED })
  }

  if (search.has('new') && !loaded.areBrandsPending) {
    const start = findStartBrand(search.get('brand'), loaded.brands)
    return <ProductEditor key="new" brands={loaded.brands} brandId={start} onDone={toList} />
  }
  const edited = loaded.products.find(({ id }) => String(id) === search.get('edit'))
  if (edited) return <ProductEditor key={edited.id} brands={loaded.brands} product={edited} onDone={toList} />
  return (
    <ProductList
      loaded={loaded}
      saved={Number(search.get('created') ?? search.get('saved'))}
      isNew={search.has('created')}
      arrangement={arrangement}
      onArrange={arrange}
      onImported={toList}
    />
  )
}

/** The brand from the URL, or the only brand. */
function findStartBrand(asked: string | null, brands: readonly { id: number }[]): number | undefined {
  const only = brands.length === 1 ? brands[0] : undefined
  return (brands.find(({ id }) => String(id) === asked) ?? only)?.id
}
