import { isSignedType } from '#contract/proofs/proof-options.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { readFacts } from '../read-facts.ts'
import type { Delivery } from './describe.ts'
import { signContent, type SigningParts } from './sign-content.ts'

interface Signed {
  owner: OwnerId
  id: number
  /** Whether the person wants credentials. A file without them is a line in the log. */
  credentials: boolean
}

/**
 * Prepares the signature of files of one item, and returns what signs them.
 * @throws {Problem} 404 if the user has no such item; the returned function throws 503 for a file that could not be signed
 */
export async function openSignature(
  app: SigningParts,
  { owner, id, credentials }: Signed,
  delivery: Delivery,
): Promise<(data: Uint8Array) => Promise<Uint8Array>> {
  if (credentials) {
    if (isSignedType(delivery.mimeType)) app.signer.wake()
    const facts = await readFacts(app, owner, id)
    return (data) => signContent(app, facts, data, delivery)
  }
  const told = { event: 'credentials_left_out', content_id: id, user_id: owner, mime_type: delivery.mimeType }
  app.log.warn(told, 'a file was exported without credentials')
  return (data) => Promise.resolve(data)
}
