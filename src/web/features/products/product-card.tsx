import { clsx } from 'clsx'
import type { Brand } from '#contract/brands/brands.ts'
import type { Product } from '#contract/products/products.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { ProductImage } from '#web/domains/products/product-image.tsx'
import { Timestamp } from '#web/ui/display/timestamp.tsx'
import { savedHighlightClass, useSavedHighlight } from '#web/ui/behavior/use-saved-highlight.ts'
import { fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/products.ts'
import { priceText } from './price.ts'
import { ProductActions } from './product-actions.tsx'

export interface ProductItemProps {
  product: Product
  brand: Brand | undefined
  /** Whether the product was just saved. */
  hasArrived: boolean
}

export function ProductCard({ product, brand, hasArrived }: ProductItemProps) {
  const { ref, isLit } = useSavedHighlight(hasArrived)
  const price = priceText(product, brand?.currency)
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-label={product.name}
      className={clsx(
        'flex h-full flex-col overflow-hidden rounded-lg border border-border bg-surface',
        savedHighlightClass(isLit),
      )}
    >
      <div className="relative">
        <ProductImage product={product} brand={brand} className="h-48 w-full p-4" iconClassName="size-12 opacity-70" />
        {product.category && (
          <Badge className="absolute top-3 start-3 max-w-3/5 bg-surface! text-text! normal-case">
            <span className="truncate">{product.category}</span>
          </Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 px-4 pt-3.5 pb-2.5">
        <div className="flex items-center justify-between gap-3">
          <h2 className="min-w-0 truncate text-base font-semibold">
            <bdi>{product.name}</bdi>
          </h2>
          {price && (
            <Badge className="max-w-1/2 shrink-0 normal-case">
              <span className="truncate">{price}</span>
            </Badge>
          )}
        </div>
        <p dir="auto" className="line-clamp-2 min-h-10 text-sm text-muted">
          {product.description || t.noDescriptionYet}
        </p>
        <ProductFacts product={product} brand={brand} />
        <div className="mt-auto -ms-2.5 flex flex-wrap pt-1.5">
          <ProductActions product={product} />
        </div>
      </div>
    </article>
  )
}

function ProductFacts({ product: { sku, target_audience, created_at }, brand }: Omit<ProductItemProps, 'hasArrived'>) {
  return (
    <dl className="flex flex-col gap-0.5 text-xs text-muted">
      {target_audience && (
        <div className="flex gap-1.5">
          <dt className="shrink-0">{t.for}</dt>
          <dd className="truncate text-text">{target_audience}</dd>
        </div>
      )}
      {sku && (
        <div className="flex gap-1.5">
          <dt className="shrink-0">SKU</dt>
          <dd className="truncate font-mono text-text">{sku}</dd>
        </div>
      )}
      <div className="flex gap-1.5">
        <dt className="sr-only">{t.brandAndDate}</dt>
        <dd className="flex min-w-0 gap-1">
          {brand && <bdi className="truncate">{brand.name}</bdi>}
          <span className="shrink-0">
            {brand && '· '}
            {fillNodes(t.created, { date: <Timestamp time={created_at} /> })}
          </span>
        </dd>
      </div>
    </dl>
  )
}
