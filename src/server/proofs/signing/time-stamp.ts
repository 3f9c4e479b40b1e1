import { createHash, randomBytes } from 'node:crypto'
import type { Core } from '../../infrastructure/core.ts'

const PATIENCE_MS = 3000
const REPLY_MAX_BYTES = 9000
/** The object identifier of SHA-256, and of no parameters, in DER. */
const SHA_256 = Buffer.from('300d06096086480165030402010500', 'hex')

/**
 * Asks a time-stamp service (RFC 3161) for a token of `signed`. Null when the service does not answer as it should: the file is then
 * signed without a time, and the log says so.
 */
export async function requestTimeStamp(
  { log }: Pick<Core, 'log'>,
  url: string,
  signed: Uint8Array,
): Promise<Uint8Array | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: new Uint8Array(writeQuery(signed)),
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    })
    if (!answer.ok) throw new Error(`The time-stamp service answered ${answer.status}`)
    return readToken(Buffer.from(await answer.arrayBuffer()))
  } catch (err) {
    log.warn({ err, event: 'time_stamp_failed' }, 'a file was signed without a time stamp')
    return null
  }
}

/** `TimeStampReq` with a nonce, which asks for the certificates of the service too. */
function writeQuery(signed: Uint8Array): Buffer {
  const imprint = Buffer.concat([SHA_256, der(0x04, createHash('sha256').update(signed).digest())])
  const nonce = randomBytes(8)
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40
  return der(
    0x30,
    Buffer.concat([der(0x02, Buffer.from([1])), der(0x30, imprint), der(0x02, nonce), der(0x01, Buffer.from([0xff]))]),
  )
}

/**
 * The token in a `TimeStampResp`: what follows its status, which must be 0 or 1.
 * @throws {Error} when the service refused, or answered something else
 */
function readToken(reply: Buffer): Buffer {
  const response = readValue(reply)
  const status = readValue(response.content)
  const code = readValue(status.content).content.at(0)
  const token = response.content.subarray(status.length)
  if ((code !== 0 && code !== 1) || token.length === 0) throw new Error('The time-stamp service refused')
  if (token.length > REPLY_MAX_BYTES) throw new Error('The time stamp is too large')
  return token
}

/** A value of less than 128 bytes, or with up to three bytes of length. */
function der(tag: number, content: Buffer): Buffer {
  if (content.length >= 128) throw new RangeError('A query has no such long values')
  return Buffer.concat([Buffer.from([tag, content.length]), content])
}

/** The first value of DER bytes: its content, and its length with its header. */
function readValue(bytes: Buffer): { content: Buffer; length: number } {
  const first = bytes.at(1) ?? 0
  const lengthBytes = first < 128 ? 0 : first & 0x7f
  if (lengthBytes > 3 || bytes.length < 2 + lengthBytes)
    throw new Error('The time-stamp service did not answer with DER')
  const size = lengthBytes === 0 ? first : bytes.readUIntBE(2, lengthBytes)
  const start = 2 + lengthBytes
  if (start + size > bytes.length) throw new Error('The answer of the time-stamp service is cut off')
  return { content: bytes.subarray(start, start + size), length: start + size }
}
