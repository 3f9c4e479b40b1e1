import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CarouselRequest } from '#contract/designs/carousels/carousels.ts'
import { ContentItem } from '#contract/library/content.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { carouselApi } from '#web/lib/api/carousels.ts'
import { CONTENT_LISTS } from '#web/lib/api/content.ts'
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { t } from '#web/words/carousels.ts'

/** Makes a carousel and opens it in the editor. Stays busy until the editor is there, so that no second one is made. */
export function useCreateCarousel() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const create = async (request: CarouselRequest) => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const headers = { 'idempotency-key': newIdempotencyKey() }
      const made = ContentItem.parse(await carouselApi.carousels.create({ body: request, headers }))
      await client.invalidateQueries({ queryKey: CONTENT_LISTS })
      toast.success(t.created)
      await navigate(`/dashboard/content/${made.id}/edit`)
    } catch (error) {
      setFailure(getErrorMessage(error, t.createFailed))
      setBusy(false)
    }
  }
  return { create, isBusy, failure }
}
