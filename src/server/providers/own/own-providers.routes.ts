import { ownProviderRoutes } from '#contract/providers/own-providers.ts'
import { requireConfirmation } from '../../accounts/auth/confirmation.ts'
import { handlers } from '../../http/handlers.ts'
import {
  createOwnProvider,
  listOwnProviders,
  removeOwnProvider,
  testTyped,
  updateOwnProvider,
} from './own-providers.ts'

export const ownProviderHandlers = handlers(ownProviderRoutes, {
  list: ({ app, user }) => listOwnProviders(app, user.owner),
  create: ({ app, user, body }) => createOwnProvider(app, requireConfirmation(app, user), body),
  update: ({ app, user, params, body }) => updateOwnProvider(app, requireConfirmation(app, user), params.id, body),
  remove: ({ app, user, params }) => removeOwnProvider(app, user.owner, params.id),
  test: ({ app, user, body }) => testTyped(app, user.owner, body),
})
