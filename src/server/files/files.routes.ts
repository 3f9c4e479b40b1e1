import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ThumbnailWidth } from '#contract/library/content.ts'
import { toUploadKey } from '../infrastructure/blobs/keys.ts'
import type { Core } from '../infrastructure/core.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { sendObject } from '../http/replies/send-object.ts'
import { Problem } from '../infrastructure/problem.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import { nameOfFile, urlOfFile } from './files.ts'
import { readThumbnail } from './thumbnails.ts'

/**
 * Serves uploaded images without a bearer token, because an `<img>` cannot send one: the key in the URL is the permission.
 * With `w`, a picture is sent as a thumbnail of that width.
 * @throws {Problem} (from the route) 404 for an unknown file, 422 for a width without thumbnails
 */
export function serveUploads(server: FastifyInstance, app: Core & StorageSeam): void {
  server.get<{ Params: { name: string }; Querystring: { w?: unknown } }>('/api/files/:name', async (request, reply) => {
    const [, key = '', extension = ''] = /^([0-9a-f]{32})\.([a-z0-9]{3,4})$/.exec(request.params.name) ?? []
    const file = await acrossOwners(app.db)
      .selectFrom('files')
      .select(['mime_type', 'size_bytes'])
      .where('key', '=', key)
      .where('extension', '=', extension)
      .executeTakeFirst()
    if (!file) throw new Problem(404, 'Not found')
    const name = `${key}.${extension}`
    const stored = toUploadKey(name)
    const { w } = request.query
    if (w !== undefined && nameOfFile(urlOfFile(name)))
      return sendThumbnail(app, { request, reply }, stored, readWidth(w))
    return sendObject(request, reply, {
      mimeType: file.mime_type,
      headers: { 'content-disposition': `inline; filename="${name}"` },
      etag: `"${key}"`,
      open: async () => ({
        size: file.size_bytes,
        read: async (range) => (await app.storage.stream(stored, range)).body,
      }),
    })
  })
}

function readWidth(w: unknown): number {
  const { data, error } = ThumbnailWidth.safeParse(w)
  if (error) throw new Problem(422, error.issues.map(({ message }) => message).join(' '))
  return data
}

/** Sends a thumbnail of a stored picture, whose storage key is `source`. `width` is in pixels. */
export async function sendThumbnail(
  app: StorageSeam,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  source: string,
  width: number,
): Promise<FastifyReply> {
  const [, name = ''] = /^\w+\/(\w+)/.exec(source) ?? []
  return sendObject(request, reply, {
    mimeType: 'image/webp',
    etag: `"${name}-${width}"`,
    open: async () => {
      const bytes = await readThumbnail(app, source, width)
      return { size: bytes.length, read: (range) => (range ? bytes.subarray(range.start, range.end + 1) : bytes) }
    },
  })
}
