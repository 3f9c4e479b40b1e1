import { archiveRoutes } from '#contract/library/archives.ts'
import { handlers } from '../http/handlers.ts'
import { openArchive, prepareArchive } from './archives.ts'

export const archiveHandlers = handlers(archiveRoutes, {
  create: ({ app, user, body }) => prepareArchive(app, user, body.ids),
  download: async ({ app, query, request, reply }) => {
    void reply.type('application/zip')
    // A HEAD request does not use the ticket.
    if (request.method === 'HEAD') return reply.send()
    const { name, body } = await openArchive(app, query.ticket)
    return reply.header('content-disposition', `attachment; filename="${name}"`).send(body)
  },
})
