import { packRoutes } from '#contract/campaigns/pack.ts'
import { handlers } from '../../http/handlers.ts'
import { openPack, preparePack } from './packs.ts'

export const packHandlers = handlers(packRoutes, {
  create: ({ app, user, params, body }) => preparePack(app, user, params.id, body),
  download: async ({ app, query, request, reply }) => {
    void reply.type('application/zip')
    // A HEAD request does not use the ticket.
    if (request.method === 'HEAD') return reply.send()
    const { name, body } = await openPack(app, query.ticket)
    return reply.header('content-disposition', `attachment; filename="${name}"`).send(body)
  },
})
