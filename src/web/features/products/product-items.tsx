import type { Brand } from '#contract/brands.ts'
import type { Product } from '#contract/products.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Arrangement } from './arrange-products.ts'
import { ProductCard } from './product-card.tsx'
import { ProductRow } from './product-row.tsx'

const gridClass = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3'

interface ProductItemsProps {
  products: readonly Product[]
  brands: readonly Brand[]
  view: Arrangement['view']
  saved: number | undefined
}

export function ProductItems({ products, brands, view, saved }: ProductItemsProps) {
  const Item = view === 'grid' ? ProductCard : ProductRow
  return (
    <ul className={view === 'grid' ? gridClass : 'divide-y divide-border border-y border-border'}>
      {products.map((product) => (
        <Item
          key={product.id}
          product={product}
          brand={brands.find(({ id }) => id === product.brand_id)}
          hasArrived={product.id === saved}
        />
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
