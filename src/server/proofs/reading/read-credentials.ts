import { join } from 'node:path'
import type { SignedType } from '#contract/proofs/proof-options.ts'
import { PROOF_SENTENCES } from '#contract/sentences/proof-sentences.ts'
import { openParserProcess } from '../../files/parser-process.ts'
import { openSemaphore } from '../../infrastructure/limits/semaphore.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { type ManifestStore, parseManifestStore } from './manifest-store.ts'

const WORKER = join(import.meta.dirname, 'read-worker.ts')
/** A usual file takes less than one second of CPU time, most of it for the start. */
const LIMITS = { heapMib: 128, cpuSeconds: 4 }
/** Files that are read at once, each with a process of up to some hundred megabytes. Few wait. */
const [AT_ONCE, WAITING_MAX] = [2, 12]
const semaphore = openSemaphore(AT_ONCE)

export interface CredentialsQuestion {
  bytes: Uint8Array
  mimeType: SignedType
  /** The roots of this instance, and those that the operator listed, as PEM. */
  ownAnchors: string
  knownAnchors: string
  /** Whether its manifests are wanted as an ingredient of another file. */
  isKept?: boolean
}

/** `list` has the root of the signature; null if none has it. `fault` is why there is nothing to read. */
export type CredentialsAnswer = ReadStore | { fault: string }

interface ReadStore {
  store: string
  list: 'own' | 'known' | null
  /** The manifests as an ingredient: an archive of the library. */
  manifest?: Uint8Array
}

/** What a file's credentials say. `none` if it has none, `remote` if they are at another address, `damaged` for all else. */
export type ReadCredentials =
  | { state: 'read'; store: ManifestStore; list: 'own' | 'known' | null; manifest?: Uint8Array | undefined }
  | { state: 'none' | 'remote' | 'damaged' }

/**
 * Reads the credentials of a file of a stranger in a child process.
 * @throws {Problem} 503 while too many files wait
 */
export async function readCredentials(question: CredentialsQuestion): Promise<ReadCredentials> {
  if (semaphore.isFull(WAITING_MAX)) throw new Problem(503, PROOF_SENTENCES.verifyBusy)
  return semaphore(() => readApart(question))
}

async function readApart(question: CredentialsQuestion): Promise<ReadCredentials> {
  const { ask, close } = openParserProcess(WORKER, LIMITS)
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the child process answers in this form
    return toCredentials((await ask(question)) as CredentialsAnswer, question.bytes)
  } catch {
    return { state: 'damaged' }
  } finally {
    close()
  }
}

/** What an answer means for the file with these bytes. */
export function toCredentials(answer: CredentialsAnswer, bytes: Uint8Array): ReadCredentials {
  if ('fault' in answer) return { state: explainFault(answer.fault, bytes) }
  const store = parseManifestStore(answer.store)
  return store ? { state: 'read', store, list: answer.list, manifest: answer.manifest } : { state: 'damaged' }
}

/** A file whose credentials cannot be found, but that has traces of some, was changed. */
function explainFault(fault: string, bytes: Uint8Array): 'none' | 'remote' | 'damaged' {
  if (/remote/i.test(fault)) return 'remote'
  const hasTraces = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('c2pa.claim')
  return /no JUMBF|JumbfNotFound|no claim/i.test(fault) && !hasTraces ? 'none' : 'damaged'
}
