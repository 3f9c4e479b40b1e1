import { queryOptions } from '@tanstack/react-query'
import { budgetRoutes } from '#contract/spending/budgets.ts'
import { createApi } from './api.ts'

export const spendingApi = createApi({ budgets: budgetRoutes })

/** How often budgets are fetched while running jobs reserve a part of them, in milliseconds. */
const READ_EVERY_MS = 3000

export const budgetsQuery = queryOptions({
  queryKey: ['budgets'],
  queryFn: ({ signal }) => spendingApi.budgets.get({ signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.budgets?.some(({ month }) => month.reserved_usd > 0) ? READ_EVERY_MS : false,
})
