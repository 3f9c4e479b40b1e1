import { zodResolver } from '@hookform/resolvers/zod'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Brand } from '#contract/brands/brands.ts'
import type { Currency } from '#contract/languages/languages.ts'
import {
  PRODUCT_CREATED,
  PRODUCT_CREATED_WITH_IMAGE,
  PRODUCT_CREATED_WITHOUT_IMAGE,
  PRODUCT_SAVE_FAILED,
  PRODUCT_UPDATED,
  PRODUCT_WITHOUT_BRAND,
  UPLOAD_FAILED,
} from '#contract/messages.ts'
import { findLocaleCurrency } from '#contract/money/region-currency.ts'
import { type Product, ProductInput } from '#contract/products/products.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { productsQuery } from '#web/lib/api/products.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { acceptUnchangedUrl } from '#web/lib/forms/accept-unchanged-url.ts'
import { showFieldErrors } from '#web/lib/forms/field-errors.ts'
import { findNewestByName } from '#web/lib/forms/find-newest-by-name.ts'
import { useUnsavedGuard } from '#web/ui/behavior/use-unsaved-guard.ts'
import { type ProductValues, toFormValues, toPayload } from './product-values.ts'
import { sendImage } from './send-image.ts'

export interface Outcome {
  /** Absent if the form was left without saving. The id of a new product is undefined if neither the reply nor the list contains it. */
  saved: { id: number | undefined; brand_id: number } | undefined
  isNew?: boolean
}

export interface Failure {
  sentence: string
  /** The server's error message. */
  reason?: string
}

interface Subject {
  /** The product to edit. Absent for a new product. */
  product: Product | undefined
  brand: Brand | undefined
  /** An image to upload once the product exists. */
  image: File | undefined
}

export function useProductForm({ product, brand, image }: Subject, onDone: (outcome: Outcome) => void) {
  const client = useQueryClient()
  const [failure, setFailure] = useState<Failure>()
  const form = useForm<ProductValues, unknown, ProductInput>({
    resolver: acceptUnchangedUrl(zodResolver(ProductInput), 'image_url', product?.image_url),
    defaultValues: toFormValues(product ?? { currency: suggestCurrency(brand) }),
  })
  useSuggestedCurrency(form, product ? undefined : brand)
  useUnsavedGuard(form.formState.isDirty || Boolean(image))
  const fail = (next: Failure) => {
    setFailure(next)
    toast.error(next.sentence)
  }

  const submit = form.handleSubmit(async (input) => {
    setFailure(undefined)
    if (!product && !brand) return fail({ sentence: PRODUCT_WITHOUT_BRAND })
    try {
      const body = toPayload(input, product)
      const home = product?.brand_id ?? brand?.id ?? 0
      if (product) {
        await api.products.update({ params: { id: product.id }, body })
        toast.success(PRODUCT_UPDATED)
      }
      const id = product?.id ?? (await createProduct(client, home, body))
      if (!product) await announce(id, image)
      await client.invalidateQueries({ queryKey: productsQuery(home).queryKey })
      onDone({ saved: { id, brand_id: home }, isNew: !product })
    } catch (error) {
      fail({ sentence: PRODUCT_SAVE_FAILED, reason: getErrorMessage(error, '') })
      showFieldErrors(error, form)
    }
  })
  return { form, submit, failure }
}

/** Resolves to the id of the new product. If the reply does not contain it, it is looked up in the list. */
export async function createProduct(
  client: QueryClient,
  brandId: number,
  body: ProductValues,
): Promise<number | undefined> {
  const { id } = await api.products.create({ params: { id: brandId }, body })
  if (id !== undefined) return id
  const list = await client.fetchQuery({ ...productsQuery(brandId), staleTime: 0 }).catch(() => [])
  return findNewestByName(list, body.name)?.id
}

/** Uploads the image of a new product, if any, and shows the result as a toast. */
async function announce(id: number | undefined, image: File | undefined): Promise<void> {
  if (!image) return void toast.success(PRODUCT_CREATED)
  const { reason } = id === undefined ? { reason: UPLOAD_FAILED } : await sendImage(id, image)
  if (reason) toast.error(PRODUCT_CREATED_WITHOUT_IMAGE(reason))
  else toast.success(PRODUCT_CREATED_WITH_IMAGE)
}

/** The currency that the form of a first product starts with: that of the country of the browser. Null if the brand has its own. */
const suggestCurrency = (brand: Brand | undefined): Currency | null =>
  brand?.currency ? null : findLocaleCurrency(navigator.language)

/** Follows the brand of a new product, until a person chooses a currency. */
function useSuggestedCurrency(form: UseFormReturn<ProductValues, unknown, ProductInput>, brand: Brand | undefined) {
  const { getFieldState, resetField } = form
  useEffect(() => {
    if (brand && !getFieldState('currency').isDirty)
      resetField('currency', { defaultValue: suggestCurrency(brand) ?? undefined })
  }, [brand, getFieldState, resetField])
}
