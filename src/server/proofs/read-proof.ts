import { X509Certificate } from 'node:crypto'
import type { z } from 'zod'
import type { ForeignCredentials, Proof } from '#contract/proofs/proofs.ts'
import { TOOL } from '#studio/render/image/provenance.ts'
import type { Core } from '../infrastructure/core.ts'
import { UnreadableJson } from '../infrastructure/db/versioned-json.ts'
import { selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { MissingObject, type StorageSeam } from '../infrastructure/storage/storage.ts'
import { getSigningKey } from './keys/signing-keys.ts'
import { type ContentFacts, readFacts } from './read-facts.ts'
import { readForeign } from './reading/read-foreign.ts'
import { readSetting, USUAL_SETTING } from './setting.ts'

/**
 * How an item came to be, as its downloads state it.
 * @throws {UnreadableJson} when stored JSON is damaged
 * @throws {Problem} 404 if the user has no such item
 */
export async function readProof(app: Core & StorageSeam, owner: OwnerId, id: number): Promise<z.output<typeof Proof>> {
  const facts = await readFacts(app, owner, id)
  const { source, sourceType, recipe } = facts
  if (!source || !sourceType || !recipe) throw new UnreadableJson('scene', 'it is damaged')
  const { chain } = await getSigningKey(app)
  const certificate = chain[0] && new X509Certificate(chain[0])
  const signed = await selectOwned(app.db, owner, 'signed_files')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('signed_at').as('last')])
    .where('content_id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    source,
    source_type: sourceType,
    picture_model: facts.pictureModel,
    words_model: facts.wordsModel,
    program: TOOL,
    brand: { name: facts.brand.name, version: facts.brand.version },
    made_at: facts.madeAt.toISOString(),
    file_sha256: facts.sha256,
    recipe_sha256: recipe,
    renderer: facts.renderer,
    check: facts.check,
    approval: facts.approval && { at: facts.approval.at?.toISOString() ?? null, by: facts.approval.by },
    signer: {
      name: findName(certificate?.subject),
      issuer: findName(certificate?.issuer),
      has_time_stamp: app.config.timeStampUrl !== null,
    },
    signed_files: signed.count,
    last_signed_at: signed.last?.toISOString() ?? null,
    pictures: [...(await readOriginal(app, facts)), ...facts.foreign.map(({ kept: _, ...told }) => told)],
    has_mark: facts.hasMark,
    label: facts.label,
    setting: facts.brand.id === null ? USUAL_SETTING : await readSetting(app, owner, facts.brand.id),
  }
}

/** The common name in a subject such as `CN=Signet\nO=Signet`. */
const findName = (names: string | undefined): string => /^CN=(.+)$/m.exec(names ?? '')?.[1] ?? ''

/** The credentials of what a model sent; empty if it has none. */
async function readOriginal(
  { storage }: StorageSeam,
  { original, pictureModel }: ContentFacts,
): Promise<ForeignCredentials[]> {
  if (!original) return []
  try {
    const read = await readForeign(await storage.read(original))
    return read ? [{ ...read, title: pictureModel ?? read.title }] : []
  } catch (error) {
    if (error instanceof MissingObject) return []
    throw error
  }
}
