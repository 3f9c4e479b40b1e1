import { queryOptions } from '@tanstack/react-query'
import { createClient, type LenientClient } from '#contract/client/client.ts'
import { providersApi as table } from '#contract/providers/providers-api.ts'
import { CLIENT_OPTIONS } from './api.ts'

/** The API client of providers, whose routes the other screens do not load. */
export const providersApi: LenientClient<typeof table> = createClient(table, CLIENT_OPTIONS)

export const ownProvidersQuery = queryOptions({
  queryKey: ['own-providers'],
  queryFn: ({ signal }) => providersApi.ownProviders.list({ signal }),
})

export const CHOICES_KEY = ['provider-choices'] as const

/** The choice of providers of the account, or of a brand. */
export const providerChoicesQuery = (brandId: number | null) =>
  queryOptions({
    queryKey: [...CHOICES_KEY, brandId],
    queryFn: ({ signal }) =>
      providersApi.providerChoices.get({ query: brandId === null ? {} : { brand_id: brandId }, signal }),
    staleTime: 0,
  })
