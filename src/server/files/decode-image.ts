import { join } from 'node:path'
import type { Metadata } from 'sharp'
import { openSemaphore } from '../infrastructure/limits/semaphore.ts'
import { estimateMemory, isDecodedApart } from './image-memory.ts'
import { doImageWork, type ImageWork } from './rewrite-image.ts'
import { forPerson, runImageDecoder } from './run-decoder.ts'

/** Pictures that are decoded in this process at once. Larger ones have a process of their own. */
const AT_ONCE = 2
const semaphore = openSemaphore(AT_ONCE)
const WORKER = join(import.meta.dirname, 'image-worker.ts')

/**
 * Decodes a picture of a stranger where its memory and CPU time are bounded: in this process what its header bounds, else in a child
 * process, which frees all memory at its end. A person has two of them at once. Null if the picture cannot be decoded.
 * @throws {Problem} 503 while too many wait
 */
export async function decodeImage(
  owner: number,
  bytes: Buffer,
  metadata: Metadata,
  work: ImageWork,
): Promise<Buffer | null> {
  if (!isDecodedApart(bytes, metadata))
    return forPerson(owner, () => semaphore(() => doImageWork(bytes, work).catch(() => null)))
  const memory = { usedMib: estimateMemory(bytes, metadata), isBound: metadata.format !== 'heif' }
  const { code, written } = await runImageDecoder(owner, { worker: WORKER, args: [work], bytes }, memory)
  return code === 0 && written.length > 0 ? written : null
}
