import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BrandInput } from '#contract/brands/brands.ts'
import type { BrandImport } from '#contract/brands/site-reading/brands-import.ts'
import { BRAND_CREATED, BRAND_SAVE_FAILED } from '#contract/messages.ts'
import { ProductInput } from '#contract/products/products.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { findNewestByName } from '#web/lib/forms/find-newest-by-name.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { plural } from '#web/words/fill.ts'
import { t } from '#web/words/brand-import.ts'
import { type Choices, toBrandBody } from './draft-values.ts'

/** Creates the brand of a draft and its chosen products by the ordinary calls. */
export function useCreateBrand(result: BrandImport, onCreated: (id: number | undefined) => void) {
  const { draft } = result
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const create = async (choices: Choices) => {
    setPending(true)
    try {
      const body = BrandInput.parse(toBrandBody(choices, result))
      const answer = await api.brands.create({ body })
      await client.invalidateQueries({ queryKey: brandsQuery.queryKey })
      const id = answer.id ?? findNewestByName(client.getQueryData(brandsQuery.queryKey) ?? [], body.name)?.id
      const failed = id === undefined ? 0 : await createProducts(id, draft, choices.products)
      toast.success(BRAND_CREATED)
      if (failed > 0) toast.error(plural(t.productsNotCreated, failed))
      onCreated(id)
    } catch (error) {
      toast.error(getErrorMessage(error, BRAND_SAVE_FAILED))
      setPending(false)
    }
  }
  return { isPending, create: (choices: Choices) => void create(choices) }
}

/** One after the other, which few products allow. Returns how many could not be created. */
async function createProducts(
  id: number,
  { products }: BrandImport['draft'],
  chosen: ReadonlySet<number>,
): Promise<number> {
  let failed = 0
  for (const product of products.filter((_, index) => chosen.has(index)))
    await api.products.create({ params: { id }, body: ProductInput.parse(product) }).catch(() => (failed += 1))
  return failed
}
