import { useQuery } from '@tanstack/react-query'
import { PAGE_LIMIT_MAX } from '#contract/limits.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { campaignApi, CAMPAIGNS_KEY } from '#web/lib/api/campaigns.ts'
import { t } from '#web/words/spending.ts'

/** The brands and the newest campaigns, as options such as `brand:7`. */
export function useBudgetTargets(isWanted: boolean) {
  const brands = useQuery({ ...brandsQuery, enabled: isWanted })
  const campaigns = useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'budget-targets'],
    queryFn: ({ signal }) => campaignApi.campaigns.list({ query: { limit: PAGE_LIMIT_MAX }, signal }),
    enabled: isWanted,
  })
  const toOption = (scope: 'brand' | 'campaign', hint: string) => (one: { id: number; name: string }) => ({
    value: `${scope}:${one.id}`,
    label: one.name,
    hint,
  })
  return [
    ...(brands.data ?? []).map(toOption('brand', t.brand)),
    ...(campaigns.data?.campaigns ?? []).map(toOption('campaign', t.campaign)),
  ]
}
