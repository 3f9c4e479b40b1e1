import { JPEG, PNG } from '@trustnxt/c2pa-ts/asset'
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf'
import { ManifestStore } from '@trustnxt/c2pa-ts/manifest'
import sharp from 'sharp'
import { toBlobKey } from '../../infrastructure/blobs/keys.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { listOwnAnchors } from '../keys/signing-keys.ts'
import { readFacts } from '../read-facts.ts'
import { parseManifestStore } from '../reading/manifest-store.ts'
import { readStore } from '../reading/read-store.ts'
import { loadC2pa } from '../signing/load-c2pa.ts'
import { signContent, type SigningParts } from '../signing/sign-content.ts'

export const READ_FORMATS = ['png', 'jpeg', 'webp', 'avif', 'mp4'] as const
type ReadFormat = (typeof READ_FORMATS)[number]

interface SignedFile {
  mimeType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif' | 'video/mp4'
  bytes: Uint8Array
  /** `@trustnxt/c2pa-ts` reads PNG and JPEG only. */
  hasSecondReader: boolean
}

const TYPES = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
} as const

/** Signs different files of one format, made of the stored image of an item; MP4 files are those of a film. */
export async function signMany(
  app: SigningParts,
  owner: OwnerId,
  { id, film }: { id: number; film: number },
  { format, count }: { format: ReadFormat; count: number },
): Promise<SignedFile[]> {
  const mimeType = TYPES[format]
  const facts = await readFacts(app, owner, format === 'mp4' ? film : id)
  const { blob } = await selectOwned(app.db, owner, 'content')
    .select('blob')
    .where('id', '=', facts.id)
    .executeTakeFirstOrThrow()
  const stored = await app.storage.read(toBlobKey(blob))
  const files: SignedFile[] = []
  for (let index = 0; index < count; index += 1) {
    const side = 80 + 10 * index
    const data = format === 'mp4' ? stored : await sharp(stored).resize(side, side).toFormat(format).toBuffer()
    const bytes = await signContent(app, facts, data, { mimeType, isStored: format === 'mp4' })
    files.push({ mimeType, bytes, hasSecondReader: format === 'png' || format === 'jpeg' })
  }
  return files
}

/** What the library says of each file with the roots of this instance, and whether another reader finds nothing wrong. */
export async function readBack(
  app: SigningParts,
  files: readonly SignedFile[],
): Promise<(readonly [state: string, isValid: boolean])[]> {
  const { Reader } = loadC2pa()
  const ownAnchors = await listOwnAnchors(app)
  const found: (readonly [string, boolean])[] = []
  for (const { mimeType, bytes, hasSecondReader } of files) {
    const answer = await readStore(Reader, { bytes, mimeType, ownAnchors, knownAnchors: '' })
    const state = 'store' in answer ? (parseManifestStore(answer.store)?.validation_state ?? 'none') : answer.fault
    found.push([state, hasSecondReader && (await isValidElsewhere(mimeType, bytes))])
  }
  return found
}

async function isValidElsewhere(mimeType: SignedFile['mimeType'], bytes: Uint8Array): Promise<boolean> {
  const file = mimeType === 'image/png' ? new PNG(bytes) : new JPEG(bytes)
  const store = ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(file.getManifestJUMBF() ?? [])))
  const { isValid, statusEntries } = await store.validate(file)
  return isValid && statusEntries.every(({ success }) => success)
}
