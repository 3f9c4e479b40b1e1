import { createHash, randomUUID } from 'node:crypto'
import { isSignedType, type SignedType } from '#contract/proofs/proof-options.ts'
import { PROOF_SENTENCES } from '#contract/sentences/proof-sentences.ts'
import type { Core } from '../../infrastructure/core.ts'
import { insertOwned } from '../../infrastructure/db/owned.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { MissingObject, type StorageSeam } from '../../infrastructure/storage/storage.ts'
import { findAlgorithm } from '../keys/algorithms.ts'
import { getSigningKey } from '../keys/signing-keys.ts'
import type { ContentFacts } from '../read-facts.ts'
import { estimateSize, signClaim } from './cose.ts'
import { type Delivery, describeFile } from './describe.ts'
import { detectType } from './detect-type.ts'
import type { SignerSeam } from './signer.ts'
import type { Ingredient } from './signer-calls.ts'
import { requestTimeStamp } from './time-stamp.ts'

export type SigningParts = Core & StorageSeam & SignerSeam

/**
 * Writes Content Credentials into a file of an item, and records the digest of the signed file. This is the last step before a file is
 * handed out: any change after it breaks the signature. Files of other types are returned as they are.
 * Why, and what was rejected: docs/decisions/0089-content-credentials.md.
 * @throws {Problem} 503 when the file could not be signed
 */
export async function signContent(
  app: SigningParts,
  facts: ContentFacts,
  data: Uint8Array,
  delivery: Delivery,
): Promise<Uint8Array> {
  const { mimeType } = delivery
  if (!isSignedType(mimeType)) return data
  try {
    const instanceId = `xmp.iid:${randomUUID()}`
    const signed = await sign(app, facts, data, { ...delivery, mimeType, instanceId })
    await record(app, facts, signed, { mimeType, instanceId })
    return signed
  } catch (err) {
    app.log.error({ err, event: 'credentials_failed', content_id: facts.id }, 'a file could not be signed')
    throw new Problem(503, PROOF_SENTENCES.credentialsNotAdded)
  }
}

async function sign(
  app: SigningParts,
  facts: ContentFacts,
  data: Uint8Array,
  delivery: Delivery & { mimeType: SignedType; instanceId: string },
): Promise<Uint8Array> {
  const key = await getSigningKey(app)
  const algorithm = findAlgorithm(key.key)
  if (!algorithm) throw new Error('The key is of no kind that C2PA takes')
  const { timeStampUrl } = app.config
  const size = estimateSize(key, timeStampUrl !== null)
  const stamp = async (signed: Uint8Array) => (timeStampUrl ? requestTimeStamp(app, timeStampUrl, signed) : null)
  const ingredients = await readIngredients(app, facts)
  const job = {
    manifest: { ...describeFile(facts, delivery, ingredients), instance_id: delivery.instanceId },
    ingredients: ingredients.map(({ ingredient }) => ingredient),
    mimeType: delivery.mimeType,
    data,
    algorithm: algorithm.c2pa,
    signatureSize: size,
  }
  return app.signer.sign(job, (claim) => signClaim(key, claim, { size, stamp }))
}

/** What a model sent, with its own credentials if it has some. Nothing if it is gone, or of a type without credentials. */
async function readIngredients({ storage }: SigningParts, { original, pictureModel }: ContentFacts) {
  if (!original) return []
  try {
    const data = await storage.read(original)
    const mimeType = detectType(data)
    if (!mimeType) return []
    const instanceId = `xmp:iid:${createHash('sha256').update(original).digest('hex').slice(0, 32)}`
    const title = `Picture by ${pictureModel ?? 'a model'}`
    const json = { title, relationship: 'componentOf', instance_id: instanceId }
    const ingredient: Ingredient = { json, mimeType, data }
    return [{ instanceId, ingredient }]
  } catch (error) {
    if (error instanceof MissingObject) return []
    throw error
  }
}

/** Two downloads never have the same bytes, because a signature is not deterministic. */
async function record(
  { db, clock }: SigningParts,
  { owner, id }: ContentFacts,
  signed: Uint8Array,
  { mimeType, instanceId }: { mimeType: string; instanceId: string },
): Promise<void> {
  const row = {
    sha256: createHash('sha256').update(signed).digest(),
    instance_id: instanceId,
    content_id: id,
    mime_type: mimeType,
    size_bytes: signed.length,
    signed_at: clock.now(),
  }
  await insertOwned(db, owner, 'signed_files', row).execute()
}
