import { contentLockRoutes } from '#contract/library/content-lock.ts'
import { handlers } from '../http/handlers.ts'
import { saveLock } from './lock.ts'

export const contentLockHandlers = handlers(contentLockRoutes, {
  save: ({ app, user, params, body }) => saveLock(app, user.owner, { id: params.id, isLocked: body.locked }),
})
