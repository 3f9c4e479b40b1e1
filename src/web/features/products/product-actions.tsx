import { useQueryClient } from '@tanstack/react-query'
import { PRODUCT_COPIED, PRODUCT_DELETE_FAILED, PRODUCT_DELETED } from '#contract/messages.ts'
import type { Product } from '#contract/products/products.ts'
import { api } from '#web/lib/api/api.ts'
import { PRODUCTS_KEY } from '#web/lib/api/products.ts'
import { RecordActions } from '#web/ui/buttons/record-actions.tsx'
import { t } from '#web/words/products.ts'

export function ProductActions({ product }: { product: Product }) {
  const client = useQueryClient()
  const remove = async () => {
    await api.products.remove({ params: { id: product.id } })
    await client.invalidateQueries({ queryKey: PRODUCTS_KEY })
  }
  return (
    <RecordActions
      editPath={`/dashboard/products?edit=${product.id}`}
      record={product}
      copied={PRODUCT_COPIED}
      question={t.deleteProduct}
      onDelete={remove}
      deleted={PRODUCT_DELETED}
      describeFailure={() => PRODUCT_DELETE_FAILED}
    />
  )
}
