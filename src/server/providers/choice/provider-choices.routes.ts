import { providerChoiceRoutes } from '#contract/providers/provider-choices.ts'
import { requireConfirmation } from '../../accounts/auth/confirmation.ts'
import { handlers } from '../../http/handlers.ts'
import { readProviderChoices, saveChoice, testChoice } from './choose.ts'

export const providerChoiceHandlers = handlers(providerChoiceRoutes, {
  get: ({ app, user, query }) => readProviderChoices(app, user.owner, query.brand_id ?? null),
  save: ({ app, user, body }) => saveChoice(app, requireConfirmation(app, user), body),
  test: ({ app, user, body }) => testChoice(app, user.owner, body),
})
