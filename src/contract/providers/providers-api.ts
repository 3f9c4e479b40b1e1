import { ownProviderRoutes } from './own-providers.ts'
import { providerChoiceRoutes } from './provider-choices.ts'

/** The calls of providers. The browser loads them with the dialogs and sections that need them. */
export const providersApi = { ownProviders: ownProviderRoutes, providerChoices: providerChoiceRoutes }
