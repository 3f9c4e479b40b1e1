import { openSemaphore } from '../infrastructure/limits/semaphore.ts'
import { openShares } from '../infrastructure/limits/shares.ts'
import { unavailable } from '../infrastructure/problem.ts'
import { type ProcessLimits, spawnLimited } from './limited-process.ts'

/** Memory of all processes that decode files, in MiB. At most two run at once. The number of files that wait. */
const ALL_MIB = 640
const SHARE_MIB = ALL_MIB / 2
const WAITING_MAX = 64
/** Node and the decoders use so much memory before they begin, of which they reserve far more. The rest is for the file. */
const [STARTED_MIB, RESERVED_MIB] = [88, 704]
const CPU_SECONDS = 15
const DOCUMENT_LIMITS = { cpuSeconds: 8, dataMib: 1024 }
/** Decoders of other formats than AVIF reserve more than they use: 560 MiB for a WebP of 40 megapixels, of which they use 310. */
const IMAGE_MIB = 1344

const memory = openSemaphore(ALL_MIB)

/** Files of one person that are decoded at once. Those of others are next in line, however many wait. */
const shares = openShares({ perUser: 2 })

/** Runs `work` on a file once the person has a share for it. */
export const forPerson = <T>(owner: number, work: () => Promise<T>): Promise<T> => shares({ owner }, work)

interface DecoderRun {
  worker: string
  args: readonly string[]
  bytes: Buffer
}

export interface DecoderMemory {
  /** Memory that the decoder takes for the file, as its header says; MiB. */
  usedMib: number
  /** Whether the decoder never takes more than the header says. Otherwise the process may not. */
  isBound: boolean
}

interface DecoderResult {
  /** The exit code; null where the process was killed. */
  code: number | null
  /** What it wrote. */
  written: Buffer
}

/**
 * Runs a worker file that reads standard input and writes standard output, in a process with limits of CPU time and memory. Its place is
 * free when it has ended.
 * Why, and what was rejected: docs/decisions/0007-bytes-from-strangers.md.
 * @throws {Problem} 503 while too many wait
 */
export const runDecoder = (owner: number, decoding: DecoderRun): Promise<DecoderResult> =>
  forPerson(owner, async () => {
    if (memory.isFull(WAITING_MAX)) throw unavailable()
    return memory(() => run(decoding, DOCUMENT_LIMITS), SHARE_MIB)
  })

/**
 * `runDecoder` for a picture. One that needs more than half of the memory runs alone.
 * @throws {Problem} 503 while too many wait
 */
export const runImageDecoder = (
  owner: number,
  decoding: DecoderRun,
  { usedMib, isBound }: DecoderMemory,
): Promise<DecoderResult> =>
  forPerson(owner, async () => {
    if (memory.isFull(WAITING_MAX)) throw unavailable()
    const dataMib = isBound ? IMAGE_MIB : Math.ceil(RESERVED_MIB + usedMib)
    const weight = Math.max(SHARE_MIB, STARTED_MIB + usedMib)
    return memory(() => run(decoding, { cpuSeconds: CPU_SECONDS, dataMib }), weight)
  })

function run({ worker, args, bytes }: DecoderRun, limits: ProcessLimits): Promise<DecoderResult> {
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
