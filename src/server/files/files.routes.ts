import type { FastifyInstance } from 'fastify'
import { toUploadKey } from '../blobs/keys.ts'
import type { HasDb } from '../db/database.ts'
import { acrossOwners } from '../db/owned.ts'
import { sendObject } from '../http/replies/send-object.ts'
import { Problem } from '../problem.ts'
import type { HasStorage } from '../storage/storage.ts'

/**
 * Serves uploaded images without a bearer token, because an `<img>` cannot send one: the key in the URL is the permission.
 * @throws {Problem} (from the route) 404 for an unknown file
 */
export function serveUploads(server: FastifyInstance, app: HasDb & HasStorage): void {
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
