import { join } from 'node:path'
import type { Metadata } from 'sharp'
import { openRoom } from '../infrastructure/limits/room.ts'
import { estimateMemory, isDecodedApart } from './picture-memory.ts'
import { doPictureWork, type PictureWork } from './rewrite-picture.ts'
import { forPerson, runPictureDecoder } from './run-decoder.ts'

/** Pictures that are decoded in this process at once. Larger ones have a process of their own. */
const AT_ONCE = 2
const room = openRoom(AT_ONCE)
const WORKER = join(import.meta.dirname, 'picture-worker.ts')

/**
 * Decodes a picture of a stranger where its memory and CPU time are bounded: in this process what its header bounds, else in a child
 * process, which frees all memory at its end. A person has two of them at once. Null if the picture cannot be decoded.
 * @throws {Problem} 503 while too many wait
 */
export async function decodePicture(
  owner: number,
  bytes: Buffer,
  metadata: Metadata,
  work: PictureWork,
): Promise<Buffer | null> {
  if (!isDecodedApart(bytes, metadata))
    return forPerson(owner, () => room(() => doPictureWork(bytes, work).catch(() => null)))
  const memory = { usedMib: estimateMemory(bytes, metadata), isBound: metadata.format !== 'heif' }
  const { code, written } = await runPictureDecoder(owner, { worker: WORKER, args: [work], bytes }, memory)
  return code === 0 && written.length > 0 ? written : null
}
