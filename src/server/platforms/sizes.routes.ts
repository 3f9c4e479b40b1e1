import { sizeRoutes } from '#contract/platforms/sizes.ts'
import { handlers } from '../http/handlers.ts'
import { Problem } from '../infrastructure/problem.ts'
import { getSizes, updateSizes } from './sizes.ts'

export const sizeHandlers = handlers(sizeRoutes, {
  get: ({ app, user }) => getSizes(app, user.owner),
  update: ({ app, user, body, request }) => {
    if (request.hasDroppedKeys) throw new Problem(422, 'There is no such platform')
    return updateSizes(app, user.owner, body.content_sizes)
  },
})
