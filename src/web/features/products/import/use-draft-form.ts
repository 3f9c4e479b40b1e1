import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { PRODUCT_CREATED, PRODUCT_SAVE_FAILED, PRODUCT_WITHOUT_BRAND } from '#contract/messages.ts'
import type { ProductImport } from '#contract/products/products-import.ts'
import { ProductInput } from '#contract/products/products.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { productsQuery } from '#web/lib/api/products.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { showFieldErrors } from '#web/lib/forms/field-errors.ts'
import { t } from '#web/words/product-import.ts'
import { productPicturesApi } from '../pictures/use-product-pictures.ts'
import { type ProductValues, toFormValues, toPayload } from '../product-values.ts'
import { createProduct, type Outcome } from '../use-product-form.ts'

/** The form of a draft. It creates the product by the ordinary call. */
export function useDraftForm(
  { draft }: ProductImport,
  { brandId, keepsOthers }: { brandId: number | undefined; keepsOthers: boolean },
  onCreated: (outcome: Outcome) => void,
) {
  const client = useQueryClient()
  const form = useForm<ProductValues, unknown, ProductInput>({
    resolver: zodResolver(ProductInput),
    defaultValues: toFormValues(draft),
  })
  const submit = form.handleSubmit(async (input) => {
    if (brandId === undefined) {
      toast.error(PRODUCT_WITHOUT_BRAND)
      return
    }
    try {
      const id = await createProduct(client, brandId, toPayload(input, undefined))
      const others = draft.pictures.map(({ url }) => url).filter((url) => url !== input.image_url)
      if (keepsOthers && id !== undefined) await savePictures(id, others)
      await client.invalidateQueries({ queryKey: productsQuery(brandId).queryKey })
      toast.success(PRODUCT_CREATED)
      onCreated({ saved: { id, brand_id: brandId }, isNew: true })
    } catch (error) {
      toast.error(getErrorMessage(error, PRODUCT_SAVE_FAILED))
      showFieldErrors(error, form)
    }
  })
  return { form, submit }
}

/** The product is there already, so a failure is only a message. */
async function savePictures(id: number, urls: string[]): Promise<void> {
  if (urls.length === 0) return
  await productPicturesApi.productPictures
    .attach({ params: { id }, body: { urls } })
    .catch((error: unknown) => toast.error(getErrorMessage(error, t.othersNotSaved)))
}
