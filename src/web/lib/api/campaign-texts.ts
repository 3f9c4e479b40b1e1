import { queryOptions } from '@tanstack/react-query'
import { campaignApi, CAMPAIGNS_KEY } from './campaigns.ts'

/** All texts of a campaign, in every language. */
export const campaignTextsQuery = (id: number) =>
  queryOptions({
    queryKey: [...CAMPAIGNS_KEY, 'texts', id],
    queryFn: ({ signal }) => campaignApi.campaignTexts.list({ params: { id }, query: {}, signal }),
  })
