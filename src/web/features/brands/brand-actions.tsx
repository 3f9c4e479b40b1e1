import { useQueryClient } from '@tanstack/react-query'
import type { Brand } from '#contract/brands/brands.ts'
import { BRAND_COPIED, BRAND_DELETE_FAILED, BRAND_DELETED } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { productsQuery } from '#web/lib/api/products.ts'
import { RecordActions } from '#web/ui/buttons/record-actions.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brands.ts'

export function BrandActions({ brand }: { brand: Brand }) {
  const client = useQueryClient()
  const remove = async () => {
    await api.brands.remove({ params: { id: brand.id } })
    client.removeQueries({ queryKey: productsQuery(brand.id).queryKey })
    await client.invalidateQueries({ queryKey: brandsQuery.queryKey })
  }
  return (
    <RecordActions
      editPath={`/dashboard/brands?edit=${brand.id}`}
      record={brand}
      copied={BRAND_COPIED}
      question={t.deleteBrand}
      more={fill(t.theProductsOfAreDeleted, { name: brand.name })}
      onDelete={remove}
      deleted={BRAND_DELETED}
      describeFailure={(error) => getErrorMessage(error, BRAND_DELETE_FAILED)}
    />
  )
}
