import { createHash } from 'node:crypto'
import { LOGO_MAX_BYTES } from '#contract/limits.ts'
import type { TextEncoding } from '#contract/text/text-encodings.ts'
import type { ProductImport } from '#contract/products/products-import.ts'
import { type Note, noteEncoding, toNote } from '../../brands/site-reading/draft/notes.ts'
import { toEvidence } from '../../brands/site-reading/draft/found.ts'
import { openSiteFetcher, type SiteFetcher } from '../../brands/site-reading/fetch-site.ts'
import { readAddress, withReader } from '../../brands/site-reading/read-address.ts'
import type { PageReading } from '../../brands/site-reading/read/read-sources.ts'
import { HOUR, later } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { holdImage, urlOfFile } from '../../files/files.ts'
import { acceptImage, type Image } from '../../files/images.ts'
import { getFetchRules } from '../../files/ssrf-safe-fetch.ts'
import { omit } from '../../infrastructure/omit.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { draftProduct, type FoundProduct } from './draft-product.ts'

interface Asked {
  owner: OwnerId
  /** An http(s) URL. */
  url: string
  /** The text encoding that a person chose for the page. */
  encoding?: TextEncoding | undefined
  /** Aborts when the client disconnects. */
  gone: AbortSignal
}

const IMAGES_TRIED = 8
const IMAGES_KEPT = 6
/** Smaller pictures are icons. */
const SIDE_MIN = 64
const HELD_MS = HOUR

/**
 * Drafts a product from its page by rules alone. Only the pictures are stored, as uploads that are held for an hour.
 * @throws {Problem} 413 if the uploads are full, 422 with the reason if the page cannot be read, 429 or 503 if too many imports wait
 */
export function importProduct(app: Core & StorageSeam, { owner, url, encoding, gone }: Asked): Promise<ProductImport> {
  return withReader(owner, gone, async (reader) => {
    const fetcher = openSiteFetcher(getFetchRules(app, owner), gone, app.clock.speed)
    const { reading, address, base } = await readAddress(app, {
      reader,
      fetcher,
      url,
      encoding,
      event: 'product_import',
    })
    const found = draftProduct(reading, { address, base, today: app.clock.now() })
    const images = await holdImages(app, owner, await readImages(owner, fetcher, found.images))
    return {
      ...toReply(found, images),
      notes: listNotes(reading, found).map(toNote),
      encoding: reading.decoded.encoding,
    }
  })
}

interface ReadImage {
  picture: Image
  image: FoundProduct['images'][number]
}

/** Pictures that cannot be read, small ones and copies are left out. */
async function readImages(owner: number, fetcher: SiteFetcher, images: FoundProduct['images']): Promise<ReadImage[]> {
  const read = await Promise.all(images.slice(0, IMAGES_TRIED).map((image) => readImage(owner, fetcher, image)))
  const seen = new Set<string>()
  return read.flatMap((one) => {
    if (!one || Math.min(one.picture.width, one.picture.height) < SIDE_MIN) return []
    const digest = createHash('sha256').update(one.picture.bytes).digest('hex')
    if (seen.has(digest)) return []
    seen.add(digest)
    return [one]
  })
}

async function readImage(owner: number, fetcher: SiteFetcher, image: ReadImage['image']): Promise<ReadImage | null> {
  try {
    const { bytes } = await fetcher.read(image.value, 'image/*', LOGO_MAX_BYTES)
    return { picture: await acceptImage(owner, bytes), image }
  } catch {
    return null
  }
}

interface HeldImage {
  value: ProductImport['draft']['pictures'][number]
  image: ReadImage['image']
}

async function holdImages(app: Core & StorageSeam, owner: OwnerId, read: readonly ReadImage[]): Promise<HeldImage[]> {
  const held: HeldImage[] = []
  for (const { picture, image } of read.slice(0, IMAGES_KEPT)) {
    const name = await holdImage(app, owner, picture, later(app.clock.now(), HELD_MS))
    held.push({ value: { url: urlOfFile(name), width: picture.width, height: picture.height }, image })
  }
  return held
}

const NO_IMAGE = { key: 'no_picture', text: '', confidence: 0 } as const

const listNotes = (reading: PageReading, { saleNote }: FoundProduct): Note[] => [
  ...noteEncoding(reading),
  ...(saleNote === null ? [] : [['sale_price', saleNote] satisfies Note]),
]

function toReply(found: FoundProduct, images: readonly HeldImage[]): Omit<ProductImport, 'notes'> {
  const fields = omit(found, 'images', 'saleNote')
  const evidence = Object.entries(fields).flatMap(([field, value]) => (value.key ? [toEvidence(field, value)] : []))
  return {
    draft: {
      name: fields.name.value,
      description: fields.description.value,
      category: fields.category.value,
      price: fields.price.value,
      currency: fields.currency.value,
      pricing_text: fields.pricing_text.value,
      sku: fields.sku.value,
      upc: fields.upc.value,
      availability_status: fields.availability_status.value,
      product_url: fields.product_url.value,
      image_url: images[0]?.value.url ?? null,
      pictures: images.map(({ value }) => value),
    },
    evidence: [
      ...evidence,
      toEvidence('image_url', images[0]?.image ?? NO_IMAGE),
      ...images.map(({ image }, index) => toEvidence(`pictures.${index}`, image)),
    ],
  }
}
