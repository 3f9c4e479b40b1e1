import { useQuery } from '@tanstack/react-query'
import { PRODUCTS_LOAD_FAILED } from '#contract/messages.ts'
import type { Brand } from '#contract/brands/brands.ts'
import type { Product } from '#contract/products/products.ts'
import { productsQuery } from '#web/lib/api/products.ts'
import { nameOptions } from '#web/lib/forms/name-options.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { t } from '#web/words/brand-and-product.ts'

const NONE = 'none'

interface BrandFieldProps {
  brands: readonly Pick<Brand, 'id' | 'name'>[]
  /** The id of the brand; 0 or nothing while none is chosen. */
  brandId: unknown
  onChange: (brandId: number) => void
  /** Where "Brand" alone says too little. */
  label?: string
  help?: string
  error?: string | undefined
}

/** Chooses one of the brands. */
export function BrandField({ brands, brandId, onChange, label = t.brand, ...more }: BrandFieldProps) {
  return (
    <SelectField
      {...more}
      label={label}
      placeholder={t.selectABrand}
      value={Number(brandId) > 0 ? String(brandId) : ''}
      onChange={(value) => onChange(Number(value))}
      options={nameOptions(brands)}
      disabled={brands.length === 0}
    />
  )
}

/** The products of a brand, and the one with this id. Without a brand there are none. */
export function useProductChoice(brandId: number | undefined, productId: unknown) {
  const list = useQuery({ ...productsQuery(brandId ?? 0), enabled: (brandId ?? 0) > 0 })
  const products: readonly Product[] = list.data ?? []
  return {
    products,
    isEmpty: list.data?.length === 0,
    product: products.find(({ id }) => id === Number(productId)),
    retry: list.isLoadingError ? () => void list.refetch() : undefined,
  }
}

interface ProductFieldProps {
  choice: ReturnType<typeof useProductChoice>
  onChange: (productId: number | null) => void
  /** Where "Product" alone says too little. */
  label?: string
  help?: string
}

/** Chooses one of the products of a brand, or none. */
export function ProductField({ choice, onChange, label = t.product, help }: ProductFieldProps) {
  const { products, product, retry } = choice
  if (retry) return <Banner onRetry={retry}>{PRODUCTS_LOAD_FAILED}</Banner>
  return (
    <SelectField
      label={label}
      help={help}
      value={product ? String(product.id) : NONE}
      onChange={(value) => onChange(value === NONE ? null : Number(value))}
      options={[{ value: NONE, label: t.noProduct }, ...nameOptions(products)]}
      disabled={products.length === 0}
    />
  )
}
