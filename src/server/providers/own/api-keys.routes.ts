import { apiKeyRoutes } from '#contract/providers/api-keys.ts'
import { handlers } from '../../http/handlers.ts'
import { getApiKeys, removeApiKey, saveApiKey, testApiKey } from './api-keys.ts'

export const apiKeyHandlers = handlers(apiKeyRoutes, {
  get: ({ app, user }) => getApiKeys(app, user.owner),
  save: ({ app, user, body }) => saveApiKey(app, user, body),
  test: ({ app, query }) => testApiKey(app, query.api_key),
  remove: ({ app, user }) => removeApiKey(app, user),
})
