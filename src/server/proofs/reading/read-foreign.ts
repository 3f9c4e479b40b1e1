import type { ForeignCredentials } from '#contract/proofs/proofs.ts'
import { detectType } from '../signing/detect-type.ts'
import { MIB } from '#contract/limits.ts'
import type { ReceivedCredentials } from '../../infrastructure/hooks.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { findSourceType, listFaults, type ManifestStore, nameProgram, nameSigner } from './manifest-store.ts'
import { readCredentials } from './read-credentials.ts'

/** Most pictures have none: this search is cheaper than a process. */
const TRACE = 'c2pa'

/** Larger manifests, usually with large thumbnails, are not kept: what they said is. */
const KEPT_MAX_BYTES = MIB

/** The credentials of a picture that a model sent; null if it has none, or they cannot be read. */
export async function readForeign(bytes: Buffer): Promise<ForeignCredentials | null> {
  const read = await readTraces(bytes, false)
  return read && describe(read.store)
}

/** The credentials of a picture that a user sent, and its manifests as an ingredient; null if it has none, or they cannot be read. */
export async function receiveForeign(bytes: Buffer): Promise<ReceivedCredentials | null> {
  const read = await readTraces(bytes, true)
  const told = read && describe(read.store)
  if (!told) return null
  const isSmall = read.manifest !== undefined && read.manifest.length <= KEPT_MAX_BYTES
  return { told, manifest: isSmall && read.manifest ? Buffer.from(read.manifest) : null }
}

/** While too many files wait, they are not read. */
async function readTraces(bytes: Buffer, isKept: boolean) {
  const mimeType = detectType(bytes)
  if (!mimeType || !bytes.includes(TRACE)) return null
  try {
    const read = await readCredentials({ bytes, mimeType, ownAnchors: '', knownAnchors: '', isKept })
    return read.state === 'read' ? read : null
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

function describe(store: ManifestStore): ForeignCredentials | null {
  const manifest = store.manifests[store.active_manifest]
  return manifest
    ? {
        title: manifest.title ?? '',
        program: nameProgram(manifest),
        signer: nameSigner(manifest),
        source_type: findSourceType(manifest),
        is_intact: listFaults(store).length === 0,
      }
    : null
}
