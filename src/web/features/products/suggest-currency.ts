import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Brand } from '#contract/brands/brands.ts'
import type { Currency } from '#contract/languages/languages.ts'
import { findLocaleCurrency } from '#contract/money/region-currency.ts'
import type { ProductInput } from '#contract/products/products.ts'
import type { ProductValues } from './product-values.ts'

/** The currency that the form of a first product starts with: that of the country of the browser. Null if the brand has its own. */
export const suggestCurrency = (brand: Brand | undefined): Currency | null =>
  brand?.currency ? null : findLocaleCurrency(navigator.language)

/** Follows the brand of a new product, until a person chooses a currency. */
export function useSuggestedCurrency(
  form: UseFormReturn<ProductValues, unknown, ProductInput>,
  brand: Brand | undefined,
) {
  const { getFieldState, resetField } = form
  useEffect(() => {
    if (brand && !getFieldState('currency').isDirty)
      resetField('currency', { defaultValue: suggestCurrency(brand) ?? undefined })
  }, [brand, getFieldState, resetField])
}
