import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#contract/client.ts'
import {
  PRODUCT_CREATED,
  PRODUCT_CREATED_WITH_IMAGE,
  PRODUCT_CREATED_WITHOUT_IMAGE,
  PRODUCT_SAVE_FAILED,
  PRODUCT_UPDATED,
  PRODUCT_WITHOUT_BRAND,
} from '#contract/messages.ts'
import { ProductInput, type Product } from '#contract/products.ts'
import { api } from '#web/lib/api.ts'
import { showFieldErrors } from '#web/lib/field-errors.ts'
import { productsQuery } from '#web/lib/products.ts'
import { toast } from '#web/lib/toast.ts'
import { useUnsavedGuard } from '#web/ui/use-unsaved-guard.ts'
import { sendImage } from './send-image.ts'
import { payloadOf, valuesOf, type ProductValues } from './product-values.ts'

export interface Outcome {
  /** The product as it was stored; absent when the form was left without saving. */
  saved: Product | undefined
  isNew?: boolean
}

export interface Failure {
  sentence: string
  /** What the server said about it. */
  reason?: string
}

interface Subject {
  /** The product that is edited; absent while one is made. */
  product: Product | undefined
  brandId: number | undefined
  /** A picture that waits for the product to exist. */
  image: File | undefined
}

export function useProductForm({ product, brandId, image }: Subject, onDone: (outcome: Outcome) => void) {
  const client = useQueryClient()
  const [failure, setFailure] = useState<Failure>()
  const form = useForm<ProductValues, unknown, ProductInput>({
    resolver: zodResolver(ProductInput),
    defaultValues: valuesOf(product),
  })
  useUnsavedGuard(form.formState.isDirty || Boolean(image))
  const fail = (next: Failure) => {
    setFailure(next)
    toast.error(next.sentence)
  }

  const submit = form.handleSubmit(async (input) => {
    setFailure(undefined)
    if (!product && !brandId) return fail({ sentence: PRODUCT_WITHOUT_BRAND })
    try {
      const body = payloadOf(input, product)
      const saved = product
        ? await api.products.update({ params: { id: product.id }, body })
        : await api.products.create({ params: { id: brandId ?? 0 }, body })
      if (product) toast.success(PRODUCT_UPDATED)
      else await announce(saved, image)
      const home = saved.brand_id ?? product?.brand_id ?? brandId ?? 0
      await client.invalidateQueries({ queryKey: productsQuery(home).queryKey })
      onDone({ saved: { ...saved, brand_id: home }, isNew: !product })
    } catch (error) {
      fail({ sentence: PRODUCT_SAVE_FAILED, ...(error instanceof ApiError && { reason: error.message }) })
      showFieldErrors(error, form)
    }
  })
  return { form, submit, failure }
}

/** Says that a product was made, with its picture if it came with one. */
async function announce(made: Product, image: File | undefined): Promise<void> {
  if (!image) return void toast.success(PRODUCT_CREATED)
  const { reason } = await sendImage(made.id, image)
  if (reason) toast.error(PRODUCT_CREATED_WITHOUT_IMAGE(reason))
  else toast.success(PRODUCT_CREATED_WITH_IMAGE)
}
