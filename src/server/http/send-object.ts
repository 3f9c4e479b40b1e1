import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Storage } from '../storage/storage.ts'
import { Problem } from '../problem.ts'
import { fileHeaders } from './headers.ts'

interface StoredObject {
  key: string
  size: number
  mimeType: string
  /** Quoted, and for ever the same: the bytes under a key never change. */
  etag: string
}

/** Streams a stored object with ranges, `ETag` and caching for ever. */
export async function sendObject(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  object: StoredObject,
): Promise<FastifyReply> {
  const { key, size, mimeType, etag } = object
  void reply.headers({ ...fileHeaders('immutable'), etag, 'accept-ranges': 'bytes' }).type(mimeType)
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  const mayRange = !request.headers['if-range'] || request.headers['if-range'] === etag
  const range = mayRange ? rangeOf(request.headers.range, size) : null
  if (range === 'unsatisfiable') {
    throw new Problem(416, 'The requested range is not within the file.', {
      headers: { 'content-range': `bytes */${size}` },
    })
  }
  const { body } = await storage.stream(key, range ?? undefined)
  if (!range) return reply.header('content-length', size).send(body)
  const { start, end } = range
  return reply
    .status(206)
    .headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 })
    .send(body)
}

/** The one range of a header such as `bytes=0-499`, `bytes=500-` or `bytes=-500`; several ranges are answered whole. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (!match[1] && !match[2])) return null
  const suffix = !match[1]
  const start = suffix ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const end = suffix || !match[2] ? size - 1 : Math.min(Number(match[2]), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
