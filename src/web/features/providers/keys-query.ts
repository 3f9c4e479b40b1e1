import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'

export const keysQuery = queryOptions({ queryKey: ['api-keys'], queryFn: () => api.apiKeys.get() })
