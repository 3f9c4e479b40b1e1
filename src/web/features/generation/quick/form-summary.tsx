import type { Brand } from '#contract/brands/brands.ts'
import type { ContentType } from '#contract/options.ts'
import type { Product } from '#contract/products/products.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { BrandTile } from '#web/domains/brands/brand-tile.tsx'
import { ProductImage } from '#web/domains/products/product-image.tsx'
import { t } from '#web/words/quick-generate.ts'

interface FormSummaryProps {
  brand: Brand
  product: Product | undefined
  contentType: ContentType
  /** As typed. Blank while a custom size is not entered yet. */
  dimensions: string
}

/** A summary of the request: the product with its image, or the brand. */
export function FormSummary({ brand, product, contentType, dimensions }: FormSummaryProps) {
  const size = dimensions.trim() && dimensions.replace('x', ' × ')
  const facts = [product && brand.name, optionLabel(contentType), size].filter(Boolean)
  return (
    <section aria-label={t.summary} className="mb-3 flex items-center gap-3">
      {product ? (
        <ProductImage
          product={product}
          brand={brand}
          className="size-10 shrink-0 overflow-hidden rounded-sm"
          iconClassName="size-5"
        />
      ) : (
        <BrandTile brand={brand} className="size-10" />
      )}
      <div className="min-w-0">
        <p className="truncate font-medium">{product?.name ?? brand.name}</p>
        <p className="truncate text-sm text-muted tabular-nums">{facts.join(' · ')}</p>
      </div>
    </section>
  )
}
