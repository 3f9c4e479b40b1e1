import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../infrastructure/problem.ts'
import { fileHeaders } from './headers.ts'

/** Bytes from `start` to `end`, both inclusive. */
interface Range {
  start: number
  end: number
}

interface SentObject {
  mimeType: string
  headers?: Record<string, string>
  /** Quoted. It never changes, since the bytes of an URL never change. */
  etag: string
  /** Called only when bytes are sent, so that a 304 reads nothing. `size` is in bytes. */
  open: () => Promise<{ size: number; read: (range?: Range) => Promise<Readable> | Uint8Array }>
}

/**
 * Sends bytes with range requests, `ETag` and immutable caching. `headers` are added to every successful reply.
 * @throws {Problem} 416 when the range is outside the file
 */
export async function sendObject(
  request: FastifyRequest,
  reply: FastifyReply,
  { mimeType, headers = {}, etag, open }: SentObject,
): Promise<FastifyReply> {
  const kept = { ...fileHeaders('immutable'), ...headers, etag, 'accept-ranges': 'bytes' }
  if (names(request.headers['if-none-match'], etag)) return reply.status(304).headers(kept).send()
  const { size, read } = await open()
  const mayRange = !request.headers['if-range'] || request.headers['if-range'] === etag
  const range = mayRange ? parseRange(request.headers.range, size) : null
  if (range === 'unsatisfiable') {
    throw new Problem(416, 'The requested range is not within the file.', {
      headers: { 'content-range': `bytes */${size}` },
    })
  }
  const body = await read(range ?? undefined)
  // Nothing throws from here on: an error must not be cached.
  void reply.headers({ ...kept, 'content-length': size }).type(mimeType)
  if (!range) return reply.send(body)
  const { start, end } = range
  return reply
    .status(206)
    .headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 })
    .send(body)
}

/** Whether a header such as `"a", W/"b"` or `*` names the tag. Proxies that compress make a tag weak. */
const names = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false

/** The one range of a header such as `bytes=0-499`, `bytes=500-` or `bytes=-500`; several ranges are answered whole. */
export function parseRange(header: string | undefined, size: number): Range | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (!match[1] && !match[2])) return null
  const suffix = !match[1]
  const start = suffix ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const end = suffix || !match[2] ? size - 1 : Math.min(Number(match[2]), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
