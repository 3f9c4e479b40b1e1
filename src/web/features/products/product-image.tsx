import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { IMAGE_UPLOADED } from '#contract/messages.ts'
import type { Product } from '#contract/products/products.ts'
import { logoSource } from '#web/lib/brand/logo-source.ts'
import { PRODUCTS_KEY } from '#web/lib/api/products.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { PictureDrop } from '#web/ui/files/picture-drop.tsx'
import { t } from '#web/words/products.ts'
import type { ProductValues } from './product-values.ts'
import { sendImage } from './send-image.ts'

interface ProductImageProps {
  product: Product | undefined
  /** An image that is uploaded once the new product is saved. */
  image: File | undefined
  onChange: (image: File | undefined) => void
}

/** The image field. The image of a new product is uploaded on save, that of an existing one immediately. */
export function ProductImage({ product, image, onChange }: ProductImageProps) {
  const client = useQueryClient()
  const { resetField, setValue } = useFormContext<ProductValues>()
  const stored = useWatch<ProductValues, 'image_url'>({ name: 'image_url' })
  const upload = useMutation({
    mutationFn: ({ id, file }: { id: number; file: File }) => sendImage(id, file),
    onSuccess: async ({ url, reason }) => {
      if (reason !== undefined) {
        toast.error(reason)
        return
      }
      toast.success(IMAGE_UPLOADED)
      resetField('image_url', { defaultValue: url })
      await client.invalidateQueries({ queryKey: PRODUCTS_KEY })
    },
  })
  const remove = () => {
    onChange(undefined)
    if (!image) setValue('image_url', '', { shouldDirty: true })
  }
  return (
    <PictureDrop
      label={t.productImage}
      help={product ? `${t.dropOneHerePasteIt} ${t.savedImmediately}` : t.dropOneHerePasteIt}
      file={image ?? (upload.isPending ? upload.variables.file : undefined)}
      stored={logoSource(stored)}
      isBusy={upload.isPending}
      onFile={(file) => (product ? upload.mutate({ id: product.id, file }) : onChange(file))}
      onRemove={remove}
    />
  )
}
