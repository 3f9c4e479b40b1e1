import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/client/client.ts'

/** 4xx errors are not retried, because the reply would be the same. Calls fail immediately while offline, so that screens report it. */
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
