import type { z } from 'zod'
import { VERIFY_MAX_BYTES } from '#contract/proofs/proof-options.ts'
import type { Verification } from '#contract/proofs/verify.ts'
import { PROOF_SENTENCES } from '#contract/sentences/proof-sentences.ts'
import { fetchResource, PUBLIC_ONLY } from '../../files/ssrf-safe-fetch.ts'
import type { Core } from '../../infrastructure/core.ts'
import { openSemaphore } from '../../infrastructure/limits/semaphore.ts'
import { openNameResolver } from '../../files/names/resolve-name.ts'
import type { UploadedFile } from '../../infrastructure/uploads.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { verifyFile } from './verify-file.ts'

/** A file that takes longer than this is not read. */
const FETCH_MS = 4000
const USER_AGENT = 'Signet/1 (+credentials check)'
/** Files of strangers that are in memory at once, and that wait. They have no part in the memory of uploads of signed-in users. */
const [AT_ONCE, WAITING_MAX] = [2, 12]
const semaphore = openSemaphore(AT_ONCE)

type Reply = Promise<z.output<typeof Verification>>

function verifyInTurn(app: Core, open: () => Promise<Buffer>): Reply {
  if (semaphore.isFull(WAITING_MAX)) throw new Problem(503, PROOF_SENTENCES.verifyBusy)
  return semaphore(async () => verifyFile(app, await open()))
}

/**
 * Checks the file at a public address, which is fetched as `ssrf-safe-fetch.ts` says. FETCH_ALLOW does not count here, because anybody may
 * ask.
 * @throws {Problem} 415 for a file of another type, 422 for one that could not be fetched, 503 while too many files wait
 */
export const verifyAddress = (app: Core, url: string, gone: AbortSignal): Reply =>
  verifyInTurn(app, () => fetchFile(app, url, gone))

/**
 * Checks a file that was sent.
 * @throws {Problem} 415 for a file of another type, 422 without one, 503 while too many files wait
 */
export function verifyUpload(app: Core, file: UploadedFile | undefined): Reply {
  if (!file) throw new Problem(422, PROOF_SENTENCES.verifyNothing)
  return verifyInTurn(app, () => file.withBytes((bytes) => Promise.resolve(Buffer.from(bytes))))
}

async function fetchFile({ config, log }: Core, url: string, gone: AbortSignal): Promise<Buffer> {
  const rules = { ...PUBLIC_ONLY, resolve: openNameResolver(config.dnsServers, 0) }
  const signal = AbortSignal.any([gone, AbortSignal.timeout(FETCH_MS)])
  const options = { maxBytes: VERIFY_MAX_BYTES, rules, accept: 'image/*, video/mp4', userAgent: USER_AGENT, signal }
  try {
    return (await fetchResource(url, options)).bytes
  } catch (err) {
    log.info({ err, event: 'verify_fetch_failed' }, 'a file to check could not be fetched')
    throw new Problem(422, PROOF_SENTENCES.verifyNotFetched)
  }
}
