import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FontKind } from '#contract/brands/fonts/font-options.ts'
import type { LogoVariant } from '#contract/brands/logos/logo-variants.ts'
import type { BrandInput } from '#contract/brands/brands.ts'
import { openSemaphore } from '../../infrastructure/limits/semaphore.ts'
import { Problem } from '../../infrastructure/problem.ts'

export const NOT_A_BRAND_FILE = 'This is not a brand file.'

/** A brand file whose base64 is decoded. Its logos and fonts are not checked yet. */
export interface ReadBrandFile {
  brand: BrandInput
  logo: Uint8Array<ArrayBuffer> | null
  logos: { kind: LogoVariant; bytes: Uint8Array<ArrayBuffer> }[]
  fonts: { kind?: FontKind | undefined; license_note: string | null; bytes: Uint8Array<ArrayBuffer> }[]
}

/** What the thread answers: the file, or the sentence why it is none. */
export type BrandFileAnswer = ReadBrandFile | { refused: string }

const WORKER = join(import.meta.dirname, 'brand-file-worker.ts')
/** A file of 40 MB has about 160 MB as text and values. */
const HEAP_MIB = 384
const AT_ONCE = 1
const semaphore = openSemaphore(AT_ONCE)

/**
 * Parses a brand file in a thread of its own: 34 MB would hold up all other requests for 170 ms. `bytes` cannot be used afterwards.
 * @throws {Problem} 422 for another file
 */
export async function readBrandFile(bytes: Buffer<ArrayBuffer>): Promise<ReadBrandFile> {
  const answer = await semaphore(() => askThread(bytes))
  if ('refused' in answer) throw new Problem(422, answer.refused)
  return answer
}

function askThread(bytes: Buffer<ArrayBuffer>): Promise<BrandFileAnswer> {
  return new Promise((done, fail) => {
    const worker = new Worker(WORKER, {
      workerData: bytes,
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
    })
    worker.once('message', done)
    worker.once('error', fail)
    worker.once('exit', () => fail(new Error('the thread for a brand file ended')))
  })
}
