import { analyticsRoutes } from '#contract/library/analytics.ts'
import { handlers } from '../../http/handlers.ts'
import { listAnalytics, readStats } from './analytics.ts'

export const analyticsHandlers = handlers(analyticsRoutes, {
  stats: ({ app, user }) => readStats(app, user.owner),
  content: ({ app, user, query }) => listAnalytics(app, user.owner, query),
})
