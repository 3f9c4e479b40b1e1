import { queryOptions } from '@tanstack/react-query'
import { spendingApi as table } from '#contract/spending/spending-api.ts'
import { createClient, type LenientClient } from '#contract/client/client.ts'
import { CLIENT_OPTIONS } from './api.ts'

/** The API client of budgets, whose routes the other screens do not load. */
export const spendingApi: LenientClient<typeof table> = createClient(table, CLIENT_OPTIONS)

/** How often budgets are fetched while running jobs reserve a part of them, in milliseconds. */
const READ_EVERY_MS = 3000

export const budgetsQuery = queryOptions({
  queryKey: ['budgets'],
  queryFn: ({ signal }) => spendingApi.budgets.get({ signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.budgets?.some(({ month }) => month.reserved_usd > 0) ? READ_EVERY_MS : false,
})
