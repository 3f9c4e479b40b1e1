import { openRoom } from '../limits/room.ts'
import { unavailable } from '../problem.ts'
import { type ProcessLimits, spawnLimited } from './limited-process.ts'

/** Maximum number of processes that decode files, of which one decodes a large picture, and of files that wait. */
const AT_ONCE = 2
const WAITING_MAX = 64
/** Node and the decoders reserve 670 MiB before they begin, of which they use 110. The rest is for the file. */
const DOCUMENT_LIMITS = { cpuSeconds: 8, dataMib: 1024 }
/** A WebP of 40 megapixels reserves 560 MiB and uses 310, an AVIF of 16 megapixels uses 370. */
const PICTURE_LIMITS = { cpuSeconds: 15, dataMib: 1344 }

const processes = openRoom(AT_ONCE)
const largePictures = openRoom(1)

interface DecoderResult {
  /** The exit code; null where the process was killed. */
  code: number | null
  /** What it wrote. */
  written: Buffer
}

/**
 * Runs a worker file that reads standard input and writes standard output, in a process with limits of CPU time and memory. Its place is
 * free when it has ended.
 * @throws {Problem} 503 while too many wait
 */
export async function runDecoder(worker: string, args: readonly string[], bytes: Buffer): Promise<DecoderResult> {
  if (processes.isFull(WAITING_MAX)) throw unavailable()
  return processes(() => run(worker, args, bytes, DOCUMENT_LIMITS))
}

/**
 * `runDecoder` for large pictures, one after another.
 * @throws {Problem} 503 while too many wait
 */
export async function runPictureDecoder(
  worker: string,
  args: readonly string[],
  bytes: Buffer,
): Promise<DecoderResult> {
  if (largePictures.isFull(WAITING_MAX)) throw unavailable()
  return largePictures(() => processes(() => run(worker, args, bytes, PICTURE_LIMITS)))
}

function run(worker: string, args: readonly string[], bytes: Buffer, limits: ProcessLimits): Promise<DecoderResult> {
  return new Promise((done) => {
    const child = spawnLimited(worker, args, limits)
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', () => done({ code: null, written: Buffer.alloc(0) }))
    child.once('close', (code) => done({ code, written: Buffer.concat(chunks) }))
    child.stdin.on('error', () => {})
    child.stdin.end(bytes)
  })
}
