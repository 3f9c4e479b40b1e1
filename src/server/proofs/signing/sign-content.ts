import { createHash, randomUUID } from 'node:crypto'
import { isSignedType, SIGNED_FILES_MAX, type SignedType } from '#contract/proofs/proof-options.ts'
import { PROOF_SENTENCES } from '#contract/sentences/proof-sentences.ts'
import type { Core } from '../../infrastructure/core.ts'
import { deleteOwned, insertOwned, selectOwned } from '../../infrastructure/db/owned.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { MissingObject, type StorageSeam } from '../../infrastructure/storage/storage.ts'
import { findAlgorithm } from '../keys/algorithms.ts'
import { getSigningKey } from '../keys/signing-keys.ts'
import type { ContentFacts } from '../read-facts.ts'
import { estimateSize, signClaim } from './cose.ts'
import { type Delivery, describeFile, STORED_FILE } from './describe.ts'
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
  const ingredients = await readIngredients(app, facts, { data, mimeType: delivery.mimeType })
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

interface NamedIngredient {
  label: string
  ingredient: Ingredient
}

/** What a model sent, and uploads with credentials. Of a file whose scene is damaged, the stored file itself is the only one. */
async function readIngredients(app: SigningParts, facts: ContentFacts, stored: Stored): Promise<NamedIngredient[]> {
  if (facts.sourceType === null) return [{ label: STORED_FILE, ingredient: describeStored(stored) }]
  return [...(await readOriginal(app, facts)), ...(await readUploads(app, facts))]
}

interface Stored {
  data: Uint8Array
  mimeType: SignedType
}

const describeStored = ({ data, mimeType }: Stored): Ingredient => ({
  json: { label: STORED_FILE, title: 'Stored file', relationship: 'parentOf', instance_id: `xmp:iid:${randomUUID()}` },
  mimeType,
  data,
})

/** With its own credentials, if it has some. Nothing if it is gone, or of a type without credentials. */
async function readOriginal(
  { storage }: SigningParts,
  { original, pictureModel }: ContentFacts,
): Promise<NamedIngredient[]> {
  if (!original) return []
  try {
    const data = await storage.read(original)
    const mimeType = detectType(data)
    if (!mimeType) return []
    return [nameIngredient('original', original, { title: `Picture by ${pictureModel ?? 'a model'}`, mimeType, data })]
  } catch (error) {
    if (error instanceof MissingObject) return []
    throw error
  }
}

/** The manifests of uploads that the design shows. Their files were written again, so that only these are left of them. */
async function readUploads({ db }: SigningParts, { owner, foreign }: ContentFacts): Promise<NamedIngredient[]> {
  const keys = foreign.flatMap(({ kept }) => kept ?? [])
  if (keys.length === 0) return []
  const rows = await selectOwned(db, owner, 'files').select(['key', 'manifest']).where('key', 'in', keys).execute()
  return foreign.flatMap(({ kept, title }, index) => {
    const data = rows.find(({ key }) => key === kept)?.manifest
    if (!kept || !data) return []
    return [
      nameIngredient(`upload_${index + 1}`, kept, { title: title || 'Uploaded picture', mimeType: ARCHIVE, data }),
    ]
  })
}

/** The type that the library reads archives of ingredients as. */
const ARCHIVE = 'application/c2pa'

function nameIngredient(
  label: string,
  key: string,
  { title, mimeType, data }: { title: string; mimeType: string; data: Uint8Array },
): NamedIngredient {
  const instance_id = `xmp:iid:${createHash('sha256').update(key).digest('hex').slice(0, 32)}`
  return { label, ingredient: { json: { label, title, relationship: 'componentOf', instance_id }, mimeType, data } }
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
  const older = selectOwned(db, owner, 'signed_files')
    .select('sha256')
    .where('content_id', '=', id)
    .orderBy('signed_at', 'desc')
    .orderBy('sha256')
    .offset(SIGNED_FILES_MAX)
  await deleteOwned(db, owner, 'signed_files').where('sha256', 'in', older).execute()
}
