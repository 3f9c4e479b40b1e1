import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { productCutOutRoutes } from '#contract/products/product-cut-outs.ts'
import { productImageRoutes, type ProductImages } from '#contract/products/product-images.ts'
import { createApi, getErrorMessage } from '#web/lib/api/api.ts'
import { PRODUCTS_KEY } from '#web/lib/api/products.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { t } from '#web/words/product-images.ts'

export const productImagesApi = createApi({
  productPictures: productImageRoutes,
  productCutOuts: productCutOutRoutes,
})

/** A change of the pictures of a product. `ids` is the new order. */
export type ImageChange =
  | { kind: 'add'; files: File[] }
  | { kind: 'arrange'; ids: number[] }
  | { kind: 'main' | 'remove'; picture: number }

/** The pictures of a product, and the call that changes them. `onMain` is called with a new main picture. */
export function useProductImages(id: number, onMain: (url: string) => void) {
  const client = useQueryClient()
  const queryKey = ['product-pictures', id]
  const query = useQuery({ queryKey, queryFn: () => productImagesApi.productPictures.list({ params: { id } }) })
  const change = useMutation({
    mutationFn: (next: ImageChange) => send(id, next),
    onSuccess: async (after, { kind }) => {
      client.setQueryData(queryKey, after)
      if (kind !== 'main') return
      if (after.image_url) onMain(after.image_url)
      await client.invalidateQueries({ queryKey: PRODUCTS_KEY })
    },
    onError: (error) => toast.error(getErrorMessage(error, t.notChanged)),
  })
  return { query, change }
}

function send(id: number, change: ImageChange): Promise<ProductImages> {
  const calls = productImagesApi.productPictures
  if (change.kind === 'add') return calls.add({ params: { id }, files: { file: change.files } })
  if (change.kind === 'arrange') return calls.arrange({ params: { id }, body: { ids: change.ids } })
  const params = { id, picture: change.picture }
  return change.kind === 'main' ? calls.makeMain({ params }) : calls.remove({ params })
}
