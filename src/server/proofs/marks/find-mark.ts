import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { PICTURE_MAX_PIXELS } from '#contract/limits.ts'
import type { FoundMark } from '#studio/mark/detect.ts'
import type { MarkKey } from '#studio/mark/pattern.ts'
import { decodePicture } from '../../files/decode-picture.ts'
import type { Core } from '../../infrastructure/core.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { openRoom } from '../../infrastructure/limits/room.ts'
import { getMarkKey, readInstance } from './mark-key.ts'

const WORKER = new URL('./mark-worker.ts', import.meta.url)
/** Pictures that are searched at once, each by a thread. While others wait, no mark is looked for. */
const room = openRoom(1)
const WAITING_MAX = 2
/** The person whose share of decoders somebody without an account has. */
const NOBODY = 0

export interface MarkQuestion {
  png: Uint8Array
  key: MarkKey
}

/** What a mark leads to. `item` and `brand` are null where the owner of the brand does not want them told. */
interface MarkedItem {
  brand: string | null
  item: number | null
}

/**
 * Looks for a mark of this instance in a picture of a stranger, which is decoded where that is bounded. Null if there is none, or too many
 * pictures wait.
 */
export async function findMarkIn(
  app: Pick<Core, 'db' | 'clock' | 'secrets'>,
  bytes: Buffer,
): Promise<MarkedItem | null> {
  if (room.isFull(WAITING_MAX)) return null
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!metadata || metadata.width * metadata.height > PICTURE_MAX_PIXELS) return null
  const png = await decodePicture(NOBODY, bytes, metadata, 'reference_png')
  if (!png) return null
  const found = await room(async () => search({ png, key: await getMarkKey(app) }))
  return found && found.instance === (await readInstance(app)) ? describeItem(app, found.item) : null
}

async function search(question: MarkQuestion): Promise<FoundMark | null> {
  const worker = new Worker(WORKER, { workerData: question })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread answers once, with this
  const [found] = (await once(worker, 'message')) as [FoundMark | null]
  await worker.terminate()
  return found
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
