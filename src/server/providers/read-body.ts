import { TransportFault } from './transport-fault.ts'

type Body = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** The bytes of an error that are read. The start of an error says what is wrong. */
const ERROR_BYTES_MAX = 64 * 1024

/**
 * Reads a body of at most `maxBytes` bytes.
 * @throws {TransportFault} `too_large` when the body is longer
 */
export async function readWithin(body: Body, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw new TransportFault('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads the first 64 KiB of the body of an error, and drops the rest: the status counts, however long the body is. */
export async function readErrorBody(body: Body): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= ERROR_BYTES_MAX) break
  }
  return Buffer.concat(chunks).subarray(0, ERROR_BYTES_MAX)
}
