import type { UseQueryResult } from '@tanstack/react-query'
import { CircleSlash2 } from 'lucide-react'
import type { Brand } from '#contract/brands/brands.ts'
import type { Product } from '#contract/products/products.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ActionLink } from '#web/ui/buttons/button.tsx'
import { ChoiceCards, type Choice } from '#web/ui/forms/choice-cards.tsx'
import { ProductImage } from '#web/domains/products/product-image.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/wizard.ts'
import { StepFrame, type StepProps } from './step-frame.tsx'

interface ProductStepProps extends StepProps {
  brand: Brand | undefined
  products: UseQueryResult<Product[]>
}

const NONE = 'none'

/** Optional: the first choice is the brand without a product. */
export function ProductStep({ selection, change, onBack, onNext, brand, products }: ProductStepProps) {
  const none: Choice = {
    value: NONE,
    label: t.noProduct,
    text: t.aboutTheBrandItself,
    art: (
      <span className="grid size-14 place-content-center rounded-sm bg-raised text-muted" aria-hidden>
        <CircleSlash2 className="size-5" strokeWidth={1.5} />
      </span>
    ),
  }
  return (
    <StepFrame title={t.chooseAProduct} text={t.productHint} onBack={onBack} onNext={onNext}>
      {products.isError && (
        <Banner onRetry={() => void products.refetch()}>
          {getErrorMessage(products.error, t.failedToLoadProducts)}
        </Banner>
      )}
      {products.isLoading ? (
        <Skeleton className="h-28 rounded-md" />
      ) : (
        <ChoiceCards
          legend={t.product}
          isLegendHidden
          isFlat
          pick="one"
          chosen={[selection.productId === null ? NONE : String(selection.productId)]}
          onChoose={(value) => change({ productId: value === NONE ? null : Number(value) })}
          className="sm:grid-cols-2 lg:grid-cols-3"
          options={[none, ...(products.data ?? []).map((product) => toChoice(product, brand))]}
        />
      )}
      {products.data?.length === 0 && (
        <p className="text-muted">
          {fillNodes(t.hasNoProductsYet, {
            name: brand?.name,
            link: (
              <ActionLink to={`/dashboard/products?new&brand=${selection.brandId}`} variant="ghost" size="small">
                {t.newProduct}
              </ActionLink>
            ),
          })}
        </p>
      )}
    </StepFrame>
  )
}

const toChoice = (product: Product, brand: Brand | undefined): Choice => ({
  value: String(product.id),
  label: product.name,
  text: product.description || product.category || t.noDescriptionYet,
  art: (
    <ProductImage
      product={{ ...product, name: '' }}
      brand={brand}
      className="size-14 rounded-sm"
      iconClassName="size-6"
    />
  ),
})
