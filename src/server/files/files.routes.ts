import type { FastifyInstance } from 'fastify'
import { toUploadKey } from '../infrastructure/blobs/keys.ts'
import type { Core } from '../infrastructure/core.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { sendObject } from '../http/replies/send-object.ts'
import { Problem } from '../infrastructure/problem.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'

/**
 * Serves uploaded images without a bearer token, because an `<img>` cannot send one: the key in the URL is the permission.
 * @throws {Problem} (from the route) 404 for an unknown file
 */
export function serveUploads(server: FastifyInstance, app: Core & StorageSeam): void {
  server.get<{ Params: { name: string } }>('/api/files/:name', async (request, reply) => {
    const [, key = '', extension = ''] = /^([0-9a-f]{32})\.([a-z0-9]{3,4})$/.exec(request.params.name) ?? []
    const file = await acrossOwners(app.db)
      .selectFrom('files')
      .select(['mime_type', 'size_bytes'])
      .where('key', '=', key)
      .where('extension', '=', extension)
      .executeTakeFirst()
    if (!file) throw new Problem(404, 'Not found')
    const stored = toUploadKey(`${key}.${extension}`)
    return sendObject(request, reply, {
      mimeType: file.mime_type,
      headers: { 'content-disposition': `inline; filename="${key}.${extension}"` },
      etag: `"${key}"`,
      open: async () => ({
        size: file.size_bytes,
        read: async (range) => (await app.storage.stream(stored, range)).body,
      }),
    })
  })
}
