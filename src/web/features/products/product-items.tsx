import { clsx } from 'clsx'
import { memo } from 'react'
import type { Brand } from '#contract/brands/brands.ts'
import type { Product } from '#contract/products/products.ts'
import { ProductImage } from '#web/domains/products/product-image.tsx'
import { savedHighlightClass, useSavedHighlight } from '#web/ui/behavior/use-saved-highlight.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Timestamp } from '#web/ui/display/timestamp.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { Arrangement } from './arrange-products.ts'
import { priceText } from './price.ts'
import { ProductActions } from './product-actions.tsx'
import { ProductCard, type ProductItemProps } from './product-card.tsx'
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

function ProductRow({ product, brand, hasArrived }: ProductItemProps) {
  const { ref, isLit } = useSavedHighlight(hasArrived)
  const facts = [brand?.name, product.sku && `SKU ${product.sku}`, product.target_audience].filter(Boolean)
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-label={product.name}
      className={clsx('flex flex-wrap items-center gap-x-4 gap-y-1 rounded-sm py-2.5', savedHighlightClass(isLit))}
    >
      <ProductImage
        product={product}
        brand={brand}
        className="size-11 shrink-0 overflow-hidden rounded-sm"
        iconClassName="size-5"
      />
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="min-w-0 truncate text-base font-medium">
          <bdi>{product.name}</bdi>
        </h2>
        <p dir="auto" className="truncate text-sm text-muted">
          {facts.join(' · ') || product.description}
        </p>
      </div>
      {product.category && (
        <Badge className="max-w-36 normal-case max-md:hidden">
          <span className="truncate">{product.category}</span>
        </Badge>
      )}
      <span className="hidden w-24 truncate text-end text-sm tabular-nums sm:block">
        {priceText(product, brand?.currency)}
      </span>
      <span className="hidden w-24 text-sm text-muted tabular-nums lg:block">
        <Timestamp time={product.created_at} />
      </span>
      <div className="flex flex-wrap max-sm:-ms-2.5">
        <ProductActions product={product} />
      </div>
    </article>
  )
}
