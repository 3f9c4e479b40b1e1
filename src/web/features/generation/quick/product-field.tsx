import { useQuery } from '@tanstack/react-query'
import { PRODUCTS_LOAD_FAILED } from '#contract/messages.ts'
import type { Product } from '#contract/products/products.ts'
import { productsQuery } from '#web/lib/api/products.ts'
import { nameOptions } from '#web/lib/forms/name-options.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { t } from '#web/words/quick-generate.ts'

const NONE = 'none'

/** The products of a brand, and the one with this id. Without a brand there are none. */
export function useProductChoice(brandId: number | undefined, productId: number | undefined) {
  const list = useQuery({ ...productsQuery(brandId ?? 0), enabled: brandId !== undefined })
  const products = list.data ?? []
  return {
    products,
    product: products.find(({ id }) => id === productId),
    retry: list.isLoadingError ? () => void list.refetch() : undefined,
    help: helpFor(brandId, list.data),
  }
}

function helpFor(brandId: number | undefined, products: readonly Product[] | undefined): string {
  if (brandId === undefined) return t.chooseABrandFirst
  return products?.length === 0 ? t.thisBrandHasNoProducts : t.optionalItsPictureAndWords
}

interface ProductFieldProps {
  choice: ReturnType<typeof useProductChoice>
  onChange: (productId: number | undefined) => void
}

export function ProductField({ choice: { products, product, retry, help }, onChange }: ProductFieldProps) {
  if (retry) return <Banner onRetry={retry}>{PRODUCTS_LOAD_FAILED}</Banner>
  return (
    <SelectField
      label={t.product}
      help={help}
      value={product ? String(product.id) : NONE}
      onChange={(value) => onChange(value === NONE ? undefined : Number(value))}
      options={[{ value: NONE, label: t.noProduct }, ...nameOptions(products)]}
      disabled={products.length === 0}
    />
  )
}
