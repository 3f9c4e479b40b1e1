import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/client.ts'

/** Answers that will not change by asking again (4xx) are not asked for again. Calls fail at once offline, so that screens say so. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
    },
    mutations: { networkMode: 'always' },
  },
})
