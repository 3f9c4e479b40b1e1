import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { IMAGE_MAX_PIXELS } from '#contract/limits.ts'
import type { MarkSearchState, SignedType } from '#contract/proofs/proof-options.ts'
import type { FoundMark } from '#studio/mark/detect.ts'
import type { Luma } from '#studio/mark/luma.ts'
import type { MarkKey } from '#studio/mark/pattern.ts'
import { extractLumas } from '#studio/render/video/extract-lumas.ts'
import { decodeImage } from '../../files/decode-image.ts'
import type { Core } from '../../infrastructure/core.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { openSemaphore } from '../../infrastructure/limits/semaphore.ts'
import { getMarkKey, readInstance } from './mark-key.ts'

const WORKER = new URL('./mark-worker.ts', import.meta.url)
/** Files that are searched at once, each by a thread. While others wait, no mark is looked for. */
const semaphore = openSemaphore(1)
const WAITING_MAX = 2
/**
 * Time for all of it, and for decoding a film, in milliseconds. It takes a few seconds of CPU time; this is for a machine under load, where an
 * answer that says that the search was not finished is better than none.
 */
const [PATIENCE_MS, DECODE_MS] = [20_000, 12_000]
/** The person whose share of decoders somebody without an account has. */
const NOBODY = 0

/** A decoded picture, or frames of a film. */
export interface MarkQuestion {
  png?: Uint8Array
  frames?: Luma[]
  key: MarkKey
}

/** What a mark leads to. `item` and `brand` are null where the owner of the brand does not want them told. */
interface MarkedItem {
  brand: string | null
  item: number | null
}

/** What was found. The search is `unfinished` where too many files wait, or it took too long. */
export interface MarkSearch {
  mark: MarkedItem | null
  mark_search: Extract<MarkSearchState, 'finished' | 'unfinished'>
}

const UNFINISHED: MarkSearch = { mark: null, mark_search: 'unfinished' }

/** Looks for a mark of this instance in a file of a stranger, which is decoded where that is bounded. */
export async function findMarkIn(
  app: Pick<Core, 'db' | 'clock' | 'secrets' | 'config'>,
  bytes: Buffer,
  mimeType: SignedType,
): Promise<MarkSearch> {
  if (semaphore.isFull(WAITING_MAX)) return UNFINISHED
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const patience = AbortSignal.any([signal, AbortSignal.timeout(DECODE_MS)])
  const decoded = mimeType === 'video/mp4' ? await decodeVideo(app, bytes, patience) : await decodeStill(bytes)
  if (!decoded && patience.aborted) return UNFINISHED
  const found = decoded && (await semaphore(async () => search({ ...decoded, key: await getMarkKey(app) }, signal)))
  if (!found && signal.aborted) return UNFINISHED
  const isOwn = found?.instance === (await readInstance(app))
  return { mark: found && isOwn ? await describeItem(app, found.item) : null, mark_search: 'finished' }
}

async function decodeStill(bytes: Buffer): Promise<Pick<MarkQuestion, 'png'> | null> {
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!metadata || metadata.width * metadata.height > IMAGE_MAX_PIXELS) return null
  const png = await decodeImage(NOBODY, bytes, metadata, 'reference_png')
  return png && { png }
}

/** Without an ffmpeg, films are not searched. */
async function decodeVideo(
  { config: { ffmpegPath } }: Pick<Core, 'config'>,
  bytes: Buffer,
  patience: AbortSignal,
): Promise<Pick<MarkQuestion, 'frames'> | null> {
  const frames = await semaphore(() => extractLumas(bytes, ffmpegPath ?? 'ffmpeg', patience))
  return frames.length > 0 ? { frames } : null
}

async function search(question: MarkQuestion, signal: AbortSignal): Promise<FoundMark | null> {
  const worker = new Worker(WORKER, { workerData: question })
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread answers once, with this
    const [found] = (await once(worker, 'message', { signal })) as [FoundMark | null]
    return found
  } catch (error) {
    if (signal.aborted) return null
    throw error
  } finally {
    await worker.terminate()
  }
}

/** For a deleted item, the answer only says that the picture was made by this instance. */
async function describeItem({ db }: Pick<Core, 'db'>, itemId: number): Promise<MarkedItem> {
  const row = await acrossOwners(db)
    .selectFrom('content')
    .leftJoin('brands', 'brands.id', 'content.brand_id')
    .select(['content.id', 'content.brand_name', 'brands.proof_shows'])
    .where('content.item_id', '=', itemId)
    .where('content.deleted_at', 'is', null)
    .executeTakeFirst()
  const shows = row ? (row.proof_shows ?? 'maker') : 'nothing'
  return {
    brand: row && shows !== 'nothing' ? row.brand_name : null,
    item: row && shows === 'full' ? row.id : null,
  }
}
