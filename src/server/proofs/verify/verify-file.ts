import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { SOURCE_TYPES, type SignedType, type SourceKind, type Verdict } from '#contract/proofs/proof-options.ts'
import { ForeignCredentials } from '#contract/proofs/proofs.ts'
import type { Verification } from '#contract/proofs/verify.ts'
import { PROOF_SENTENCES } from '#contract/sentences/proof-sentences.ts'
import type { Core } from '../../infrastructure/core.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { listOwnAnchors } from '../keys/signing-keys.ts'
import {
  findSourceType,
  listActions,
  listFaults,
  listIngredientFaults,
  type Manifest,
  type ManifestStore,
  nameProgram,
  nameSigner,
} from '../reading/manifest-store.ts'
import { type ReadCredentials, readCredentials } from '../reading/read-credentials.ts'
import { detectType } from '../signing/detect-type.ts'
import { findMarkIn } from '../marks/find-mark.ts'
import { PROOF_LABEL } from '../signing/describe.ts'

type VerificationReply = z.output<typeof Verification>
type VerifyParts = Pick<Core, 'db' | 'config' | 'clock' | 'secrets'>

/** What reads a file of a stranger: processes and threads of their own. */
interface VerifyTools {
  read: typeof readCredentials
  find: typeof findMarkIn
}

const TOOLS: VerifyTools = { read: readCredentials, find: findMarkIn }

/**
 * Says what a file tells about its origin, and whether it was changed since it was signed. Nothing of it is stored.
 * @throws {Problem} 415 for a file of another type, 503 while too many files wait
 */
export async function verifyFile(
  app: VerifyParts,
  bytes: Uint8Array,
  { read: readBytes, find }: VerifyTools = TOOLS,
): Promise<VerificationReply> {
  const mimeType = detectType(bytes)
  if (!mimeType) throw new Problem(415, PROOF_SENTENCES.verifyType)
  const read = await readBytes({
    bytes,
    mimeType,
    ownAnchors: await listOwnAnchors(app),
    knownAnchors: await readKnownAnchors(app),
  })
  const sha256 = createHash('sha256').update(bytes).digest()
  const reply = read.state === 'read' ? describeStore(read.store, read.list) : NOTHING[read.state]
  const isOther = read.state === 'read' && read.list === 'own' && (await isOtherFile(app, read.store, sha256))
  const isBelieved = reply.verdict === 'intact' && !isOther
  return {
    ...reply,
    ...(!isBelieved && (await find(app, Buffer.from(bytes), mimeType))),
    ...(isOther && { verdict: 'changed', faults: [...reply.faults, 'signet.file.mismatch'] }),
    mime_type: mimeType satisfies SignedType,
    sha256: sha256.toString('hex'),
  }
}

const readKnownAnchors = async ({ config: { trustAnchorsFile } }: VerifyParts): Promise<string> =>
  trustAnchorsFile ? readFile(trustAnchorsFile, 'utf8') : ''

/** Signatures do not cover every byte. Of a file of this instance, the digest of the whole is known. */
async function isOtherFile({ db }: VerifyParts, store: ManifestStore, sha256: Buffer): Promise<boolean> {
  const instanceId = store.manifests[store.active_manifest]?.instance_id ?? ''
  const handedOut = await acrossOwners(db)
    .selectFrom('signed_files')
    .select('sha256')
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()
  return handedOut !== undefined && !sha256.equals(handedOut.sha256)
}

type Described = Omit<VerificationReply, 'mime_type' | 'sha256'>

const UNKNOWN: Described = {
  verdict: 'no_credentials',
  signed_by: null,
  signer: null,
  time_stamp: null,
  program: null,
  title: null,
  source: null,
  source_type: null,
  picture_model: null,
  words_model: null,
  brand: null,
  brand_version: null,
  item: null,
  made_at: null,
  recipe_sha256: null,
  check: null,
  approval: null,
  actions: [],
  pictures: [],
  mark: null,
  mark_search: 'not_needed',
  faults: [],
}

