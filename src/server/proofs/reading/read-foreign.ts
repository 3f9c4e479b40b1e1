import type { ForeignCredentials } from '#contract/proofs/proofs.ts'
import { detectType } from '../signing/detect-type.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { findSourceType, listFaults, nameProgram, nameSigner } from './manifest-store.ts'
import { readCredentials } from './read-credentials.ts'

/** Most pictures have none: this search is cheaper than a process. */
const TRACE = 'c2pa'

/**
 * The credentials of a picture that somebody sent; null if it has none, or they cannot be read. While too many files wait, they are not
 * read.
 */
export async function readForeign(bytes: Buffer): Promise<ForeignCredentials | null> {
  const mimeType = detectType(bytes)
  if (!mimeType || !bytes.includes(TRACE)) return null
  try {
    const read = await readCredentials({ bytes, mimeType, ownAnchors: '', knownAnchors: '' })
    const manifest = read.state === 'read' ? read.store.manifests[read.store.active_manifest] : undefined
    if (read.state !== 'read' || !manifest) return null
    return {
      title: manifest.title ?? '',
      program: nameProgram(manifest),
      signer: nameSigner(manifest),
      source_type: findSourceType(manifest),
      is_intact: listFaults(read.store).length === 0,
    }
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
