import { queryOptions } from '@tanstack/react-query'
import { ownProviderRoutes } from '#contract/providers/own-providers.ts'
import { providerChoiceRoutes } from '#contract/providers/provider-choices.ts'
import { createApi } from './api.ts'

export const providersApi = createApi({ ownProviders: ownProviderRoutes, providerChoices: providerChoiceRoutes })

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
