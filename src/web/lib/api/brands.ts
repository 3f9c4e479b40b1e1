import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

export const brandsQuery = queryOptions({
  queryKey: ['brands'],
  queryFn: async () => (await api.brands.list()).brands,
})
