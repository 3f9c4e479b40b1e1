import { contentRoutes } from '#contract/library/content.ts'
import { sendThumbnail } from '../files/files.routes.ts'
import { toBlobKey } from '../infrastructure/blobs/keys.ts'
import { handlers } from '../http/handlers.ts'
import { sendObject } from '../http/replies/send-object.ts'
import { findVisible, listContent, readContent, readSignedContent, removeContent, toggleFavorite } from './content.ts'
import { restoreContent } from './trash.ts'

export const contentHandlers = handlers(contentRoutes, {
  list: ({ app, user, query }) => listContent(app, user.owner, query),
  get: ({ app, user, params, headers }) =>
    headers['content-credentials'] === 'include'
      ? readSignedContent(app, user.owner, params.id)
      : readContent(app, user.owner, params.id),
  toggleFavorite: ({ app, user, params }) => toggleFavorite(app, user.owner, params.id),
  remove: ({ app, user, params }) => removeContent(app, user.owner, params.id),
  restore: ({ app, user, params }) => restoreContent(app, user.owner, params.id),
  file: async ({ app, user, params, query, request, reply }) => {
    const who = { owner: user?.owner ?? null, viewKey: query.k }
    const { blob, mime_type, size_bytes: size } = await findVisible(app, params.id, who)
    return sendObject(request, reply, {
      mimeType: mime_type,
      etag: `"${blob}"`,
      open: async () => ({ size, read: async (range) => (await app.storage.stream(toBlobKey(blob), range)).body }),
    })
  },
  thumbnail: async ({ app, user, params, query, request, reply }) => {
    const { blob, poster } = await findVisible(app, params.id, { owner: user?.owner ?? null, viewKey: query.k })
    return sendThumbnail(app, { request, reply }, toBlobKey(poster ?? blob), query.w)
  },
})
