import { memo } from 'react'
import type { Brand } from '#contract/brands/brands.ts'
import type { Product } from '#contract/products/products.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { Arrangement } from './arrange-products.ts'
import { ProductCard } from './product-card.tsx'
import { ProductRow } from './product-row.tsx'
import { useNearRows } from './use-near-rows.ts'

const gridClass = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3'

/** `gap` of the rows and their `height`, which is an estimate until the rows are measured, in pixels. */
const LOOKS = {
  grid: { Item: memo(ProductCard), className: gridClass, height: 386, gap: 20 },
  list: { Item: memo(ProductRow), className: 'border-t border-border *:border-b *:border-border', height: 65, gap: 0 },
}

interface ProductItemsProps {
  products: readonly Product[]
  brands: readonly Brand[]
  view: Arrangement['view']
  saved: number | undefined
}

/** A virtual list: only products in and near the window are rendered, and the list has its full height. */
export function ProductItems({ products, brands, view, saved }: ProductItemsProps) {
  const { Item, className, height, gap } = LOOKS[view]
  const { list, first, near, columns, measure, padding, arriving } = useNearRows(products, { height, gap }, saved)
  return (
    <ul ref={list} className={`${className} [overflow-anchor:none]`} style={padding}>
      {near.map((product, index) => (
        <li
          key={product.id}
          ref={index % columns === 0 ? measure : undefined}
          data-index={(first + index) / columns}
          aria-posinset={first + index + 1}
          aria-setsize={products.length}
          className="min-w-0"
        >
          <Item
            product={product}
            brand={brands.find(({ id }) => id === product.brand_id)}
            hasArrived={product.id === arriving}
          />
        </li>
      ))}
    </ul>
  )
}

export function ProductsSkeleton({ view }: { view: Arrangement['view'] }) {
  return (
    <div aria-busy className={view === 'grid' ? gridClass : 'flex flex-col gap-5 border-y border-border py-2.5'}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className={view === 'grid' ? 'h-96 rounded-lg' : 'h-11'} />
      ))}
    </div>
  )
}