const NOTHING: Readonly<Record<Exclude<ReadCredentials['state'], 'read'>, Described>> = {
  none: UNKNOWN,
  remote: { ...UNKNOWN, verdict: 'remote_only' },
  damaged: { ...UNKNOWN, verdict: 'unreadable' },
}

const SIGNED_BY = { own: 'this_instance', known: 'known_list' } as const

function describeStore(store: ManifestStore, list: 'own' | 'known' | null): Described {
  const manifest = store.manifests[store.active_manifest]
  if (!manifest) return NOTHING.damaged
  const faults = listFaults(store)
  const sourceType = findSourceType(manifest)
  const isIntact = faults.length === 0 && store.validation_state !== 'Invalid'
  return {
    ...UNKNOWN,
    ...readStatement(manifest),
    verdict: (isIntact ? 'intact' : 'changed') satisfies Verdict,
    signed_by: list ? SIGNED_BY[list] : 'unknown',
    signer: nameSigner(manifest),
    time_stamp: manifest.signature_info?.time ?? null,
    program: nameProgram(manifest),
    title: manifest.title ?? null,
    source: toSource(sourceType),
    source_type: sourceType,
    actions: listActions(manifest).map(({ action }) => action),
    pictures: [...listImages(store, manifest), ...readForeignList(manifest)],
    faults,
  }
}

const toSource = (type: string | null): SourceKind | null =>
  Object.entries(SOURCE_TYPES).find(([name]) => name === type)?.[1] ?? null

/** The pictures in a file that have credentials of their own. */
export const listImages = ({ manifests }: ManifestStore, { ingredients }: Manifest): ForeignCredentials[] =>
  ingredients.flatMap((ingredient) => {
    const manifest = ingredient.active_manifest === undefined ? undefined : manifests[ingredient.active_manifest]
    if (!manifest) return []
    return [
      {
        title: ingredient.title,
        program: nameProgram(manifest),
        signer: nameSigner(manifest),
        source_type: findSourceType(manifest),
        is_intact: listIngredientFaults(ingredient).length === 0,
      },
    ]
  })

const Foreign = z.object({ pictures: z.array(ForeignCredentials).max(20) })

/** What our own assertion says about uploaded pictures. */
const readForeignList = ({ assertions }: Manifest): ForeignCredentials[] =>
  Foreign.safeParse(assertions.find(({ label }) => label === PROOF_LABEL)?.data).data?.pictures ?? []

/** Our own assertion, as `describeFile` writes it. Everything in it may come from somebody else. */
const Statement = z.object({
  recipe: z
    .object({ sha256: z.string().max(128) })
    .optional()
    .catch(undefined),
  models: z
    .object({ picture: z.string().max(200).optional(), words: z.string().max(200).optional() })
    .optional()
    .catch(undefined),
  brand: z
    .object({ name: z.string().max(200), version: z.number().optional() })
    .optional()
    .catch(undefined),
  made_at: z.iso.datetime().optional().catch(undefined),
  check: z.object({ passed: z.boolean(), score: z.number() }).optional().catch(undefined),
  approval: z
    .object({ at: z.iso.datetime().optional(), by: z.string().max(200).optional() })
    .optional()
    .catch(undefined),
  item: z.number().optional().catch(undefined),
})

/** What the assertion of this program says in a manifest. */
function readStatement({ assertions }: Manifest) {
  const own = Statement.safeParse(assertions.find(({ label }) => label === PROOF_LABEL)?.data).data ?? {}
  return {
    picture_model: own.models?.picture ?? null,
    words_model: own.models?.words ?? null,
    brand: own.brand?.name ?? null,
    brand_version: own.brand?.version ?? null,
    item: own.item ?? null,
    made_at: own.made_at ?? null,
    recipe_sha256: own.recipe?.sha256 ?? null,
    check: own.check ?? null,
    approval: own.approval ? { at: own.approval.at ?? null, by: own.approval.by ?? null } : null,
  }
}
