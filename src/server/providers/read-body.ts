import { setImmediate as nextTurn } from 'node:timers/promises'
import { openJsonScanner, type JsonLimits, parseScanned, type ScannedJson } from './json-scanner.ts'
import { decodeBase64 } from './media.ts'
import { TransportFault } from './transport-fault.ts'

export type Body = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export interface BodyLimits extends JsonLimits {
  /** Maximum size of a reply's body after decompression. */
  maxBytes: number
}

/** The bytes of an error that are read. The start of an error says what is wrong. */
const ERROR_BYTES_MAX = 64 * 1024
/** Bytes that are decoded in one turn of the event loop. A multiple of four. */
const TURN_BYTES = 256 * 1024

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

/** The JSON of a reply. */
export interface JsonReply {
  size: number
  scanned: ScannedJson
}

/**
 * Reads a body that should be JSON. Nothing is parsed yet.
 * @throws {TransportFault} `too_large` as soon as it has more than the limits say
 */
export async function readJson(body: Body, limits: BodyLimits): Promise<JsonReply> {
  const scanner = openJsonScanner(limits)
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > limits.maxBytes) throw new TransportFault('too_large')
    scanner.push(chunk)
  }
  return { size, scanned: scanner.finish() }
}

/** A parsed reply. `decode` gives the bytes of a base64 text of it, also of a data URL; null for a text that is none. */
export interface ParsedReply {
  json: unknown
  decode: (text: string) => Promise<Buffer | null>
}

/** @throws {TransportFault} if it is not JSON */
export const parseReply = ({ scanned }: JsonReply): ParsedReply => ({
  json: parseScanned(scanned),
  decode: (text) => decodeText(scanned, text),
})

/** The bytes of a base64 text of a reply, also of a data URL; null for a text that is none. */
export const decodeText = (scanned: ScannedJson, text: string): Promise<Buffer | null> =>
  decodeInTurns(scanned.findLongText(text) ?? Buffer.from(text, 'latin1'))

async function decodeInTurns(text: Buffer): Promise<Buffer | null> {
  const decoded: Buffer[] = []
  const start = /^data:image\\?\/[a-z]{3,5};base64,/.exec(text.toString('latin1', 0, 64))?.[0].length ?? 0
  let rest = ''
  for (let at = start; at < text.length; at += TURN_BYTES) {
    const isLast = at + TURN_BYTES >= text.length
    // A slash may be escaped in JSON.
    const piece = `${rest}${text.toString('latin1', at, at + TURN_BYTES)}`.replaceAll('\\/', '/')
    const whole = isLast ? piece.length : piece.length - 1 - ((piece.length - 1) % 4)
    rest = piece.slice(whole)
    const bytes = decodeBase64(piece.slice(0, whole))
    if (bytes === null || (!isLast && piece.slice(0, whole).includes('='))) return null
    decoded.push(bytes)
    if (!isLast) await nextTurn()
  }
  const bytes = Buffer.concat(decoded)
  return bytes.length === 0 ? null : bytes
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
