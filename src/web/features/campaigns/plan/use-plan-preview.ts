import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plan, type PlanPreview } from '#contract/campaigns/plan.ts'
import { campaignApi, CAMPAIGNS_KEY } from '#web/lib/api/campaigns.ts'
import { useDebounced } from '#web/lib/hooks/use-debounced.ts'
import type { PlanDraft } from './plan-draft.ts'

const PAUSE_MS = 250

interface Asked {
  campaignId: number | undefined
  productIds: readonly number[]
  plan: PlanDraft
  /** What is not stored yet. */
  brief?: string
  brandId?: number | undefined
}

/**
 * What the server says about a plan, asked once the changes pause. `isCurrent` is false while the plan has changed since. A plan without
 * formats or languages is not asked for.
 */
export function usePlanPreview({ campaignId, productIds, plan, brief, brandId }: Asked): {
  preview: PlanPreview | undefined
  isCurrent: boolean
  isError: boolean
} {
  const wanted = JSON.stringify({ campaign_id: campaignId, product_ids: productIds, plan, brief, brand_id: brandId })
  const asked = useDebounced(wanted, PAUSE_MS)
  const isComplete = plan.formats.length > 0 && plan.languages.length > 0
  const answer = useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'plan', asked],
    queryFn: ({ signal }) => ask(asked, signal),
    enabled: isComplete && asked === wanted,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  if (!isComplete) return { preview: undefined, isCurrent: true, isError: false }
  return { preview: answer.data, isCurrent: asked === wanted && !answer.isPlaceholderData, isError: answer.isError }
}

function ask(asked: string, signal: AbortSignal): Promise<PlanPreview> {
  const { plan, ...rest }: Omit<Parameters<typeof campaignApi.campaigns.plan>[0]['body'], 'plan'> & { plan: unknown } =
    JSON.parse(asked)
  return campaignApi.campaigns.plan({ body: { ...rest, plan: Plan.parse(plan) }, signal })
}
