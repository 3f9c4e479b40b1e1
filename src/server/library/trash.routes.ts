import { trashRoutes } from '#contract/library/trash.ts'
import { handlers } from '../http/handlers.ts'
import { sendThumbnail } from '../files/files.routes.ts'
import { toBlobKey } from '../infrastructure/blobs/keys.ts'
import { deleteForever, emptyTrash } from './delete-forever.ts'
import { findTrashed, listTrash } from './trash.ts'

export const trashHandlers = handlers(trashRoutes, {
  list: ({ app, user, query }) => listTrash(app, user.owner, query),
  remove: ({ app, user, params }) => deleteForever(app, user.owner, params.id),
  empty: ({ app, user }) => emptyTrash(app, user.owner),
  thumbnail: async ({ app, user, params, query, request, reply }) => {
    const { blob, poster } = await findTrashed(app, params.id, { owner: user?.owner ?? null, trashKey: query.k })
    return sendThumbnail(app, { request, reply }, toBlobKey(poster ?? blob), query.w)
  },
})
