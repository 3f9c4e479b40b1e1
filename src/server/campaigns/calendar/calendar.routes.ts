import { calendarRoutes } from '#contract/campaigns/calendar.ts'
import { requireConfirmation } from '../../accounts/auth/confirmation.ts'
import { handlers } from '../../http/handlers.ts'
import { listPlanned, listUnscheduled, readFeed } from './calendar.ts'
import { createFeed, readFeedState, removeFeed } from './feed.ts'

export const calendarHandlers = handlers(calendarRoutes, {
  list: ({ app, user, query }) => listPlanned(app, user.owner, query),
  unscheduled: ({ app, user, query }) => listUnscheduled(app, user.owner, query),
  feed: ({ app, user }) => readFeedState(app, user.owner),
  createFeed: ({ app, user }) => createFeed(app, requireConfirmation(app, user)),
  removeFeed: ({ app, user }) => removeFeed(app, user.owner),
  readFeed: async ({ app, params, reply }) => {
    const text = await readFeed(app, params.secret)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="signet.ics"')
      .send(Buffer.from(text))
  },
})
