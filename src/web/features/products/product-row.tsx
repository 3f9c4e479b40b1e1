import { clsx } from 'clsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { ProductPicture } from '#web/domains/products/product-picture.tsx'
import { Timestamp } from '#web/ui/display/timestamp.tsx'
import { savedHighlightClass, useSavedHighlight } from '#web/ui/behavior/use-saved-highlight.ts'
import { priceText } from './price.ts'
import { ProductActions } from './product-actions.tsx'
import type { ProductItemProps } from './product-card.tsx'

export function ProductRow({ product, brand, hasArrived }: ProductItemProps) {
  const { ref, isLit } = useSavedHighlight(hasArrived)
  const facts = [brand?.name, product.sku && `SKU ${product.sku}`, product.target_audience].filter(Boolean)
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-label={product.name}
      className={clsx('flex flex-wrap items-center gap-x-4 gap-y-1 rounded-sm py-2.5', savedHighlightClass(isLit))}
    >
      <ProductPicture
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
