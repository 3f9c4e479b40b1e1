import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { isSignedType } from '#contract/proofs/proof-options.ts'
import { MIB } from '#contract/limits.ts'
import { toBlobKey } from '../../infrastructure/blobs/keys.ts'
import { UnreadableJson } from '../../infrastructure/db/versioned-json.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { MissingObject } from '../../infrastructure/storage/storage.ts'
import { readFacts } from '../read-facts.ts'
import type { Delivery } from './describe.ts'
import { signContent, type SigningParts } from './sign-content.ts'

/** A larger file is sent as it is read, without credentials, because signing needs the whole of it in memory. */
const SIGNED_MAX_BYTES = 48 * MIB

/** A file as it leaves the server. */
export interface HandedOutFile {
  input: Uint8Array | AsyncIterable<Uint8Array>
  /** Of a file that is sent as it is read, the digest is known at its end. */
  facts: { sha256: string; size_bytes: number; has_credentials: boolean }
}

/** A stored file of an item. */
export interface StoredFile {
  owner: OwnerId
  id: number
  blob: string
  mimeType: string
}

/**
 * Opens a stored file to send it with credentials; null if its bytes are missing. `opened` gets a stream that has to be closed.
 */
export async function openStored(
  app: SigningParts,
  file: StoredFile,
  opened: (body: Readable) => void,
): Promise<HandedOutFile | null> {
  try {
    const { body, size } = await app.storage.stream(toBlobKey(file.blob))
    opened(body)
    if (size > SIGNED_MAX_BYTES) return sendUnsigned(body, size)
    const { owner, id, blob, mimeType } = file
    return await handOut(app, { owner, id, blob }, await collect(body), { mimeType, isStored: true })
  } catch (error) {
    if (error instanceof MissingObject) return null
    throw error
  }
}

async function collect(body: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of body) if (part instanceof Uint8Array) parts.push(part)
  return Buffer.concat(parts)
}

function sendUnsigned(body: AsyncIterable<unknown>, size_bytes: number): HandedOutFile {
  const facts = { sha256: '', size_bytes, has_credentials: false }
  return { input: hashed(body, (sha256) => (facts.sha256 = sha256)), facts }
}

/** Passes bytes on and tells their SHA-256 at the end. */
async function* hashed(body: AsyncIterable<unknown>, tell: (sha256: string) => void): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const part of body) {
    if (!(part instanceof Uint8Array)) continue
    hash.update(part)
    yield part
  }
  tell(hash.digest('hex'))
}

/**
 * Signs one of many files. One that cannot be signed is handed out without credentials, and the list that goes with the files says so.
 */
export async function handOut(
  app: SigningParts,
  { owner, id, blob }: Omit<StoredFile, 'mimeType'>,
  data: Uint8Array,
  delivery: Delivery,
): Promise<HandedOutFile & { input: Uint8Array }> {
  if (!isSignedType(delivery.mimeType)) return withoutCredentials(data)
  try {
    const facts = { ...(await readFacts(app, owner, id)), sha256: blob.slice(0, 64) }
    return describe(await signContent(app, facts, data, delivery), true)
  } catch (error) {
    if (error instanceof Problem || error instanceof UnreadableJson) return withoutCredentials(data)
    throw error
  }
}

/** A file that is handed out as it is. */
export const withoutCredentials = (data: Uint8Array) => describe(data, false)

const describe = (input: Uint8Array, has_credentials: boolean) => ({
  input,
  facts: { sha256: createHash('sha256').update(input).digest('hex'), size_bytes: input.length, has_credentials },
})
